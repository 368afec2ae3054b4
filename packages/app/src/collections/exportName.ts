import { formatDate } from '@staalkaart/ui';

/** The name of an exported collection: `Export {collection} by {username} {dd-MM-yyyy}.docx`, without what a file system refuses. */
export const exportName = (collection: string, username: string, date: Date): string =>
  `Export ${collection} by ${username} ${formatDate(date)}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-') + '.docx';

import { lazily } from './lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric' }));
const moment = lazily(() => new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit' }));

/** A moment as dd-MM-yyyy HH:mm; undefined where there is none, or one that cannot be read. */
export const formatMoment = (date: string | null | undefined): string | undefined => {
  const at = new Date(date ?? '');
  if (Number.isNaN(at.getTime())) return undefined;
  return `${formatDate(at)} ${moment().format(at)}`;
};

/** A date as dd-MM-yyyy (specification §9); '–' where there is none, or one that cannot be read. */
export const formatDate = (date: string | number | Date | null | undefined): string => {
  if (date === null || date === undefined || date === '') return '–';
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? '–' : day().format(at);
};

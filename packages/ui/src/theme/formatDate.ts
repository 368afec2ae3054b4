import { lazily } from './lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric' }));
const moment = lazily(() => new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit' }));

/** The moment that is told; undefined where there is none, or one that cannot be read. Some servers tell the year 1 for none. */
const momentOf = (date: string | number | Date | null | undefined): Date | undefined => {
  const at = new Date(date || NaN);
  const year = at.getFullYear();
  return year > 1900 && year < 9999 ? at : undefined;
};

/** The time of a moment as HH:mm. */
export const formatTime = (at: number | Date): string => moment().format(at);

/** A moment as dd-MM-yyyy HH:mm; undefined where there is none, or one that cannot be read. */
export const formatMoment = (date: string | null | undefined): string | undefined => {
  const at = momentOf(date);
  return at && `${day().format(at)} ${formatTime(at)}`;
};

/** A date as dd-MM-yyyy (specification §9); '–' where there is none, or one that cannot be read. */
export const formatDate = (date: string | number | Date | null | undefined): string => {
  const at = momentOf(date);
  return at ? day().format(at) : '–';
};

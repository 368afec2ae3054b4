const format = new Intl.DateTimeFormat('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** A date as dd-MM-yyyy (specification §9); '–' where there is none, or one that cannot be read. */
export const formatDate = (date: string | number | Date | null | undefined): string => {
  if (date === null || date === undefined || date === '') return '–';
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? '–' : format.format(at);
};

import { FIRST_PAGE } from '@staalkaart/api-client/wire';

/** A page number of the address: a whole number from 1; anything else is page 1. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('pageNumber'));
  return Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE;
};

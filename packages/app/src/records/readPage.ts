import { FIRST_PAGE } from '@staalkaart/api-client/wire';

/** More pages than any list has. */
const LAST_PAGE = 1_000_000_000;

/** A page number of the address: a whole number from 1; anything else is page 1. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('pageNumber'));
  return Number.isInteger(page) && page >= FIRST_PAGE ? Math.min(page, LAST_PAGE) : FIRST_PAGE;
};

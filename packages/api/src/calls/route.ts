import { API_BASE, type Role } from '@staalkaart/api-client/wire';
import type { AuditEvent } from '../events.ts';
import type { UserFact } from '../facts.ts';
import type { Ports } from '../ports.ts';
import { EVERYONE } from '../rules/access.ts';

/** A call on its way to its answer, of whoever makes it. */
export interface OpenCall extends Ports {
  request: Request;
  /** Where it came from; '' where that is not known. */
  address: string;
  /** The site-relative address, without its query. */
  pathname: string;
  query: URLSearchParams;
  /** The parts of the address that a route leaves open, such as `:id`, by their place. */
  params: readonly string[];
  /** The moment of the call, ISO 8601. */
  now: string;
  /** Writes down what happened: once it is so, never within a transaction. */
  tell: (event: AuditEvent) => void;
}

/** A call of somebody who is signed in. */
export interface Call extends OpenCall {
  me: UserFact;
  /** The bearer token of the session. */
  token: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Gives a Response or a JsonAnswer, or a value to send as JSON; undefined is an empty 204. A refusal is thrown. */
type Answer<Asked> = (call: Asked) => unknown;

/** One call of the API, and who may make it; `'open'` needs no sign-in. */
export type Route = {
  method: Method;
  /** After `/api/`, such as `Products/:id`. */
  path: string;
} & ({ allowed: 'open'; answer: Answer<OpenCall> } | { allowed: readonly Role[]; answer: Answer<Call> });

/** Describes a call of people with one of these roles. */
export const route = (method: Method, path: string, answer: Answer<Call>, allowed: readonly Role[] = EVERYONE): Route =>
  ({ method, path, allowed, answer });

/** Describes a call that needs no sign-in. */
export const openRoute = (method: Method, path: string, answer: Answer<OpenCall>): Route => ({ method, path, allowed: 'open', answer });

const isOpenPart = (part: string): boolean => part.startsWith(':');

/** Whether an address is of a route: the open parts, or undefined. */
const match = (pattern: readonly string[], parts: readonly string[]): string[] | undefined =>
  (pattern.length === parts.length && pattern.every((part, place) => (isOpenPart(part) ? parts[place] !== '' : part === parts[place]))
    ? parts.filter((_, place) => isOpenPart(pattern[place] ?? ''))
    : undefined);

/** What was found at an address: the route of the method with the open parts, and the methods of all routes there. */
export interface Found {
  route: Route | undefined;
  params: readonly string[];
  methods: readonly string[];
}

/** Finds routes by address; where several hold, the one with the fewest open parts, so that `Products/filters` is no id. */
export const createRouter = (routes: readonly Route[]): ((method: string, pathname: string) => Found) => {
  const prepared = routes.map(described => ({ described, pattern: described.path.split('/') }))
    .sort((a, b) => a.pattern.filter(isOpenPart).length - b.pattern.filter(isOpenPart).length);
  return (method, pathname) => {
    const parts = pathname.startsWith(API_BASE) ? pathname.slice(API_BASE.length).split('/') : [];
    const found = prepared.flatMap(({ described, pattern }) => {
      const params = match(pattern, parts);
      return params ? [{ described, params }] : [];
    });
    const meant = found.find(({ described }) => described.method === method);
    return { route: meant?.described, params: meant?.params ?? [], methods: found.map(({ described }) => described.method) };
  };
};

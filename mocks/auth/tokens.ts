import type { Role } from '@staalkaart/api-client/wire';
import type { Db } from '../db/db.ts';
import type { UserFact } from '../db/facts.ts';
import { accounts, type Account } from './accounts.ts';

/** A bearer token. It names its user, so that it outlives a reload. */
export const createToken = (userId: number, session = 1): string => `mock.${userId}.${session}`;

/** The token of an account, or of the account with a role: signs in without the call. */
export const tokenFor = (who: Role | Account): string => {
  const account = typeof who === 'string' ? accounts.find(({ role }) => role === who) : who;
  if (!account) throw new Error(`No account has the role ${String(who)}`);
  return createToken(account.id);
};

/** Who sent a request, when that is somebody who may come in. */
export const userOf = (db: Db, request: Request): UserFact | undefined => {
  const id = /^Bearer mock\.(\d+)\.\d+$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const user = id === undefined ? undefined : db.users.get(Number(id));
  return user?.isActive ? user : undefined;
};

import { codeAt } from '@staalkaart/api';
import type { Role } from '@staalkaart/api-client/wire';
import { accounts, SECRET } from '../auth/accounts.ts';
import { type Answered, type Send, senderTo } from '../testing.ts';

/** What an API is asked to be over: without options the seed of 240 products, as nobody has changed it, and the real time. */
interface MakeOptions {
  clock?: () => Date;
  products?: number;
}

type Answers = (request: Request) => Promise<Response>;
/** Gives a fresh API, as a function that answers requests. */
export type MakeApi = (options: MakeOptions) => Answers | Promise<Answers>;

/** An API under test. */
export interface Target {
  /** Calls it as the account with a role, who signs in first; as nobody when there is none. */
  as: (role: Role | undefined) => Send;
  /** Calls it with a bearer token. */
  withToken: (token: string | undefined) => Send;
}

/** Makes the function that gives each test its own API. */
const setUpWith = (makeApi: MakeApi) => async (options: MakeOptions = {}): Promise<Target> => {
  const withToken = senderTo(await makeApi(options));
  const now = () => (options.clock?.() ?? new Date()).getTime();

  const signIn = async (role: Role): Promise<string | undefined> => {
    const { email, password } = accounts.find(account => account.role === role)!;
    const nobody = withToken(undefined);
    const { body } = await nobody('POST', 'Auth/Login', { email, password });
    if (!body.requiresTwoFactor) return body.token;
    return (await nobody('POST', 'Auth/LoginTOTP', { email, code: codeAt(SECRET, now()) })).body.token;
  };
  const tokens = new Map<Role, ReturnType<typeof signIn>>();
  const tokenOf = (role: Role) => {
    const token = tokens.get(role) ?? signIn(role);
    tokens.set(role, token);
    return token;
  };
  /** Whose session was ended signs in once more, where that is possible: a server may end it or not. */
  const callAs = (role: Role): Send => async (...call) => {
    const token = await tokenOf(role);
    const answered = await withToken(token)(...call);
    if (answered.status !== 401) return answered;
    tokens.delete(role);
    const next = await tokenOf(role);
    return next === undefined ? answered : withToken(next)(...call);
  };
  return { as: role => (role ? callAs(role) : withToken(undefined)), withToken };
};

/** Gives each test its own API; `isElsewhere` where that is a running server, whose time and size are its own. */
export type SetUp = ReturnType<typeof setUpWith> & { isElsewhere: boolean };

/** Makes it over what makes an API. */
export const createSetUp = (makeApi: MakeApi, isElsewhere = false): SetUp => Object.assign(setUpWith(makeApi), { isElsewhere });

/** The ids of records. */
export const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);

/** How many records a list says to have. */
export const totalOf = ({ headers }: Answered): number => JSON.parse(headers.get('Pagination') ?? '{}').totalCount;

import { auth } from '../resources/auth.ts';

const calls = { login: auth.login, loginTotp: auth.loginTotp };

/**
 * The two sign-in steps (specification §7). They store nothing and touch no cache: the application decides
 * what becomes of the token. Throw ApiError, without a status where the server could not be reached.
 */
export const useAuth = (): typeof calls => calls;

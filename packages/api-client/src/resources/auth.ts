import { listOf, recordOf } from '../answers.ts';
import { EXTRAS } from '../endpoints.ts';
import { send } from '../transport.ts';
import type { Credentials, LoginResponse, OneTimeCode } from '../types/auth.ts';
import type { Role } from '../types/user.ts';

/** The sign-in calls (specification §7). They store nothing. */
export const auth = {
  /** First step: e-mail and password. */
  login: async (credentials: Credentials): Promise<LoginResponse> =>
    recordOf<LoginResponse>(await send({ method: 'post', url: EXTRAS.login, data: credentials })),
  /** Second step: e-mail and one-time code. */
  loginTotp: async (code: OneTimeCode): Promise<LoginResponse> =>
    recordOf<LoginResponse>(await send({ method: 'post', url: EXTRAS.loginTotp, data: code })),
  /** The names of the roles that a user may have. */
  roles: async (): Promise<Role[]> => listOf<Role>(await send({ method: 'get', url: EXTRAS.roles })),
};

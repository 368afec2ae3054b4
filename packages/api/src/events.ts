import type { Role } from '@staalkaart/api-client/wire';

/** A user that something happened to; absent where nobody has that account. */
interface Whom {
  whom?: number | undefined;
}

/**
 * What whoever runs a server wants to read back: who came in or was refused, whose rights and credentials changed, what came and
 * went by the thousand. Ids and roles alone: never an e-mail address, a body, a token or a code.
 */
export type AuditEvent =
  | { event: 'sign-in' | 'code-asked' | 'sign-in-throttled' | 'sign-out' } & Whom
  | { event: 'sign-in-failed'; why: 'password' | 'code' | 'inactive' } & Whom
  | { event: 'user-created' | 'user-deleted'; role: Role } & Whom
  | { event: 'role-changed'; from: Role; to: Role } & Whom
  | { event: 'user-activated' | 'user-deactivated' | 'identity-changed' | 'password-reset' | 'second-step-on' | 'second-step-reset' } & Whom
  | { event: 'products-imported'; added: number; refused: number };

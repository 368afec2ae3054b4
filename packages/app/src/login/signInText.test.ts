import { ApiError } from '@staalkaart/api-client';
import { expect, it } from 'vitest';
import { signInText } from './signInText.ts';

const answered = (status: number, body: unknown = '') => new ApiError({ kind: 'response', status, body });

it('says of an unanswered sign-in: Not connected to the brains of the app', () => {
  for (const kind of ['network', 'timeout'] as const) expect(signInText(new ApiError({ kind }))).toBe('Not connected to the brains of the app');
});
it('shows a refused sign-in with the words of the server', () => {
  expect(signInText(answered(401, 'E-mail of paswoord is fout'))).toBe('E-mail of paswoord is fout');
});
it('says of one that is refused without a word that it failed, not that nobody is signed in', () => {
  expect(signInText(answered(401))).toBe('Aanmelden is niet gelukt. Kijk na wat je invulde.');
});
it('says what any other call would of the rest', () => {
  expect(signInText(answered(503))).toBe('De server is even niet beschikbaar. Probeer het later opnieuw.');
  expect(signInText(new Error('without a token'))).toBe('Er ging iets mis. Probeer het opnieuw.');
});
it('is silent on one that was called off', () => {
  expect(signInText(new ApiError({ kind: 'cancelled' }))).toBeUndefined();
});

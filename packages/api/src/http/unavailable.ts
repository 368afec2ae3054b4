import { refusal } from './refusal.ts';

const NAME = 'Unavailable';

/**
 * What to throw where the store cannot read or write now, which passes by itself or once somebody makes room.
 * @param detail why, in Dutch
 * @param cause the error behind it, for the log
 */
export const unavailable = (detail: string, cause: unknown): Error => Object.assign(new Error(detail, { cause }), { name: NAME });

/** Whether something was thrown by `unavailable`. */
export const isUnavailable = (thrown: unknown): thrown is Error => thrown instanceof Error && thrown.name === NAME;

/** The answer to a call that met such an error: 503. */
export const unavailableAnswer = ({ message }: Error): Response =>
  refusal(503, { title: 'De catalogus kan dit nu niet uitvoeren.', detail: message }, { 'Retry-After': '10' });

/** What a server announces that carries out a call which makes something once for each {@link KEY_HEADER}. */
export const KEY_FEATURE = 'idempotency-key';

/** Header by which a repeat of such a call is known: a repeat is told what the first was told. */
export const KEY_HEADER = 'Idempotency-Key';

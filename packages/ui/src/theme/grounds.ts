import type { TokenName } from './tokens.ts';

/** Every light surface. */
export const surfaces: readonly TokenName[] = ['color-paper', 'color-surface', 'color-sunken'];

/** Every text colour with what it stands on: the light surfaces, or what is filled. It reads well there in each theme. */
export const grounds = ([
  ['color-ink', surfaces],
  ['color-ink-2', surfaces],
  ['color-ink-3', surfaces],
  ['color-accent', [...surfaces, 'color-accent-soft']],
  ['color-remove', [...surfaces, 'color-remove-soft']],
  ['color-good', surfaces],
  ['color-warning', surfaces],
  ['color-surface', ['color-ink', 'color-add', 'color-remove', 'color-edit']],
  ['color-on-accent', ['color-accent']],
  ['color-on-night', ['color-night', 'color-night-2', 'color-edit']],
  ['color-on-night-2', ['color-night', 'color-night-2', 'color-night-3']],
] satisfies readonly (readonly [text: TokenName, grounds: readonly TokenName[]])[])
  .flatMap(([text, own]) => own.map(ground => [text, ground] as const));

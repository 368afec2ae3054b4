import { css } from 'styled-components';

/**
 * Lets the place of the page's scrollbar, which stays beside what lies over the page and is painted with the page, look as that does.
 * @param when which of what wears it
 * @param background dimmed as by `--color-dim` when absent: of that place Chrome draws the colour alone, and no picture over it
 */
export const gutter = (when: string, background = 'color-mix(in srgb, var(--color-ink) 58%, var(--color-paper))') => css`
  @supports (scrollbar-gutter: stable) {
    @media screen and (hover: hover) and (pointer: fine) {
      html:has(&${when}) { background: ${background}; }
      html:has(&${when}) > body { background: var(--color-paper); }
    }
  }
`;

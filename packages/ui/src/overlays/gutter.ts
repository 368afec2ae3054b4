import { css } from 'styled-components';

/**
 * Lets the place of the page's scrollbar, which stays beside what lies over the page and is painted with the page, look as that does.
 * @param when which of what wears it
 */
export const gutter = (when: string, background: string) => css`
  @media (hover: hover) and (pointer: fine) {
    html:has(&${when}) { background: ${background}; }
    html:has(&${when}) > body { background: var(--color-paper); }
  }
`;

import styled from 'styled-components';
import { breakpoints, from } from '../../theme/tokens.ts';
import { Link } from '../../controls/Link/Link.tsx';

const onPhone = `@media (max-width: ${breakpoints.sm - 0.02}px)`;
/** There the tools of a page with many have no room beside its title. */
const beneathTitle = `@media (min-width: ${breakpoints.sm}px) and (max-width: ${breakpoints['2xl'] - 0.02}px)`;
const withManyTools = ':has(> * > :nth-child(6)):has(> * > [data-main])';
const tool = ':not([data-main])';
const withTools = `:is(:has(> ${tool} ~ ${tool}), :has([data-main]):has(> ${tool}))`;
/** What stands beside the title comes first; what begins the line of the others takes a gap of its own. */
const aboveTools = `
  display: contents;
  [data-main] { order: -1; }
  &${withTools}::before { content: ''; flex-basis: 100%; }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-4) var(--space-3);
  margin-bottom: var(--space-6);
  ${onPhone} { gap: var(--space-2) var(--space-1); }
  ${beneathTitle} { &${withManyTools} { gap: var(--space-2); } }
`;

export const Titles = styled.div`
  flex: 1 1 150px;
  order: -2;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** As high as the buttons beside it, be they there or not: nothing moves with the mode. */
export const Title = styled.h1`
  display: flex;
  align-items: center;
  min-height: var(--size-control);
  font-size: clamp(22px, 4vw, var(--text-2xl));
  letter-spacing: -0.025em;
  hyphens: auto;
  hyphenate-limit-chars: 14 6 4;
  [data-quiet] & { font-size: var(--text-xl); font-weight: var(--weight-medium); color: var(--color-ink-2); }
`;

export const Subtitle = styled.div`
  margin-top: var(--space-1);
  color: var(--color-ink-2);
`;

export const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--size-control);
  margin: calc(-1 * var(--space-2)) 0 0 -4px;
  padding-right: var(--space-2);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  svg { width: 18px; height: 18px; }

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  /* Two of the longest stand side by side on a phone. */
  button[data-variant] { padding-inline: 12px; }
  ${from.md} { gap: var(--space-3); button[data-variant] { padding-inline: 18px; } }
  ${from.lg} { justify-content: flex-end; }
  /* On a phone the main action stands beside the title, the tools on a line of their own: the content comes sooner. */
  ${onPhone} { ${aboveTools} > :has(> label > [type='checkbox']) { flex: 1 1 200px; } }
  /* So it does where there are many. */
  ${beneathTitle} { ${withManyTools} & { ${aboveTools} } }
`;

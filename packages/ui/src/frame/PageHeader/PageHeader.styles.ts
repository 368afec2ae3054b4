import styled from 'styled-components';
import { below, from, onTouch } from '../../theme/tokens.ts';
import { CheckboxPlace } from '../../controls/Checkbox/Checkbox.styles.ts';
import { Link } from '../../controls/Link/Link.tsx';

const onPhone = `@media ${below.sm}`;
/** There the actions of a crowded page have no room beside its title. */
const beneathTitle = `${from.sm} and ${below['2xl']}`;
const crowded = '[data-crowded]';
/** The main action stands beside the title, the tools on a line of their own. */
const aboveTools = 'display: contents; [data-main] { order: -1; }';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-4) var(--space-3);
  margin-bottom: var(--space-6);
  ${onPhone} { gap: var(--space-2) var(--space-1); }
  ${beneathTitle} { &${crowded} { gap: var(--space-2); } }
`;

export const Titles = styled.div`
  flex: 1 1 150px;
  order: -2;
  min-width: 0;
  overflow-wrap: anywhere;
  /* Two words on one line, before the actions have theirs. */
  ${from.sm} { flex-basis: 220px; }
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
  white-space: pre-line;
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
  button[data-variant] { padding-inline: 12px; ${onTouch} { min-width: var(--size-touch); } }
  ${from.md} { gap: var(--space-3); button[data-variant] { padding-inline: 18px; } }
  /* On a line of their own, too, what makes another one is where it always is. */
  ${from.sm} { justify-content: flex-end; margin-inline-start: auto; }
  /* On a phone the content comes sooner so, and on the page of the most actions on a tablet too. */
  ${onPhone} { ${aboveTools} > ${CheckboxPlace} { flex: 1 1 200px; } }
  ${beneathTitle} { ${crowded} & { ${aboveTools} } }
`;

/**
 * Comes last among the actions: begins the line of the tools, where there is one and something else beside it, on a phone a
 * long title too. It counts its own siblings: a `:has()` on the bar would have much of the page styled anew at each press.
 */
export const ToolsLine = styled.span`
  display: none;
  order: -1;
  flex-basis: 100%;
  &:nth-child(n + 2 of :not([data-main])) {
    ${onPhone} { &:nth-child(n + 3), [data-long] & { display: block; } }
    ${beneathTitle} { ${crowded} &:nth-child(n + 3) { display: block; } }
  }
`;

import { Modal, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';
import { gutter } from '../gutter.ts';
import { seenAtOnce } from '../seenAtOnce.ts';

/** From here on a panel stands at the side: on phones and standing tablets it is a sheet from below. */
const beside = '@media (min-width: 900px)';

/** A phone on its side, of which a keyboard leaves half: the whole of a dialog scrolls, and its buttons stay. */
const low = '@media (max-height: 480px)';

/** As high as what the software keyboard leaves free. */
export const Dim = styled(ModalOverlay)`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: var(--visual-viewport-height, 100dvh);
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: var(--space-2);
  background: var(--color-dim);
  animation: ${animations.dim} var(--time-move) ease-out;
  ${from.sm} { padding-inline: var(--space-6); }
  &[data-size='small'] { padding: var(--space-4); }
  ${low} { padding: var(--space-2); }
  &[data-size='side'] { place-items: end; padding: 0; ${beside} { background: transparent; } }
  /* Neither seen nor pressed. Not by its visibility: what has the focus would lose it, and what is inherited styles all of it anew. */
  &[data-closing] { clip-path: inset(100%); }
  &:not([data-closing]) { ${seenAtOnce} }
  ${gutter(":not([data-size='side'], [data-closing])")}
`;

export const Panel = styled(Modal)`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  width: min(520px, 100%);
  max-height: 100%;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${edge}
  /* Round it: what stays in sight within is above its own line. */
  &:not(:focus-visible) { outline-offset: 0; }
  ${seenAtOnce}
  /* It does not fade: on a slow tablet the first frames of a fade are late, and the dialog with them. */
  animation: ${animations.grow} var(--time-move) var(--ease-out);
  &[data-size='small'] { width: min(440px, 100%); }
  &[data-size='wide'] { width: min(760px, 100%); }
  &[data-size='side'] {
    width: 100%;
    height: min(86%, 900px);
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    animation: ${animations.fromBelow} var(--time-slow) var(--ease-out);
    ${beside} { width: 380px; height: 100%; border-radius: var(--radius-l) 0 0 var(--radius-l); animation-name: ${animations.fromTheSide}; }
  }

  > [role] { display: grid; grid-template-rows: minmax(0, 1fr); min-height: 0; outline: none; }
`;

export const Sheet = styled.form`
  --edge: var(--space-5);
  ${from.sm} { --edge: var(--space-7); }
  [data-size='small'] & { --edge: var(--space-6); ${from.sm} { --edge: var(--space-7); } }
  [data-size='side'] & { --edge: var(--space-6); }
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${low} { overflow-y: auto; overscroll-behavior: contain; scroll-padding-bottom: 72px; }
`;

export const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4) calc(var(--edge) - 10px) var(--space-3) var(--edge);
  ${from.sm} { padding-top: var(--space-5); }
  h2 { flex: 1; min-width: 0; font-size: var(--text-xl); overflow-wrap: anywhere; }
  [data-size='small'] & { padding: var(--edge) var(--edge) 0; }
  [data-size='side'] & { padding: var(--space-4) var(--space-4) var(--space-2) var(--edge); }
  ${low} { padding-block: var(--space-2) 0; }
`;

/** The padding leaves room for the ring of a focused field. */
export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--space-8);
  display: grid;
  align-content: start;
  gap: 5px;
  padding: var(--space-2) var(--edge) var(--space-3);
  transition: opacity var(--time-quick);
  &[inert] { opacity: 0.4; }
  /* Room for the ring around its last field. */
  [data-size='small'] & { gap: 0; padding: 0 var(--edge) 2px; }
  [data-size='side'] & { gap: 0; padding-block: 0 var(--space-4); }
  ${low} { flex: none; overflow: visible; }
`;

/** Between the body and the foot: always in sight. */
export const Failure = styled.div`
  flex: none;
  max-height: 25dvh;
  overflow-y: auto;
  margin: 0 var(--edge) var(--space-3);
  /* Above the buttons, which are 61 px high. */
  ${low} { position: sticky; bottom: 61px; z-index: 1; }
  &:has(> :empty) { margin: 0; }
  [data-size='small'] & { margin-block: var(--space-3) 0; }
`;

export const Foot = styled.footer`
  flex: none;
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-3) var(--edge) var(--space-5);
  border-top: 1px solid var(--color-line);
  > button { flex: 1 1 auto; min-width: 96px; min-height: var(--size-touch); }
  ${from.sm} { > button { flex: none; } }
  ${low} { position: sticky; bottom: 0; z-index: 1; padding-block: var(--space-2); background: var(--color-surface); }
  [data-size='small'] & { padding-block: var(--edge); border: 0; > button { flex: none; } }
  [data-size='side'] & { gap: var(--space-3); padding-bottom: max(var(--space-4), env(safe-area-inset-bottom)); > button { flex: 1 1 0; min-height: var(--size-control); } }
  &[data-asking] { background: var(--color-sunken); [data-variant='quiet']:not(:hover) { background: var(--color-surface); } }
`;

import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

/* A sheet from below on phones and standing tablets, a panel at the right from 900 px on: the results stay in sight. */
export const Sheet = styled.dialog`
  position: fixed;
  inset: auto 0 0;
  display: none;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: min(86dvh, 900px);
  max-height: none;
  padding: 0;
  border: 0;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  overscroll-behavior: contain;
  &[open] { display: flex; animation: sheet-up var(--time-slow) var(--ease-out); }
  @keyframes sheet-up { from { translate: 0 100%; } }
  @media (min-width: 900px) {
    inset: 0 0 0 auto;
    width: 380px;
    height: 100dvh;
    border-radius: var(--radius-l) 0 0 var(--radius-l);
    &[open] { animation-name: sheet-in; }
    @keyframes sheet-in { from { translate: 100% 0; } }
  }

  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-raised);
  ${edge}
  &::backdrop { background: var(--color-dim); animation: dim-in var(--time-move); }
  @keyframes dim-in { from { opacity: 0; } }
  @media (min-width: 900px) { &::backdrop { background: transparent; } }
`;

export const SheetHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) var(--space-4) var(--space-2) var(--space-6);
  h2 { font-size: var(--text-xl); }
`;

export const SheetBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--space-6) var(--space-4);
`;

export const SheetFoot = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-6) max(var(--space-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
`;

export const GroupBox = styled.details`
  padding-bottom: var(--space-2);
  & + & { border-top: 1px solid var(--color-line); }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  border-radius: var(--radius-s);
  font-weight: var(--weight-bold);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  svg { width: 18px; height: 18px; margin-left: auto; color: var(--color-ink-2); transition: rotate var(--time-quick); }
  details[open] > & svg { rotate: 180deg; }
`;

export const Count = styled.span`
  min-width: 22px;
  padding: 1px 7px;
  border-radius: var(--radius-round);
  font-size: var(--text-xs);
  text-align: center;
  background: var(--color-accent);
  color: var(--color-on-accent);
`;

export const GroupSearch = styled.div`
  position: relative;
  margin-bottom: var(--space-2);
  svg { position: absolute; left: var(--space-3); top: 50%; width: 16px; height: 16px; translate: 0 -50%; color: var(--color-ink-3); pointer-events: none; }
  input {
    width: 100%;
    min-height: var(--size-control);
    padding: 0 var(--space-3) 0 36px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface);
    &::placeholder { color: var(--color-ink-3); opacity: 1; }
  }
`;

export const Options = styled.fieldset`
  display: grid;
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Note = styled.p`
  padding: var(--space-2) 0;
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;

export const NoMatch = styled.output`
  display: block;
  padding: var(--space-2) 0;
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;

export const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding-block: var(--space-4);
  color: var(--color-ink-2);
`;

export const Bone = styled.span`
  display: block;
  height: 16px;
  margin: 14px 0;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
  animation: breathe 1.2s ease-in-out infinite alternate;
  @keyframes breathe { to { opacity: 0.5; } }
  &:nth-child(3n + 1) { width: 44%; }
  &:nth-child(3n + 2) { width: 72%; }
  &:nth-child(3n) { width: 58%; }
`;

import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';

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
  animation: ${animations.breathe} 1.8s ease-in-out infinite;
  &:nth-child(3n + 1) { width: 44%; }
  &:nth-child(3n + 2) { width: 72%; }
  &:nth-child(3n) { width: 58%; }
`;

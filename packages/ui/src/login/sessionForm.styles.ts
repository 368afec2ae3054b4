import styled from 'styled-components';
import { edge } from '../theme/edge.ts';

/** The form of both steps of the sign-in. */
export const Form = styled.form`
  display: grid;
  gap: 2px;
  button[type='submit'] { margin-top: var(--space-2); }
`;

export const Title = styled.h1`
  margin-bottom: var(--space-5);
  font-size: var(--text-2xl);
  letter-spacing: -0.025em;
`;

export const Intro = styled.p`
  margin: calc(-1 * var(--space-2)) 0 var(--space-5);
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
`;

/** The form is in the middle, and stays there when this comes: it takes the room beneath, where nothing else does. */
export const Failure = styled.div`
  form:last-child > & { height: 0; }
  > * { margin-top: var(--space-3); }
`;

export const Qr = styled.img`
  width: 208px;
  height: 208px;
  margin-bottom: var(--space-5);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  image-rendering: pixelated;
`;

export const Back = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  gap: 6px;
  min-height: 44px;
  margin-top: var(--space-3);
  padding: 0 var(--space-3) 0 var(--space-2);
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);
  svg { width: 18px; height: 18px; }

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); background: var(--color-sunken); }
`;

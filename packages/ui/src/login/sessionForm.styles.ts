import styled from 'styled-components';
import { FailureNotice } from '../controls/FailureNotice/FailureNotice.ts';

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

export const Failure = styled(FailureNotice)`margin-top: var(--space-3);`;

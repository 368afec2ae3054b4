import styled from 'styled-components';

export const Run = styled.div`
  padding: var(--space-3) var(--space-4);
  & + & { border-top: 1px solid var(--color-line); }
`;

export const Failures = styled.div`
  max-height: min(36vh, 300px);
  margin-top: var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  > * { padding: var(--space-1) 0; }
  p { color: var(--color-remove); }
  li { display: inline; }
  li:not(:last-child)::after { content: ', '; }
`;

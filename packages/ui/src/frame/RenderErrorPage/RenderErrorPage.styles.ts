import styled from 'styled-components';

export const Details = styled.details`
  margin-top: var(--space-4);
  font-size: var(--text-s);
  color: var(--color-ink-2);
  summary { display: flex; align-items: center; min-height: var(--size-control); width: fit-content; cursor: pointer; text-decoration: underline; text-underline-offset: 0.2em; }
  code { display: block; padding: var(--space-3); border-radius: var(--radius-s); background: var(--color-sunken); overflow-wrap: anywhere; }
`;

export const Reload = styled.div`
  margin-top: var(--space-6);
  button { min-height: var(--size-touch); }
`;

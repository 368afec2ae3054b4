import styled from 'styled-components';

export const CheckList = styled.ul`
  && { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); gap: var(--space-2) var(--space-8); margin: 0; padding: 0; list-style: none; }
  li { margin: 0; }
  label { display: grid; grid-template-columns: 22px 1fr; gap: var(--space-3); padding: var(--space-3) 0; border-bottom: 1px solid var(--color-line); cursor: pointer; }
  input { width: 20px; height: 20px; margin: 1px 0 0; accent-color: var(--color-accent); }
  strong { display: block; font-weight: var(--weight-medium); }
  small { display: block; font-size: var(--text-s); line-height: 1.45; color: var(--color-ink-2); }
  input:checked + span strong { color: var(--color-ink-2); text-decoration: line-through; }
`;

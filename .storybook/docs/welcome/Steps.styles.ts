import styled from 'styled-components';

export const StepList = styled.ol`
  && { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: var(--space-4); margin: 0; padding: 0; list-style: none; counter-reset: step; }
  li { counter-increment: step; display: grid; align-content: start; gap: var(--space-2); margin: 0; padding: var(--space-5); border-radius: var(--radius-l); background: var(--color-surface); box-shadow: inset 0 0 0 1px var(--color-line); }
  li::before { content: counter(step); display: grid; place-items: center; width: 32px; height: 32px; margin-bottom: var(--space-2); border-radius: 50%; background: var(--color-accent); color: var(--color-on-accent); font-weight: var(--weight-bold); }
  strong { font-weight: var(--weight-bold); }
  span { font-size: var(--text-m); line-height: 1.5; color: var(--color-ink-2); }
`;

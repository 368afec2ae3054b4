import styled from 'styled-components';

export const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
`;

/** While pending the spinner stands in the text's place, so that the button keeps its width. */
export const ActionPlace = styled.div`
  button { position: relative; min-height: var(--size-touch); padding: 0 14px; }
  button[aria-busy='true'] { opacity: 0.8; }
  [aria-busy='true'] > [aria-hidden] { position: absolute; inset: 0; margin: auto; }
  [aria-busy='true'] > :not([aria-hidden]) { opacity: 0; }
`;

import styled from 'styled-components';

export const Boxes = styled.div`
  margin-top: var(--space-3);
`;

import styled from 'styled-components';

/** Each half as wide as its own words: the second has more of them. */
export const Halves = styled.div`
  max-width: 100%;
  label { flex: 1 1 auto; }
`;

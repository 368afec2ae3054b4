import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';
import { lessMotion } from '../../theme/motion.ts';

export const Bone = styled.span`
  display: block;
  width: 100%;
  /* Inline, so that the margins of following lines do not collapse: each is as high as a line of text. */
  &[data-kind='line'] { display: inline-block; vertical-align: top; height: 0.8em; margin-block: 0.325em; border-radius: var(--radius-s); }
  &:last-child[data-kind='line']:not(:first-child):not([style*='width']) { width: 62%; }

  background: var(--color-sunken);
  animation: ${animations.breathe} 1.8s ease-in-out infinite;
  ${lessMotion('animation: none;')}
  ${edge}
`;

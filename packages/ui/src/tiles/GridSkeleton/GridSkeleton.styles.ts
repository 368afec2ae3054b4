import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { ACTIONS_HEIGHT, LIST_ROW_HEIGHT, TEXT_HEIGHT, TEXT_MARGIN } from '../WindowedGrid/sizes.ts';
import { edge } from '../../theme/edge.ts';
import { lessMotion } from '../../theme/motion.ts';

export const Bone = styled.li`
  animation: ${animations.breathe} 1.8s ease-in-out infinite;
  ${lessMotion('animation: none;')}
  &:nth-child(2n) { animation-delay: 0.15s; }
  &:nth-child(3n) { animation-delay: 0.3s; }

  > [data-part='picture'] { border-radius: var(--radius-m); background: var(--color-sunken); aspect-ratio: 4 / 3; ${edge} }
  &[data-kind='segment'] > [data-part='picture'] { aspect-ratio: 16 / 10; }
  &[data-kind='segment'] > [data-part='picture'],
  &[data-kind='category'] > [data-part='picture'] { border-radius: var(--radius-l); }
  > [data-part='text'] {
    height: ${TEXT_HEIGHT}px;
    margin-top: ${TEXT_MARGIN}px;
    padding-top: 4px;
    &::before, &::after {
      content: '';
      display: block;
      width: 64%;
      height: 13px;
      border-radius: var(--radius-s);
      background: var(--color-sunken);
    }
    &::after { width: 42%; height: 10px; margin-top: 11px; }
  }
  /* A collection's tile has one line of each. */
  &[data-kind='collection'] > [data-part='text'] { height: 41px; }
  > [data-part='actions'] { height: ${ACTIONS_HEIGHT}px; }

  [data-view='list'] > && {
    height: ${LIST_ROW_HEIGHT}px;
    background:
      linear-gradient(var(--color-sunken) 0 0) 96px 24px / 34% 13px no-repeat,
      linear-gradient(var(--color-sunken) 0 0) 96px 46px / 20% 10px no-repeat;
    > [data-part='picture'] { width: 72px; position: relative; left: 8px; top: 13px; border-radius: var(--radius-s); }
  }
`;

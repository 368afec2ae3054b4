import styled from 'styled-components';
import { onTouch } from '../../theme/tokens.ts';

export const Heading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
`;

export const Trail = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 24px;
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
  a { display: inline-flex; align-items: center; min-width: 0; min-height: 24px; }
  ${onTouch} { min-height: var(--size-touch); a { min-width: var(--size-touch); min-height: var(--size-touch); } }
  a:hover { color: var(--color-ink); text-decoration: underline; }
`;

export const Step = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
`;

export const Unseen = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--color-ink-2);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  svg { flex: none; width: 16px; }
`;

export const Title = styled.h1`
  font-size: var(--text-2xl);
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  &:empty { display: none; }
`;

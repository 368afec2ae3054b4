import styled from 'styled-components';
import { Main } from '../packages/ui/src/frame/PageContainer/PageContainer.tsx';
import { Grid } from '../packages/ui/src/tiles/WindowedGrid/WindowedGrid.styles.ts';
import type { Choices } from './toolbar.ts';

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 2147483647;
  overflow: hidden;
  pointer-events: none;
  background: repeating-linear-gradient(rgb(0 98 114 / 0.14) 0 1px, transparent 1px var(--space-2));
  && > div { padding-block: 0; }
  && ul, && li { margin: 0; padding: 0; list-style: none; }
  li { height: 100vh; background: rgb(226 0 122 / 0.08); box-shadow: inset 1px 0 rgb(226 0 122 / 0.4), inset -1px 0 rgb(226 0 122 / 0.4); }
`;

/** The columns and margins of the catalogue's page, and its rhythm of 8 px, over whatever is shown, where the toolbar asks for it. */
export const GridOverlay = ({ tools, mode }: Pick<Choices, 'tools' | 'mode'>) => tools === 'grid' && (
  <Overlay aria-hidden inert>
    <Main as="div"><Grid data-mode={mode}>{Array.from({ length: 5 }, (_, index) => <li key={index} />)}</Grid></Main>
  </Overlay>
);

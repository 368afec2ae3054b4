import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { GlobalStyle } from '../../../packages/ui/src/theme/GlobalStyle.ts';
import { brand } from '../brand/brand.ts';
import { PageStyle } from './Page.styles.ts';

/** Around every docs page: the tokens, the font and the quiet paper of the product. */
const Container = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props} theme={brand}>
    <GlobalStyle />
    <PageStyle />
    {children}
  </DocsContainer>
);

export default Container;

import { DocsContainer, Heading, Subheading, Title, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { Styles } from '../../packages/ui/src/theme/Styles.tsx';
import { TouchLook } from '../TouchLook.tsx';
import { applyAppearance, choicesParam } from '../toolbar.ts';
import { brand } from './brand.ts';
import { PageStyle } from './docs.styles.ts';
import { GlobalsParam, useToolbar } from './globals.ts';

/** The headings of a page that is written out: as on every other page, without Storybook's English link in their names. */
const headings = { h1: Title, h2: Heading, h3: Subheading };

/** Around every docs page: the tokens and the font of the product, and what the toolbar says. */
const Container = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const choices = useToolbar(props.context);
  const param = choicesParam(choices);
  useEffect(() => applyAppearance(choices), [choices]);
  useEffect(() => { document.documentElement.lang = 'nl'; }, []);
  // Storybook's own blocks begin the address of a framed story with this one.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${param}` });
  return (
    <DocsContainer {...props} theme={brand}>
      <Styles>
        <PageStyle />
        <TouchLook {...choices} />
        <GlobalsParam value={param}>{children}</GlobalsParam>
      </Styles>
    </DocsContainer>
  );
};

export default Object.assign(Container, { headings });

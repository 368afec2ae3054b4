import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentType, type PropsWithChildren } from 'react';

// Lazy: a story by itself, and a test of it, load nothing of the docs. The page comes with its container and is
// there at once: the table of contents reads its headings as soon as the container stands.
let Page: ComponentType | undefined;
const Container = lazy(async () => {
  const [container, page] = await Promise.all([import('./page/Container.tsx'), import('./page/Page.tsx')]);
  Page = page.default;
  return container;
});

/** How Storybook draws its docs pages: in Dutch, in the product's type and colours. */
export const docsParameters = {
  lang: 'nl',
  toc: { title: 'Op deze pagina', headingSelector: 'h2' },
  page: () => Page && <Page />,
  container: (props: PropsWithChildren<DocsContainerProps>) => <Suspense><Container {...props} /></Suspense>,
};

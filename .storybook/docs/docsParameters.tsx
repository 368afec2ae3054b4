import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { parameters } from '@storybook/addon-docs/preview';
import { lazy, Suspense, type ComponentType, type PropsWithChildren } from 'react';

// Lazy: a story by itself, and a test of it, load nothing of the docs. The page comes with its container and is
// there at once: the table of contents reads its headings as soon as the container stands.
let Page: ComponentType | undefined;
const loadContainer = async () => {
  const [container, page] = await Promise.all([import('./Container.tsx'), import('./Page.tsx')]);
  Page = page.default;
  return container;
};
const Container = lazy(loadContainer);

// A page of docs asks for what it is drawn with beside the stories that it is about, instead of after them.
if (new URLSearchParams(globalThis.location?.search).get('viewMode') === 'docs') {
  void parameters.docs.renderer();
  void loadContainer();
}

/** How Storybook draws its docs pages: in Dutch, in the product's type and colours. */
export const docsParameters = {
  lang: 'nl',
  toc: { title: 'Op deze pagina', headingSelector: 'h2:not(.sbdocs-subtitle)' },
  page: () => Page && <Page />,
  container: (props: PropsWithChildren<DocsContainerProps>) => <Suspense><Container {...props} /></Suspense>,
};

import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { parameters } from '@storybook/addon-docs/preview';
import type { ComponentType, PropsWithChildren } from 'react';

// A story by itself, and a test of it, load nothing of the docs. All of it is there before a page is drawn: what came
// in the middle would be kept back for 300 ms by React, and missing in the table of contents.
let Page: ComponentType | undefined;
let Container: ComponentType<PropsWithChildren<DocsContainerProps>> | undefined;
const components = {};

const drawPage = () => Page && <Page />;

interface DocsRenderer { render: (context: object, docs: { page?: unknown }, place: HTMLElement) => Promise<void> }
/**
 * Draws a page of docs once. With each choice in the toolbar Storybook would draw it from nothing: the place where somebody reads is
 * lost, and a story that is still being drawn has the whole page loaded anew. It follows the toolbar by itself; a written page does not.
 */
const once = <Renderer extends DocsRenderer>(renderer: Renderer): Renderer => {
  let drawn: object | undefined;
  const { render } = renderer;
  renderer.render = async (context, docs, place) => {
    if (drawn === context && docs.page === drawPage) return;
    drawn = context;
    await render(context, docs, place);
  };
  return renderer;
};

const loadRenderer = async () => {
  const [renderer, page, container] = await Promise.all([parameters.docs.renderer(), import('./Page.tsx'), import('./Container.tsx')]);
  Page = page.default;
  Container = container.default;
  Object.assign(components, container.default.headings);
  return once(renderer);
};

// A page of docs asks for what it is drawn with beside the stories that it is about, instead of after them.
if (new URLSearchParams(globalThis.location?.search).get('viewMode') === 'docs') void loadRenderer();

/** How Storybook draws its docs pages: in Dutch, in the product's type and colours. */
export const docsParameters = {
  // At once, with nothing above the heading in the window: a frame that grows there would move it.
  toc: { title: 'Op deze pagina', headingSelector: 'h2:not(.sbdocs-subtitle)', unsafeTocbotOptions: { scrollSmoothDuration: 0, scrollSmoothOffset: 0 } },
  renderer: loadRenderer,
  components,
  page: drawPage,
  container: (props: PropsWithChildren<DocsContainerProps>) => Container && <Container {...props} />,
};

/** What is asked of a story to know how to show it among others on one page. */
export interface ShownStory {
  title: string;
  parameters: { layout?: string; docs?: { story?: { inline?: boolean }; source?: { originalSource?: string } } };
  playFunction?: unknown;
  /** What the file exports; `input` is what was written in it. */
  moduleExport?: { input?: { beforeEach?: unknown } };
  /** What the story pins of the toolbar: role, mode, network, theme, viewport. */
  storyGlobals: Readonly<Record<string, unknown>>;
}

/** Widgets that cover the page, or that show nothing else than a dialog. */
const COVERS = /^(forms(?!\/RichTextEditor)|import|login|overlays\/(FormDialog|ConfirmDialog)|feedback\/Toasts|frame\/(ErrorPage|RenderErrorPage)|product\/Slideshow|tiles\/(HighlightedCard|WindowedGrid))\b/;

/** Its source as it was written, and its functions too: Storybook does not always know the first. */
const sourceOf = ({ parameters, playFunction, moduleExport }: ShownStory) =>
  [parameters.docs?.source?.originalSource, playFunction, moduleExport?.input?.beforeEach].map(String).join('\n');

/** Its play presses, types or holds: it needs a page of its own to be in its state. */
export const acts = (story: ShownStory): boolean => /userEvent|fireEvent|pointer\(|\.focus\(\)|\b(?:hang|drop|paste|dragFrom|lift)\(/.test(sourceOf(story));

/** Covers its page: it is as tall as a screen, not as its content. */
export const covers = (story: ShownStory): boolean => COVERS.test(story.title);

/**
 * Whether a story renders in a frame of its own: stories of one page share its styles, its mock and its
 * focus, so that whatever pins the toolbar, overrides the network or covers the page would reach the others.
 */
export const needsFrame = (story: ShownStory): boolean =>
  story.parameters.docs?.story?.inline === false
  || Object.keys(story.storyGlobals).length > 0
  || story.parameters.layout === 'fullscreen'
  || covers(story)
  || /msw/.test(sourceOf(story));

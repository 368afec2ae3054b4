import type { Args, PlayFunction, PlayFunctionContext, Renderer } from 'storybook/internal/types';
import { initialChoices } from './toolbar.ts';
import { screenOf, viewportName, type Viewport } from './viewports.ts';

type Context = PlayFunctionContext<Renderer, Args>;
interface Written { play?: PlayFunction<Renderer, Args> }
type Extend = (input: Written) => StoryObject;
interface StoryObject { extend: Extend }
interface MetaObject { story: (input?: Written) => StoryObject }
interface Factory { meta: (input: Written) => MetaObject }

/** These change how a story looks, not what happens in it; of the tools these two do more. */
const APPEARANCE = new Set(['theme', 'tools']);
const ACTING: readonly unknown[] = ['strict', 'touch'];
/** And these nothing of a widget, which has its person and its mode from its props. */
const OF_SCREENS = new Set(['role', 'mode', 'network', 'size']);

/** Whether a story shows a widget of the library, and no screen of the application. */
export const isOfWidget = ({ fileName }: { fileName?: unknown }): boolean => String(fileName).includes('packages/ui/');

/** Whether the toolbar says something else than a story was written for: another role, network … */
export const isChosenOtherwise = ({ globals, storyGlobals, parameters }: Record<'globals' | 'storyGlobals' | 'parameters', Readonly<Record<string, unknown>>>): boolean => {
  const isWidget = isOfWidget(parameters);
  return ACTING.includes(globals.tools)
    || Object.entries(initialChoices).some(([name, value]) => !APPEARANCE.has(name) && !(isWidget && OF_SCREENS.has(name)) && !(name in storyGlobals) && globals[name] !== value);
};

/** Whether this page is the one that the manager shows: its screen and its panels are of that. */
export const isInManager = (): boolean => window.frameElement?.id === 'storybook-preview-iframe';

/** The manager gives its frame the screen that a story pins, be it a moment later; a window of its own has another, and so may a half of side by side. */
const isOnOtherScreen = (pinned: unknown): boolean => {
  const { width } = screenOf(pinned) ?? {};
  return width !== undefined && !isInManager() && width !== `${innerWidth}px`;
};

/** Whether a reviewer has chosen something else than the story was written for: on the toolbar, a screen, a prop. */
const isChanged = ({ globals, storyGlobals, userGlobals, unmappedArgs, initialArgs, parameters }: Context): boolean => {
  const screen = viewportName(userGlobals?.viewport as Viewport);
  return isChosenOtherwise({ globals, storyGlobals: storyGlobals as typeof globals, parameters })
    || globals.theme === 'both'
    || isOnOtherScreen(storyGlobals.viewport)
    || (screen !== undefined && screen !== viewportName(storyGlobals.viewport as Viewport))
    // Before names stand for values: a list is copied for that, whatever is in it.
    || Object.entries(initialArgs).some(([name, value]) => unmappedArgs[name] !== value);
};

/** Whether it is Vitest that shows the stories. */
export const isTested = '__vitest_browser__' in globalThis;

/** Whether a frame stands in a page of docs, or in a frame of one: nobody can act there, and no panel shows what fails. */
const isInDocs = (frame = window.frameElement): boolean =>
  frame !== null && (frame.ownerDocument.location.search.includes('viewMode=docs') || isInDocs(frame.ownerDocument.defaultView!.frameElement));

const guard = <T extends Written>(input: T): T => {
  const { play } = input;
  if (!play) return input;
  const guarded = async (context: Context) => {
    if (isChanged(context)) return context.step('Niet gespeeld: de werkbalk of de waarden staan anders dan waarvoor dit geschreven is.', () => undefined);
    try {
      await play(context);
    } catch (error) {
      // As far as it came, it is the picture of its state: one that cannot have the focus, for instance.
      if (!isInDocs()) throw error;
    }
  };
  // Storybook and the docs read in the text of a play what it needs.
  guarded.toString = () => play.toString();
  return { ...input, play: guarded };
};

const guardStory = (story: StoryObject): StoryObject => {
  const { extend } = story;
  return Object.assign(story, { extend: (input: Written) => guardStory(extend.call(story, guard(input))) });
};

/**
 * Lets a play run only with the choices that its story was written for, so that no choice of a reviewer turns it red.
 * A test always has those, and runs every play as it is.
 * @param preview what `definePreview` made
 */
export const guardPlays = (preview: object): void => {
  if (isTested) return;
  const factory = preview as Factory;
  const { meta } = factory;
  factory.meta = input => {
    const made = meta(guard(input));
    const { story } = made;
    return Object.assign(made, { story: (written: Written = {}) => guardStory(story(guard(written))) });
  };
};

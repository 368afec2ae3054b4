import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { Styles, toastStore } from '@staalkaart/ui';
import addonMsw from 'msw-storybook-addon';
import { Fragment, lazy, StrictMode, Suspense } from 'react';
import { FORCE_REMOUNT, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { a11y, checkOnce, prepareCheck } from './a11y.ts';
import { addControls, addDefaults, argsWithCode } from './controls.ts';
import { docsParameters } from './docs/docsParameters.tsx';
import { GridOverlay } from './GridOverlay.tsx';
import { guardPlays, isOfWidget, isTested } from './plays.ts';
import { setAnswers, startAs, storyApi } from './start.ts';
import { storyCode } from './storyCode.ts';
import { IN_SYSTEM_COLORS } from './tags.ts';
import { TouchLook } from './TouchLook.tsx';
import { applyAppearance, choicesOf, initialChoices, toolbar, type Choices } from './toolbar.ts';
import { viewports } from './viewports.ts';

// Two busy cores answer within seconds, not within the default second; a cold run also loads the application.
configure({ asyncUtilTimeout: 10_000 });

// Whoever looks at one story at a time does not wait for this.
const SideBySide = lazy(() => import('./SideBySide.tsx'));

declare global {
  /** Switches forced colours on or off for the page; there in a test run alone (vitest.setup.ts). */
  var staalkaartForcedColors: ((isOn: boolean) => Promise<void>) | undefined;
}

/**
 * Shows a story with the tag 'systeemkleuren' in forced colours, where the browser can be told to. Elsewhere the story
 * shows its screen as it is: a person switches them on, in DevTools (Rendering > forced-colors) or in Windows.
 * @returns what switches them off again
 */
const forceColors = async (tags: readonly string[]): Promise<(() => Promise<void>) | undefined> => {
  const force = globalThis.staalkaartForcedColors;
  if (!force || !tags.includes(IN_SYSTEM_COLORS)) return undefined;
  await force(true);
  return () => force(false);
};

/** What a screen lives by: another person, mode, network, catalogue or StrictMode starts it anew; another theme, size or grid only dresses it differently. */
const lifeOf = ({ role, mode, network, size, theme, tools }: Choices): string => [role, mode, network, size, theme === 'both', tools === 'strict'].join();
/** What a widget lives by: another beginning starts it anew, and what is given later does not. */
const beginningOf = (args: object): string => JSON.stringify(Object.entries(args).filter(([name]) => /^(?:default|initial)[A-Z]/.test(name)));
/** Of each place where a story stands: whose life it is. */
const lives = new WeakMap<Element, string>();

const preview = definePreview({
  addons: [definePreviewAddon<DocsTypes>(docs), addonA11y(), addonMsw(storyApi.start)],
  tags: ['autodocs', 'stabiel', '!manifest'],
  globalTypes: toolbar,
  initialGlobals: { ...initialChoices, viewport: { value: undefined } },
  parameters: {
    layout: 'padded',
    htmlLang: 'nl',
    viewport: { options: viewports },
    a11y,
    controls: { expanded: true },
    // Nobody reads the code of a tested story: printing what it draws took a seventh of its time.
    docs: { ...docsParameters, codePanel: true, source: isTested ? { type: 'code' } : { type: 'dynamic', transform: storyCode } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Staalkaart', ['Welkom', 'Wat is er nieuw (changelog)', 'Een scherm nakijken'],
          'Fundamenten', ['Kleur', 'Lettertype', 'Ruimte', 'Diepte', 'Beweging', 'Iconen', 'Raster', 'Taal'],
          'controls', 'overlays', 'feedback', 'parts', 'frame', 'tiles', 'product', 'media', 'forms', 'people', 'import', 'login',
          'screens', [
            'Segmenten', 'Categorieën', 'Producten van een categorie', 'Product', 'Collecties', 'Producten', 'Product aanpassen',
            'Klanten, materialen, tags', 'Gebruikers', 'Media assets', 'Mijn profiel', 'Aanmelden', 'Foutpagina', 'Werkbalk', 'Constanten', 'Per rol',
          ],
          'flows', [
            'Vasthouden en bewaren', 'Van een lege catalogus', 'Product met media maken', 'Importeren met fouten', 'Sessie verlopen', 'Profiel bewaren',
            'Aanmelden met code', 'Veel tegelijk', 'Terugvinden', 'Blijven waar je was', 'Met de toetsen', 'De lijst als bestand',
          ],
          'Toegankelijkheid', 'Foutencatalogus',
        ],
      },
    },
  },
  argTypesEnhancers: [addControls],
  argsEnhancers: [addDefaults],
  decorators: [
    (Story, { args, initialArgs }) => <Story args={argsWithCode(args, initialArgs)} />,
    (Story, context) => {
      const choices = choicesOf(context.globals);
      const isAlone = context.viewMode === 'story';
      if (choices.theme === 'both' && isAlone) return <Styles><Suspense><SideBySide story={context} /></Suspense></Styles>;
      const Mode = choices.tools === 'strict' ? StrictMode : Fragment;
      return (
        <Styles>
          <Mode key={isOfWidget(context.parameters) ? beginningOf(context.args) : lifeOf(choices)}><Story /></Mode>
          {isAlone && <><GridOverlay {...choices} /><TouchLook {...choices} /></>}
        </Styles>
      );
    },
  ],
  beforeEach: context => {
    const { globals, msw, tags, canvasElement, id } = context;
    const choices = choicesOf(globals);
    document.documentElement.lang = 'nl';
    applyAppearance(choices);
    const life = `${id} ${lifeOf(choices)}`;
    const goesOn = !isTested && canvasElement.childElementCount > 0 && lives.get(canvasElement) === life;
    lives.set(canvasElement, life);
    if (!goesOn) {
      toastStore.clear();
      startAs(choices.role, choices.mode);
      setAnswers(msw, choices);
    }
    return forceColors(tags);
  },
  afterEach: isTested ? checkOnce : prepareCheck,
});

guardPlays(preview);

// A link of an example leads nowhere: its address is the product's, and the page around it would go there.
document.addEventListener('click', event => { if ((event.target as Element).closest('a[href^="/"]:not([target])')) event.preventDefault(); });

// A widget that was given what it cannot show does not come back by itself once it is given something else.
if (!isTested) {
  void addons.ready().then(channel => channel.on(STORY_ARGS_UPDATED, ({ storyId }: { storyId: string }) => {
    if (document.body.classList.contains('sb-show-errordisplay')) channel.emit(FORCE_REMOUNT, { storyId });
  }));
}

export default preview;

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { GlobalStyle, toast } from '@staalkaart/ui';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { a11y, checkOnce } from './a11y.ts';
import { applyAppearance } from './appearance.ts';
import { setAnswers } from './catalogue.ts';
import { docsParameters } from './docs/docsParameters.tsx';
import { forceColors } from './forcedColors.ts';
import { Remount } from './remount.tsx';
import { startAs } from './session.ts';
import { storyApi } from './storyApi.ts';
import { initialChoices, toolbar, type Choices } from './toolbar.ts';
import { viewports } from './viewports.ts';

// Two busy cores answer within seconds, not within the default second; a cold run also loads the application.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(storyApi.start)],
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: { ...initialChoices, viewport: { value: undefined } },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y,
    controls: { expanded: true },
    docs: docsParameters,
    options: {
      storySort: { order: ['Staalkaart', ['Welkom', 'Een scherm nakijken'], 'Fundamenten', ['Kleur', 'Letter', 'Ruimte', 'Diepte', 'Beweging', 'Pictogrammen', 'Raster', 'Taal'], 'controls', 'navigation', 'catalogue', 'collections', 'media', 'forms', 'import', 'registers', 'people', 'session', 'feedback', 'screens', 'flows', 'Toegankelijkheid', 'Foutencatalogus'] },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <>
        <GlobalStyle />
        <Remount choices={globals as Choices}><Story /></Remount>
      </>
    ),
  ],
  beforeEach: ({ globals, msw, tags }) => {
    const choices = globals as Choices;
    document.documentElement.lang = 'nl';
    applyAppearance(choices.theme, choices.motion);
    toast.clear();
    startAs(choices.role, choices.mode);
    setAnswers(msw, choices);
    return forceColors(tags);
  },
  afterEach: checkOnce,
});

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { GlobalStyle, toast } from '@staalkaart/ui';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { startAs } from './session.ts';
import { storyApi } from './storyApi.ts';
import { toolbar } from './toolbar.ts';
import { viewports } from './viewports.ts';

// Two busy cores answer within seconds, not within the default second.
configure({ asyncUtilTimeout: 5000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(storyApi.start)],
  globalTypes: toolbar,
  initialGlobals: { role: 'Admin', mode: 'presentation', viewport: { value: undefined } },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Staalkaart', 'theme', 'controls', 'navigation', 'catalogue', 'collections', 'media', 'forms', 'feedback', 'session', 'screens', 'flows'] },
    },
  },
  decorators: [
    Story => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
  beforeEach: ({ globals }) => {
    document.documentElement.lang = 'nl';
    storyApi.reset();
    toast.clear();
    startAs(globals.role, globals.mode);
  },
});

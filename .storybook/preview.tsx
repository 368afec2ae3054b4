import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { GlobalStyle } from '@staalkaart/ui';
import addonMsw from 'msw-storybook-addon';
import { viewports } from './viewports.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
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
  beforeEach: () => { document.documentElement.lang = 'nl'; },
});

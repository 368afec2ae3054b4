import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = preview.meta({
  title: 'login/LoginScreen (aanmeldpagina)',
  component: LoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } } },
  argTypes: { children: { mapping: { titel: <h1>Aanmelden</h1>, 'titel met tekst': <><h1>Aanmelden</h1><p>Met je e-mailadres en paswoord.</p></> } } },
  args: { children: <h1>Aanmelden</h1> },
  globals: { viewport: { value: 'laptop' } },
});

export const Default = meta.story({ name: 'Standaard' });

export const Fits = meta.story({
  name: 'Past op een laptop',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Staalkaart');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});
export const OnTablet = meta.story({ name: 'Tablet liggend', globals: { viewport: { value: 'tablet' } } });
export const OnStandingTablet = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
export const OnPhone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

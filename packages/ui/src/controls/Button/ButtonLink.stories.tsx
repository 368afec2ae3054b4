import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'controls/ButtonLink (knoplink)',
  component: ButtonLink,
  args: { href: '/products/12', children: 'Volgend product →' },
});

export const Default = meta.story({ name: 'Standaard' });
export const Quiet = meta.story({
  name: 'Stil',
  args: { variant: 'quiet' },
  play: async ({ canvas }) => { await expect(canvas.getByRole('link', { name: 'Volgend product →' })).toHaveAttribute('href', '/products/12'); },
});

import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'controls/ButtonLink (knoplink)',
  component: ButtonLink,
  args: { href: '/products/manage/12', children: 'Bewerken' },
});

export const Default = meta.story({ name: 'Standaard' });

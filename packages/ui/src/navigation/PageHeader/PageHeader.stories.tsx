import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { FilterButton } from '../FilterPanel/FilterButton.tsx';
import { OverflowMenu } from '../OverflowMenu/OverflowMenu.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { productSortOptions, SortMenu } from '../SortMenu/SortMenu.tsx';
import { docs } from './PageHeader.docs.ts';
import { PageHeader } from './PageHeader.tsx';

const actions = (
  <>
    <FilterButton count={2} onClick={() => {}} />
    <SortMenu value="updated" options={productSortOptions} onChange={() => {}} />
    <OverflowMenu items={[{ label: 'Template', onSelect: () => {} }]} />
    <Button><Plus aria-hidden />toevoegen</Button>
  </>
);

const meta = preview.meta({
  title: 'navigation/PageHeader (paginatitel)',
  component: PageHeader,
  parameters: { layout: 'fullscreen', widget: docs },
  decorators: [Story => <PageContainer><Story /></PageContainer>],
  argTypes: { actions: { control: false } },
  args: { title: 'Producten', subtitle: '1-12 van 248', actions },
});

export const Default = meta.story({
  play: async ({ canvas }) => { await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Producten'); },
});
export const Quiet = meta.story({ args: { title: 'Segmenten', isQuiet: true, subtitle: undefined, actions: undefined } });
export const WithBack = meta.story({
  args: { title: 'Categorieën in segment Horeca', subtitle: undefined, actions: undefined, back: { href: '/segments', label: 'Segmenten' } },
  play: async ({ canvas }) => { await expect(canvas.getByRole('link', { name: 'Segmenten' })).toHaveAttribute('href', '/segments'); },
});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390); },
});
export const LongestTextOnPhone = OnPhone.extend({ args: { title: 'Producten in category Verpakkingsdrukwerkbenodigdhedenassortiment en displays', back: { href: '/categories', label: 'Alle categorieën' } } });
export const OnTablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

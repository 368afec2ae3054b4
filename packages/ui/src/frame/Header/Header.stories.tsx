import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { withStoryLink } from '../../testing/catalogue.tsx';
import { useKept } from '../../testing/useKept.ts';
import { Header, type HeaderProps } from './Header.tsx';

const link = (href: string, label: string, isCurrent = false) => ({ href, label, isCurrent });
const four = [link('/segments', 'Segmenten', true), link('/categories', 'Categoriën'), link('/products', 'Producten'), link('/collections', 'Collecties')];
const nine = [...four, link('/tags', 'Tags'), link('/customers', 'Klanten'), link('/materials', 'Materiaal(en)'), link('/users', 'Gebruikers'), link('/assets', 'Media')];

/** Keeps the mode and the term, as the app does. */
const Shell = ({ mode: given, search: { value, onSearch }, ...args }: HeaderProps) => {
  const [mode, setMode] = useKept(given?.value);
  const [term, setTerm] = useKept(value);
  return (
    <>
      <Header
        {...args}
        search={{ value: term, onSearch: next => { setTerm(next); onSearch(next); } }}
        mode={given && mode && { value: mode, onChange: next => { setMode(next); given.onChange(next); } }}
      />
      <PageContainer><PageHeader title="Segmenten" /></PageContainer>
    </>
  );
};

const onMode = fn();
const modes = { Presentatie: { value: 'presentation' as const, onChange: onMode }, Bewerken: { value: 'edit' as const, onChange: onMode } };
const meta = preview.meta({
  title: 'frame/Header (hoofding)',
  component: Header,
  parameters: { layout: 'fullscreen' },
  decorators: [withStoryLink],
  render: args => <Shell key={args.mode?.value} {...args} />,
  args: {
    links: four, homeHref: '/segments', onHome: fn(), search: { value: '', onSearch: fn() }, mode: modes.Presentatie,
    user: { name: 'Lies Verhaege' }, profileHref: '/profile', onFind: fn(), onSignOut: fn(),
  },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => { onMode.mockClear(); },
});

/** Links are measured anew when the font arrives: a play that counts them begins after that. */
const settled = async () => {
  await document.fonts.load('550 15px "Instrument Sans Variable"');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

/** What a person can press in the header, from left to right. */
const visibleTargets = (header: HTMLElement) =>
  [...header.querySelectorAll<HTMLElement>('a, button, label, form')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.matches('form *') && element.textContent !== 'Naar de inhoud')
    .map(element => ({ name: element.textContent || element.ariaLabel, rect: element.getBoundingClientRect() }))
    .sort((a, b) => a.rect.left - b.rect.left);

/** Nothing wraps, overlaps or reaches past the header. */
const expectTidy = (header: HTMLElement, width: number) => {
  const targets = visibleTargets(header);
  targets.forEach(({ name, rect }, index) => {
    const next = targets[index + 1];
    if (rect.left < 0 || rect.right > width + 0.5) throw new Error(`${name} reaches past ${width} px`);
    if (rect.height > 44.5 || rect.top < 0 || rect.bottom > 64) throw new Error(`${name} wraps at ${width} px`);
    if (next && next.rect.left < rect.right - 0.5) throw new Error(`${name} overlaps ${next.name} at ${width} px`);
  });
  return targets.length;
};

export const Default = meta.story({ name: 'Standaard' });

export const LeadsHome = meta.story({
  name: 'Leidt naar het begin',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Hoofdnavigatie' });
    await expect(within(navigation).getAllByRole('link').map(each => each.textContent)).toEqual(['Segmenten', 'Categoriën', 'Producten', 'Collecties']);
    await expect(within(navigation).getByRole('link', { name: 'Segmenten' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Staalkaart, naar het begin' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
});

export const SwitchesMode = meta.story({
  name: 'Wisselt van modus',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bewerken' }));
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-mode', 'edit'));
    await expect(onMode).toHaveBeenLastCalledWith('edit');
    await expect(canvas.getByRole('radio', { name: 'Bewerken' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-mode', 'presentation'));
    await expect(onMode).toHaveBeenLastCalledWith('presentation');
  },
});

export const EditMode = meta.story({ name: 'Bewerken', args: { mode: modes.Bewerken } });

export const ViewOnly = meta.story({
  name: 'Als ViewOnly',
  args: { mode: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('radio')).not.toBeInTheDocument(); },
});

export const SuperAdminOnLaptop = EditMode.extend({
  name: 'Als SuperAdmin, laptop',
  args: { links: nine },
  play: async ({ canvas }) => {
    await settled();
    await waitFor(() => expect(within(canvas.getByRole('navigation', { name: 'Hoofdnavigatie' })).getAllByRole('link')).toHaveLength(9));
    expectTidy(canvas.getByRole('banner'), 1440);
  },
});

export const SuperAdminOnTablet = SuperAdminOnLaptop.extend({
  name: 'Als SuperAdmin, tablet liggend',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await settled();
    const header = canvas.getByRole('banner');
    expectTidy(header, 1180);
    const navigation = within(canvas.getByRole('navigation', { name: 'Hoofdnavigatie' }));
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    await expect(navigation.getAllByRole('link').length + menu.getAllByRole('link').length).toBe(9);
    await waitFor(() => expect(menu.getAllByRole('link')[0]).toHaveFocus());
    await waitFor(() => expect(menu.getByRole('link', { name: 'Media' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    // Turned while it is open, and back.
    await userEvent.click(button);
    await screen.findByRole('navigation', { name: 'Menu' });
    const place = header.parentElement!;
    place.style.width = '1600px';
    await waitFor(() => expect(navigation.getAllByRole('link')).toHaveLength(9));
    place.style.width = '';
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** The page on screen has no place among the links: the menu is marked, and no longer for it, so that the same links stand on each page. */
export const CurrentIsFolded = SuperAdminOnLaptop.extend({
  name: 'Huidige pagina in het menu (navigatie)',
  args: { links: nine.map(one => ({ ...one, isCurrent: one.label === 'Gebruikers' })) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await settled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('data-current'));
    expectTidy(canvas.getByRole('banner'), 1180);
  },
});

const Searching = (args: HeaderProps) => {
  const [href, setHref] = useState('/products');
  return <Header {...args} links={args.links.map(one => (one.label === 'Producten' ? { ...one, href } : one))} search={{ value: '', onSearch: term => setHref(`/products?searchTerm=${term}`) }} />;
};
/** 'Producten' leads to the list as it was left: as many links find room as before. */
export const AnotherAddress = SuperAdminOnLaptop.extend({
  name: 'Een ander adres achter Producten',
  tags: ['gedrag'],
  args: { links: nine.slice(0, 7) },
  globals: { viewport: { value: 'tablet' } },
  render: args => <Searching {...args} />,
  play: async ({ canvas, userEvent }) => {
    await settled();
    const navigation = within(canvas.getByRole('navigation', { name: 'Hoofdnavigatie' }));
    const shown = navigation.getAllByRole('link').map(({ textContent }) => textContent);
    if (!canvas.queryByRole('searchbox')) await userEvent.click(canvas.getByRole('button', { name: 'Zoek een product' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'doos{Enter}{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Producten' })).toHaveAttribute('href', '/products?searchTerm=doos'));
    await settled();
    await expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(shown);
    expectTidy(canvas.getByRole('banner'), 1180);
  },
});

export const OnTablet = meta.story({
  name: 'Tablet liggend',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, args }) => {
    await settled();
    expectTidy(canvas.getByRole('banner'), 1180);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Zoek een product' }), ' affiche {Enter}');
    await expect(args.search.onSearch).toHaveBeenCalledWith('affiche');
  },
});

export const OnStandingTablet = SuperAdminOnLaptop.extend({
  name: 'Tablet staand',
  globals: { viewport: { value: 'tabletPortrait' } },
  play: async ({ canvas, userEvent }) => {
    await settled();
    expectTidy(canvas.getByRole('banner'), 820);
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Zoek een product' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    await expect(menu.getAllByRole('link')).toHaveLength(9);
    await userEvent.click(menu.getByRole('link', { name: 'Klanten' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument());
  },
});

export const OnPhone = meta.story({
  name: 'Gsm (mobiel)',
  args: { links: nine },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await settled();
    expectTidy(canvas.getByRole('banner'), 390);
  },
});

export const PhoneMenuWorks = meta.story({
  name: 'Menu werkt, gsm',
  tags: ['gedrag'],
  args: { links: nine },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await settled();
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Zoek een product' }), 'doos{Enter}');
    await expect(args.search.onSearch).toHaveBeenCalledWith('doos');
    await waitFor(() => expect(screen.queryByRole('search')).not.toBeInTheDocument());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('radio', { name: 'Bewerken' }));
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    await expect(onMode).toHaveBeenCalledWith('edit');
    await userEvent.click(button);
    await screen.findByRole('navigation', { name: 'Menu' });
    await userEvent.click(canvas.getByRole('heading', { name: 'Segmenten' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument());
  },
});

export const OnPhoneWithMenu = meta.story({
  name: 'Menu open, gsm',
  args: { links: nine },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('radio', { name: 'Presentatie' })).toBeChecked();
  },
});

export const FoldedSearch = SuperAdminOnLaptop.extend({
  name: 'Zoekveld opengeklapt en gesloten',
  tags: ['gedrag'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, args }) => {
    await settled();
    const opener = canvas.getByRole('button', { name: 'Zoek een product' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Zoek een product' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.keyboard('roll-up{Enter}');
    await expect(args.search.onSearch).toHaveBeenCalledWith('roll-up');
    await waitFor(() => expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const SearchUnfolded = meta.story({
  name: 'Zoekveld opengevouwen',
  args: { links: nine, mode: modes.Bewerken },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoek een product' }));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Zoek een product' })).toHaveFocus());
  },
});

export const MenuOpen = meta.story({
  name: 'Menu open',
  args: { links: nine, mode: modes.Bewerken },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(async () => expect(await screen.findByRole('link', { name: 'Media' })).toBeVisible());
  },
});

export const LongestName = meta.story({ name: 'Langste naam', args: { user: { name: 'Anneleen Van Den Broecke Van Steenkiste' }, search: { value: 'Visitekaartje letterpers op 600 g katoenpapier', onSearch: fn() } } });

/** The first Tab brings it into sight. */
export const SkipLink = meta.story({
  name: 'Naar de inhoud',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Naar de inhoud' })).toBeVisible());
  },
});

export const SkipsToContent = meta.story({
  name: 'Springt naar de inhoud',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const AvatarMenuSignsOut = meta.story({
  name: 'Uitloggen via accountmenu',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Account van Lies Verhaege, LV' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Uitloggen' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** Every width that a screen may have, for the person with the most links and the one with the fewest. */
export const AtEveryWidth = EditMode.extend({
  name: 'Op elke breedte',
  tags: ['gedrag'],
  render: args => <div data-testid="frame"><Header {...args} /><Header {...args} links={nine} /></div>,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await settled();
    const frame = canvas.getByTestId('frame');
    const headers = canvas.getAllByRole('banner');
    for (let width = 320; width <= 1920; width += 20) {
      frame.style.width = `${width}px`;
      frame.style.marginLeft = '0px';
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      for (const header of headers) {
        const top = header.getBoundingClientRect().top;
        header.style.transform = `translateY(${-top}px)`;
        await expect(expectTidy(header, width)).toBeGreaterThan(2);
        header.style.transform = '';
      }
    }
  },
});

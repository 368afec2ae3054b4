import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pointer, productAt } from '../../testing/catalogue.tsx';
import { storyMedia, videoHasItsShape } from '../../testing/media.ts';
import { useKept } from '../../testing/useKept.ts';
import { PresentButton } from './PresentButton.tsx';
import { Presentation, type PresentationProps } from './Presentation.tsx';

const products = [2, 0, 1].map(productAt).map(({ id, name, coverImagePath }) => ({ id, name, coverImagePath }));

/** Goes on, as a page would have it. */
const Going = (props: PresentationProps) => {
  const [place, setPlace] = useKept(props.place);
  return <Presentation {...props} place={place} onPlace={next => { setPlace(next); props.onPlace(next); }} />;
};

const meta = preview.meta({
  title: 'product/Presentation (presentatie)',
  component: Presentation,
  tags: ['nieuw', '!stabiel'],
  args: {
    title: 'Voorstel Stad aan Zee', products, place: { slide: 0 }, facts: ['Stad aan Zee', 'Multipress MP-20418'], media: storyMedia, onPlace: fn(), onClose: fn(),
  },
  render: args => <Going {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '680px' } } },
});

/** The first product: nothing stands before it. */
export const Default = meta.story({ name: 'Standaard' });
export const Last = meta.story({ name: 'Laatste product', args: { place: { slide: 2 } } });
export const Single = meta.story({ name: 'Eén product, één beeld', args: { products: products.slice(0, 1), media: storyMedia.slice(0, 1) } });
export const Gallery = meta.story({ name: 'In de galerij', args: { place: { slide: 0, medium: 1 } } });
/** The browser draws the film's own buttons. */
export const Film = meta.story({ name: 'Video', tags: ['geen-beeld'], args: { place: { slide: 0, medium: 2 } } });

/** As large as fits, with nothing around it: its controls lie on its edge. */
export const FilmHasItsShape = Film.extend({
  name: 'Video in haar eigen vorm',
  tags: ['gedrag', '!geen-beeld'],
  globals: { viewport: { value: 'tabletPortrait' } },
  play: videoHasItsShape,
});
export const Loading = meta.story({ name: 'Galerij laadt', args: { place: { slide: 0, medium: 0 }, media: undefined, isLoading: true } });
export const Failed = meta.story({ name: 'Galerij mislukt', args: { place: { slide: 0, medium: 0 }, media: undefined, hasFailed: true } });
export const Unknown = meta.story({ name: 'Galerij nog niet gekend', args: { media: undefined } });
/** Learns that there is one picture when more are asked. */
const Asking = (props: PresentationProps) => {
  const [isAsked, setAsked] = useState(false);
  return <Going {...props} media={isAsked ? storyMedia.slice(0, 1) : undefined} onPlace={() => setAsked(true)} />;
};
/** Asked for more, it turns out to have no other: nothing speaks of more any longer. */
export const NoOther = meta.story({
  name: 'Geen ander beeld',
  tags: ['gedrag'],
  args: { media: undefined },
  render: args => <Asking {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Meer beelden' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Meer beelden' })).not.toBeInTheDocument());
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Volgend product' })).toBeVisible();
  },
});
export const WithoutPicture = meta.story({ name: 'Zonder foto', args: { products: [{ ...products[0]!, coverImagePath: null }], media: [] } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: {
    products: [{ ...products[0]!, name: 'Verpakkingsdrukwerkbenodigdhedenassortiment voor de feestdagen, met spotvernis en een zilveren band' }, ...products],
    facts: ['Intercommunale Maatschappij voor Streekontwikkeling Midden-West-Vlaanderen', 'Multipress MP-20418-2026-B'],
  },
});
export const Phone = meta.story({ name: 'Gsm', args: { place: { slide: 0, medium: 1 } }, globals: { viewport: { value: 'phone' } } });
/** The whole height is the picture's. */
export const PhoneOnItsSide = meta.story({
  name: 'Gsm liggend',
  args: { place: { slide: 0, medium: 1 } },
  globals: { viewport: { value: 'phoneLandscape' } },
  play: async () => { await waitFor(() => expect(screen.getByRole('img', { name: 'Affiche Zomerfestival 2' }).clientHeight).toBeGreaterThan(window.innerHeight * 0.9)); },
});
export const LongestTextOnItsSide = LongestText.extend({
  name: 'Langste tekst, gsm liggend',
  globals: { viewport: { value: 'phoneLandscape' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(screen.getByText(/^Intercommunale/).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const TabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });

const counter = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const isCalled = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());

export const ByKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Presentatie van Voorstel Stad aan Zee' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Afbeelding 2: Affiche Zomerfestival 2', selected: true })).toBeVisible());
    await counter('1 van 3');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await counter('3 van 3');
    await isCalled('Brochure Open Huis 24p');
    await expect(screen.getByRole('button', { name: 'Volgend product' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}');
    await counter('1 van 3');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A finger on the shown picture. */
const finger = (dx: number) => {
  const target = screen.getByRole('img', { name: screen.getByRole('heading').textContent });
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { pointerType: 'touch', clientY: top + height / 2 };
  pointer(target, 'pointerdown', { ...at, clientX: left + width / 2 });
  pointer(target, 'pointermove', { ...at, clientX: left + width / 2 + dx });
  pointer(target, 'pointerup', { ...at, clientX: left + width / 2 + dx });
};

/** Ten thousand products, of which three are in the document. */
export const Many = meta.story({
  name: 'Tienduizend, met een veeg',
  tags: ['gedrag'],
  args: { products: Array.from({ length: 10_000 }, (_, index) => ({ ...productAt(index), id: index + 1 })), place: { slide: 4_999 } },
  play: async () => {
    await counter('5000 van 10000');
    finger(-200);
    await counter('5001 van 10000');
    finger(200);
    await counter('5000 van 10000');
    await expect(document.querySelectorAll('[role="dialog"] img').length).toBeLessThanOrEqual(3);
  },
});

const Page = (props: PresentationProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <main style={{ padding: 40 }}>
      <PresentButton onNear={() => {}} onPress={() => setOpen(true)} />
      {isOpen && <Going {...props} onClose={() => setOpen(false)} />}
    </main>
  );
};

/** The button of a page, which begins it. */
export const Button = meta.story({ name: 'Knop van een pagina', render: args => <Page {...args} />, parameters: { docs: { story: { height: '140px' } } } });

export const FocusStaysAndReturns = Button.extend({
  name: 'Focus blijft binnen en keert terug',
  tags: ['gedrag'],
  args: { media: storyMedia.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Presenteren' });
    await userEvent.click(opener);
    const inside = await screen.findByRole('dialog');
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(inside).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'controls/Picture (afbeelding)',
  component: Picture,
  args: { path: '/media/images/poster-2-1.png', alt: 'Affiche Zomerfestival A2' },
  decorators: [Story => <div style={{ width: 'min(320px, 100%)', borderRadius: 10 }}><Story /></div>],
});

const isLoaded = (canvasElement: HTMLElement) => waitFor(() => expect(canvasElement.querySelector('[data-loaded]')).not.toBeNull());

export const Default = meta.story({ name: 'Standaard', args: { isEager: true } });
/** A standing picture in a lying place: its edges fall off. */
export const Portrait = meta.story({ name: 'Staande foto', args: { isEager: true, path: '/media/images/bag-0-1.jpg', alt: 'Draagtas' }, play: ({ canvasElement }) => isLoaded(canvasElement) });
export const PortraitContained = meta.story({ name: 'Staande foto, volledig', args: { isEager: true, path: '/media/images/bag-0-1.jpg', alt: 'Draagtas', fit: 'contain' }, play: ({ canvasElement }) => isLoaded(canvasElement) });

export const Missing = meta.story({
  name: 'Zonder foto',
  args: { path: null },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByRole('img', { name: 'Affiche Zomerfestival A2' })).toBeVisible()); },
});

export const UnsafeScheme = meta.story({
  name: 'Onveilig adres',
  tags: ['gedrag'],
  args: { path: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => { await expect(canvasElement.querySelector('img')).toBeNull(); },
});

/** The same drawing as where it is missing. */
export const Broken = meta.story({
  name: 'Foto niet gevonden',
  tags: ['gedrag'],
  args: { path: '/media/images/missing.jpg' },
  play: async ({ canvasElement }) => { await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull()); },
});

/** The line was away for a moment: the picture is asked again, and comes. */
export const ComesBack = meta.story({
  name: 'Foto komt terug met de verbinding',
  tags: ['gedrag'],
  args: { path: '/api/media/comes-back.svg', isEager: true },
  beforeEach: ({ msw }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="teal" /></svg>';
    msw.use(
      http.get('*/api/media/comes-back.svg', () => HttpResponse.error(), { once: true }),
      http.get('*/api/media/comes-back.svg', () => new HttpResponse(drawing, { headers: { 'Content-Type': 'image/svg+xml' } })),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    window.dispatchEvent(new Event('online'));
    await isLoaded(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Affiche Zomerfestival A2' })).toHaveAttribute('src', '/api/media/comes-back.svg');
  },
});

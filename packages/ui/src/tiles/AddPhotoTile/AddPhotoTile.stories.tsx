import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { docs } from './AddPhotoTile.docs.ts';
import { AddPhotoTile } from './AddPhotoTile.tsx';

const onRemove = fn().mockName('onRemove');
const actions = <ActionGroup label="Acties voor Horeca" actions={[editAction.edit(() => undefined), editAction.remove(() => onRemove())]} />;

const meta = preview.meta({
  title: 'tiles/AddPhotoTile (fototegel)',
  component: AddPhotoTile,
  parameters: { widget: docs },
  args: { onAdd: fn(), name: 'Horeca' },
  decorators: [Story => <div style={{ maxWidth: 302 }}><Story /></div>, withStoryLink],
  beforeEach: () => { onRemove.mockClear(); opened.mockClear(); },
});

export const Default = meta.story();

export const Pressed = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'add photo Horeca' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const WithKeyboard = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'add photo Horeca' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const LikeASegment = meta.story({
  args: { ratio: '16 / 10', name: undefined },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'add photo' }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
});

/** A collection opens without its picture: what it holds is not out of reach. */
export const LikeACollection = meta.story({
  args: { name: 'Beurs Kortrijk', href: '/collections/21', subtitle: '9 producten', actions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Beurs Kortrijk 9 producten' }));
    await expect(opened).toHaveBeenLastCalledWith('/collections/21');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'add photo Beurs Kortrijk' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
export const LikeACollectionAsRow = LikeACollection.extend({
  render: args => <ul data-view="list" style={{ width: 640, maxWidth: '92vw' }}><li><AddPhotoTile {...args} /></li></ul>,
});

/** The actions are beside the button, not in it. */
export const WithActions = meta.story({
  args: { actions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijderen' }));
    await expect(onRemove).toHaveBeenCalledOnce();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const LongestText = meta.story({
  args: { name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /add photo Gelegenheids/ });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
});

export const AsRow = meta.story({
  args: { actions },
  render: args => <ul data-view="list" style={{ width: 640, maxWidth: '92vw' }}><li><AddPhotoTile {...args} /></li></ul>,
  play: async ({ canvas }) => { await expect(canvas.getByRole('listitem').offsetHeight).toBe(79); },
});

export const AsRowOnAPhone = AsRow.extend({ globals: { viewport: { value: 'phone' } } });

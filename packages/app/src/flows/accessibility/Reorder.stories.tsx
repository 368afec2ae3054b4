import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sees, type UserActions } from '../../testing/userActions.ts';
import { Screen } from '../../testing/Screen.tsx';
import { announced, hasFocus, tabTo } from '../../testing/keyboard.ts';
import { hasFocusRing, hasLine, inSystemColors, systemColor, systemColorStory } from '../../testing/systemColors.ts';

/** A product's pictures are put in another order (specification §2, product edit screen, and §4), by keys alone. */
const meta = preview.meta({
  title: 'Toegankelijkheid/Herschikken',
  component: Screen,
  args: { path: '/products/manage/1001' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

const NAME = 'Visitekaartje Atelier Noord';
const toHandle = (actions: UserActions, place: number) => tabTo(actions, 'button', `${NAME} ${place} verplaatsen`);
const button = (name: string) => screen.getByRole('button', { name });

/** The pictures in the order of their rows: card-0-1, card-0-2 and card-0-3. */
const pictures = () => within(screen.getByRole('table', { name: 'Media' })).getAllByRole('row').slice(1)
  .map(row => Number(/card-0-(\d)/.exec(row.querySelector('img')?.getAttribute('src') ?? '')?.[1]));
const stand = (...order: number[]) => waitFor(() => expect(pictures()).toEqual(order));
const isSaved = () => waitFor(() => expect(screen.getByRole('table', { name: 'Media' })).not.toHaveAttribute('aria-busy'));

export const Handle = meta.story({
  name: 'Met het toetsenbord',
  tags: ['geen-beeld'],
  play: async ({ userEvent, step }) => {
    await step('Met Tab naar het handvat van de derde foto', async () => {
      const handle = await toHandle(userEvent, 3);
      await expect(handle).toHaveAttribute('aria-roledescription', 'versleepbaar');
      await expect(handle).toHaveAccessibleDescription(/Druk op spatie om op te nemen, op de pijltjes omhoog en omlaag om te verplaatsen, opnieuw op spatie om neer te zetten, op Escape om te annuleren\./);
    });
    await step('Spatie neemt op, de pijltjes verplaatsen, spatie zet neer', async () => {
      await userEvent.keyboard('[Space]');
      await announced(`${NAME} 3 opgenomen van plaats 3 van 3.`);
      await userEvent.keyboard('[ArrowUp]');
      await announced(`${NAME} 3 boven plaats 2 van 3.`);
      await userEvent.keyboard('[ArrowUp]');
      await announced(`${NAME} 3 boven plaats 1 van 3.`);
      await userEvent.keyboard('[Space]');
      await announced(`${NAME} 3 neergezet op plaats 1 van 3.`);
      await stand(3, 1, 2);
      await sees(`Media item ${NAME} 3 werd aangepast naar ${NAME} 1`);
    });
    await step('De focus bleef op het handvat, dat meeging', async () => {
      await isSaved();
      await hasFocus(() => button(`${NAME} 1 verplaatsen`));
    });
  },
});

export const SystemColors = meta.story({
  name: 'Systeemkleuren',
  tags: ['systeemkleuren'],
  parameters: systemColorStory,
  // Put back afterwards: a row that hangs hears the keys of the next story.
  beforeEach: () => () => { fireEvent.keyDown(document, { code: 'Escape' }); },
  play: async ({ userEvent, step }) => {
    const handle = await toHandle(userEvent, 2);
    const row = handle.closest('tr')!;
    await step('Rijen, handvat en knoppen', () => inSystemColors(async () => {
      await hasFocusRing(handle);
      await hasLine(row);
      await expect(button(`Omhoog: ${NAME} 1`)).toHaveStyle({ color: systemColor('GrayText') });
      await expect(getComputedStyle(button(`Omlaag: ${NAME} 1`)).color).not.toBe(systemColor('GrayText'));
    }));
    await userEvent.keyboard('[Space]');
    await announced(`${NAME} 2 opgenomen van plaats 2 van 3.`);
    await userEvent.keyboard('[ArrowDown]');
    await announced(`${NAME} 2 boven plaats 3 van 3.`);
    await step('De opgenomen rij heeft een rand rondom, en een andere dan de rijen die liggen', () => inSystemColors(async () => {
      const resting = button(`${NAME} 1 verplaatsen`).closest('tr')!;
      await expect(getComputedStyle(row).outlineStyle).toBe('solid');
      await expect(getComputedStyle(row).outlineColor).not.toBe(systemColor('Canvas'));
      await expect(getComputedStyle(resting).outlineStyle).toBe('none');
    }));
  },
});

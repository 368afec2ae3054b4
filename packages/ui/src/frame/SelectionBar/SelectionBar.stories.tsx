import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { SelectButton } from '../SelectButton/SelectButton.tsx';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const pressed = fn().mockName('pressed');
const action = (label: string) => ({ label, onSelect: () => { pressed(label); } });
const choice = (id: string, label: string) => ({ id, label, onPress: () => { pressed(label); } });
const labels = ['Categorie toevoegen', 'Categorie weghalen', 'Tag toevoegen', 'Tag weghalen', 'Materiaal toevoegen', 'Materiaal weghalen'];
const actions = [...['In collectie', 'Tonen', 'Verbergen', ...labels].map(action), { ...action('Verwijderen'), tone: 'danger' as const }];
const choices = [choice('shown', 'Alles op deze pagina'), choice('all', 'Alle 240 van deze zoekopdracht'), choice('none', 'Niets')];

const meta = preview.meta({
  title: 'frame/SelectionBar (selectiebalk)',
  component: SelectionBar,
  tags: ['nieuw', '!stabiel'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { count: '12 producten gekozen', choices, actions, onDone: fn() },
  decorators: [Story => <PageContainer><h1>Producten</h1><Story /></PageContainer>],
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => { pressed.mockClear(); },
});
type Canvas = Pick<typeof screen, 'getByRole'>;
const bar = (canvas: Canvas) => within(canvas.getByRole<HTMLElement>('region', { name: 'Selectie' }));
const names = (place: Pick<typeof screen, 'getAllByRole'>) => place.getAllByRole('button').map((button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent);

export const Default = meta.story({ name: 'Standaard' });

export const Acts = meta.story({
  name: 'Knoppen en menu',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(bar(canvas).getByRole('status')).toHaveTextContent('12 producten gekozen');
    await expect(names(bar(canvas))).toEqual([
      'Alles op deze pagina', 'Alle 240 van deze zoekopdracht', 'Niets', 'In collectie', 'Tonen', 'Verbergen', 'Meer met de selectie', 'Klaar',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Verbergen' }));
    await expect(pressed).toHaveBeenLastCalledWith('Verbergen');
    await userEvent.click(canvas.getByRole('button', { name: 'Meer met de selectie' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Verwijderen' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tag toevoegen' }));
    await expect(pressed).toHaveBeenLastCalledWith('Tag toevoegen');
    await userEvent.click(canvas.getByRole('button', { name: 'Klaar' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

export const NothingChosen = meta.story({
  name: 'Nog niets gekozen',
  args: { count: 'Nog niets gekozen', choices: [...choices.slice(0, 2), { ...choices[2]!, isDisabled: true }], isDisabled: true },
  play: async ({ canvas }) => {
    for (const name of ['Niets', 'In collectie', 'Tonen', 'Verbergen']) await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Klaar' })).toBeEnabled();
  },
});
/** What is being done to the chosen tells of itself: each step of the count is not read out as well. */
export const Counting = meta.story({
  name: 'Terwijl het verwijderd wordt',
  args: { isCounting: true },
  play: async ({ canvas }) => { await expect(bar(canvas).getByRole('status')).toHaveAttribute('aria-live', 'off'); },
});
/** Who may only file has one button, and no menu. */
export const OneAction = meta.story({
  name: 'Eén handeling',
  args: { actions: actions.slice(0, 1) },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('button', { name: 'Meer met de selectie' })).not.toBeInTheDocument(); },
});
export const Asking = meta.story({ name: 'Alles selecteren: wordt opgehaald', tags: ['geen-beeld'], args: { choices: [choices[0]!, { ...choices[1]!, isPending: true }] } });

/** The page keeps its room free, and nothing scrolls sideways. */
export const Phone = meta.story({
  name: 'Gsm',
  args: { count: '10000 producten gekozen', choices: [{ ...choices[0]!, short: 'deze pagina' }, { ...choice('all', 'Alle 10000 van deze zoekopdracht'), short: 'Alle 10000' }, choices[2]!] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(names(bar(canvas))).toEqual(['Alles op deze pagina', 'Alle 10000 van deze zoekopdracht', 'Niets', 'In collectie', 'Meer met de selectie', 'Klaar']);
    // Two lines, of which the first is to choose and the second to act: the list keeps the rest of the screen.
    const tops = bar(canvas).getAllByRole('button').map(button => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(2);
    for (const button of bar(canvas).getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--bar-room')).toMatch(/^\d+px$/));
  },
});
export const TabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });

const Ending = (props: SelectionBarProps) => {
  const [isOn, setOn] = useState(true);
  const [isDeleted, setDeleted] = useState(false);
  return (
    <>
      <SelectButton id="selecteren" isOn={isOn} onPress={() => setOn(!isOn)} />
      <button type="button" role="checkbox" aria-checked="false">Affiche</button>
      {isOn && <SelectionBar {...props} actions={[{ ...action('Verwijderen'), tone: 'danger', onSelect: () => setDeleted(true) }]} isDisabled={isDeleted} opener="selecteren" onDone={() => setOn(false)} />}
    </>
  );
};

/** Escape leads from a product to the bar, and 'Klaar' back to where choosing began; an act that leaves nothing chosen keeps it. */
export const FocusIsNeverLost = meta.story({
  name: 'Focus gaat nooit verloren',
  tags: ['gedrag'],
  render: args => <Ending {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Affiche' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Alles op deze pagina' })).toHaveFocus();
    const remove = canvas.getByRole('button', { name: 'Verwijderen' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveFocus();
    canvas.getByRole('button', { name: 'Klaar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Selecteren' })).toHaveFocus();
  },
});

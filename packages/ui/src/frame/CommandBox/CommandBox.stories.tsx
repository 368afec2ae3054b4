import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { CommandBox, type CommandBoxProps } from './CommandBox.tsx';
import type { Command } from './commands.ts';

const Box = (props: CommandBoxProps<Command>) => {
  const [term, setTerm] = useKept(props.term);
  return <CommandBox {...props} term={term} onTerm={setTerm} />;
};

const FAILURE = { text: 'De server is even niet bereikbaar.', onRetry: fn() };

const meta = preview.meta({
  title: 'frame/CommandBox (zoek en ga naar)',
  component: CommandBox<Command>,
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  render: props => <Box {...props} />,
  argTypes: { failure: { mapping: { mislukt: FAILURE } } },
  args: {
    term: '',
    onTerm: fn(),
    onChoose: fn(),
    onClose: fn(),
    groups: [
      { key: 'screens', title: 'Schermen', isOffered: true, commands: [{ id: '1', name: 'Segmenten' }, { id: '2', name: 'Categoriën' }, { id: '3', name: 'Producten' }] },
      { key: 'actions', title: 'Acties', isOffered: true, commands: [{ id: '1', name: 'Nieuw product' }, { id: '2', name: 'Nieuwe tag' }] },
      { key: 'categories', title: 'Categorieën', commands: [{ id: '1', name: 'Productfolders' }, { id: '2', name: 'Affiches' }] },
      { key: 'products', title: 'Producten', isFound: true, commands: [{ id: '1', name: 'Geschenkdoos Slagerij Claes', detail: 'MP-20418' }] },
    ],
  },
});

export const Default = meta.story({ name: 'Standaard' });
export const Typed = meta.story({ name: 'Met een zoekterm', args: { term: 'pro' } });
export const Searching = meta.story({ name: 'Nog aan het zoeken', args: { term: 'doos', groups: [], isLoading: true } });
export const Nothing = meta.story({ name: 'Niets gevonden', args: { term: 'xyzzy', groups: [] } });
export const Failed = meta.story({
  name: 'Zoeken mislukt',
  args: { term: 'pro', failure: FAILURE },
});
export const FailedIsTriedAgain = meta.story({
  name: 'Zoeken mislukt, en opnieuw geprobeerd',
  tags: ['gedrag'],
  args: { term: 'xyzzy', failure: { text: 'De server is even niet bereikbaar.', onRetry: fn<() => void>() } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('De server is even niet bereikbaar.')).toBeVisible();
    await expect(screen.queryByText('Niets gevonden')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.failure!.onRetry).toHaveBeenCalledOnce();
  },
});
export const Phone = Typed.extend({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });

export const WithKeys = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const box = await screen.findByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Segmenten');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Nieuwe tag');
    await userEvent.type(box, 'prod');
    await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Producten', 'Nieuw product', 'Productfolders', 'Geschenkdoos Slagerij ClaesMP-20418']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Productfolders' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The answer of the server comes above what is pointed at. */
const AnsweredLate = (props: CommandBoxProps<Command>) => {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <>
      <Box {...props} groups={isAnswered ? props.groups.toReversed() : props.groups.filter(({ isFound }) => !isFound)} />
      <button type="button" onClick={() => setAnswered(true)}>Antwoord</button>
    </>
  );
};
export const FoundMeanwhile = meta.story({
  name: 'Gevonden terwijl men kiest',
  tags: ['gedrag'],
  args: { term: 'pro' },
  render: props => <AnsweredLate {...props} />,
  play: async ({ userEvent, args }) => {
    const box = await screen.findByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Nieuw product');
    // Nobody presses it: the focus stays in the box.
    screen.getByText('Antwoord').click();
    await screen.findByRole('option', { name: /Geschenkdoos Slagerij Claes/ });
    await expect(active()).toHaveTextContent('Nieuw product');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Nieuw product' }));
  },
});

export const ByPress = meta.story({
  name: 'Met muis of vinger',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'Nieuw product' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Nieuw product' }));
  },
});

let find: () => void;
/** What is found comes later. */
const FoundLater = (props: CommandBoxProps<Command>) => {
  const [isFound, setFound] = useState(false);
  useEffect(() => { find = () => setFound(true); }, []);
  return <CommandBox {...props} isLoading={!isFound} groups={isFound ? props.groups : []} />;
};

export const EnterWaits = meta.story({
  name: 'Enter voor er iets gevonden is',
  tags: ['gedrag'],
  args: { term: 'doos' },
  render: args => <FoundLater {...args} />,
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    find();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Geschenkdoos Slagerij Claes' }));
  },
});

import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { guidanceOf } from '../guidance.ts';
import { Board, Tile } from './tiles.styles.ts';

interface IndexEntry { id: string; title: string; type: 'story' | 'docs'; importPath: string }

const readIndex = async (): Promise<IndexEntry[]> => {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
};
let index: Promise<IndexEntry[]> | undefined;

const Entry = ({ id, title, importPath }: IndexEntry) => (
  <Tile>
    <AnchorMdx href={`?path=/docs/${id}`} target="_top">{title.split('/').slice(1).join(': ')}</AnchorMdx>
    <span>{guidanceOf(importPath).purpose}</span>
  </Tile>
);

const All = ({ room }: { room: string }) =>
  use(index ??= readIndex())
    .filter(({ title, type }) => type === 'docs' && title.startsWith(`${room}/`))
    .map(entry => <Entry key={entry.id} {...entry} />);

/** Every page of a room of the sidebar, in its order and with its own words: what is added tomorrow is here at once. */
export const Entries = ({ room }: { room: string }) => <Board className="sb-unstyled"><Suspense><All room={room} /></Suspense></Board>;

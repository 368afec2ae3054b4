import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { Suspense, use, type MouseEvent, type ReactNode } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import styled from 'styled-components';
import { guidanceOf } from './guidance.ts';

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

/** A place to go to: the whole tile is the link. */
const Tile = styled.li`
  position: relative;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: 0 0 0 1px var(--color-line);
  &:hover { box-shadow: 0 0 0 1px var(--color-line), var(--shadow-mid); }
  &:has(a:focus-visible) { outline: 2px solid var(--color-accent); outline-offset: 2px; }
  img { display: block; width: 100%; aspect-ratio: 16 / 10; height: auto; margin-bottom: var(--space-3); object-fit: cover; border-radius: var(--radius-s); }
  && a { display: block; color: var(--color-ink); font-weight: var(--weight-bold); text-decoration: none; outline: none; }
  && a::after { content: ''; position: absolute; inset: 0; }
  && a:hover { color: var(--color-accent); }
  span { font-size: var(--text-s); line-height: 1.45; color: var(--color-ink-2); }
`;

/** Places to go to, side by side. */
export const Tiles = ({ children }: { children: ReactNode }) => <Board className="sb-unstyled">{children}</Board>;

interface StartProps {
  /** An address inside this Storybook; it may choose the toolbar too. */
  href: string;
  label: string;
  /** A picture of the mock's catalogue. */
  picture: string;
  children: ReactNode;
}

/** A place where a first visit may begin, and what is there. */
export const Start = ({ href, label, picture, children }: StartProps) => {
  const { channel } = use(DocsContext);
  // A link with an address of its own, without loading Storybook anew for it.
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const asked = new URLSearchParams(href.split('?')[1]);
    const chosen = asked.get('globals')?.split(';').map(choice => choice.split(':'));
    if (chosen) channel.emit(UPDATE_GLOBALS, { globals: Object.fromEntries(chosen) });
    channel.emit(NAVIGATE_URL, `?path=${asked.get('path')}`);
  };
  return (
    <Tile>
      <img src={`./media/images/${picture}`} alt="" width={300} height={190} />
      <a href={href} target="_top" onClick={go}>{label}</a>
      <span>{children}</span>
    </Tile>
  );
};

interface IndexEntry { id: string; title: string; type: 'story' | 'docs'; importPath: string }

const readIndex = async (): Promise<IndexEntry[]> => {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
};
let index: Promise<IndexEntry[]> | undefined;

const All = ({ room }: { room: string }) =>
  use(index ??= readIndex()).filter(({ title, type }) => type === 'docs' && title.startsWith(`${room}/`)).map(({ id, title, importPath }) => (
    <Tile key={id}>
      <AnchorMdx href={`?path=/docs/${id}`} target="_top">{title.split('/').slice(1).join(': ')}</AnchorMdx>
      <span>{guidanceOf(importPath).purpose}</span>
    </Tile>
  ));

/** Every page of a room of the sidebar, in its order and with its own words: what is added tomorrow is here at once. */
export const Entries = ({ room }: { room: string }) => <Tiles><Suspense><All room={room} /></Suspense></Tiles>;

import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import styled from 'styled-components';
import { guidanceOf, hasOwnGuidance } from './guidance.ts';

/** A list of links with what is there, as tiles: the whole tile is the link. */
export const Tiles = styled.div`
  && ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: var(--space-5);
    padding: 0;
    list-style: none;
  }
  && li { position: relative; margin: 0; padding: var(--space-4); border-radius: var(--radius-m); background: var(--color-surface); box-shadow: 0 0 0 1px var(--color-line); font-size: var(--text-s); }
  && li:is(:hover, :focus-within) { box-shadow: 0 0 0 2px var(--color-accent); }
  && a { display: block; font-size: var(--text-m); font-weight: var(--weight-bold); text-decoration: none; }
  && a::after { content: ''; position: absolute; inset: 0; }
`;

interface IndexEntry { id: string; title: string; type: 'story' | 'docs'; importPath: string; tags?: string[] }

const readIndex = async (): Promise<IndexEntry[]> => {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
};
let index: Promise<IndexEntry[]> | undefined;

/** Of what only proves a behaviour the sidebar shows nothing. */
const isSeen = (entries: readonly IndexEntry[], { title }: IndexEntry) => entries.some(entry => entry.type === 'story' && entry.title === title && !entry.tags?.includes('gedrag'));

const All = ({ room }: { room: string }) => {
  const entries = use(index ??= readIndex());
  return entries.filter(entry => entry.type === 'docs' && entry.title.startsWith(`${room}/`) && isSeen(entries, entry)).map(({ id, title, importPath }) => (
    <li key={id}><AnchorMdx href={`?path=/docs/${id}`} target="_top">{title.split('/').slice(1).join(': ')}</AnchorMdx>{hasOwnGuidance(importPath) ? guidanceOf(importPath).purpose : 'Zoals elke rol het ziet.'}</li>
  ));
};

/** Every page of a room of the sidebar, in its order and with its own words: what is added tomorrow is here at once. */
export const Entries = ({ room }: { room: string }) => <Tiles><ul><Suspense><All room={room} /></Suspense></ul></Tiles>;

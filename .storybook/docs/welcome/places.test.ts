import { describe, expect, it } from 'vitest';
import { allPages, allStories } from '../allSources.ts';
import { isTitled } from '../links/findEntry.ts';
import { flows, screens, starts } from './places.ts';

const pictures = Object.keys(import.meta.glob('../../../mocks/public/media/images/*')).map(path => path.split('/').at(-1));
const places = [...starts, ...screens, ...flows];

describe('the front page', () => {
  it.each(places)('$label leads to $title', ({ title, story }) => {
    const files = allStories.filter(file => isTitled(file.title, title) && (!story || file.stories.includes(story)));
    expect(files).not.toEqual([]);
  });
  it.each(places)('$label has its picture', ({ picture }) => {
    expect(pictures).toContain(picture);
  });
  it('links in its text lead to pages that exist', () => {
    const texts = Object.values(import.meta.glob<string>('../../../packages/ui/src/*.mdx', { query: '?raw', import: 'default', eager: true }));
    const linked = texts.flatMap(text => [...text.matchAll(/<TitleLink title="([^"]+)"/g)].map(([, title]) => title!));
    expect(linked.length).toBeGreaterThan(0);
    const there = [...allPages, ...allStories.map(story => story.title)];
    expect(linked.filter(title => !there.some(other => isTitled(other, title)))).toEqual([]);
  });
});

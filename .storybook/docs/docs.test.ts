import { describe, expect, it } from 'vitest';
import { allDocs, allStories } from './allSources.ts';
import { isTitled } from './links/findEntry.ts';
import { roomLabel, rooms } from './brand/rooms.ts';
import { titleParts } from './page/titleParts.ts';

const widgets = allStories.filter(({ path, hasComponent }) => hasComponent && path.includes('/packages/ui/'));
const docsOf = (path: string) => allDocs[path.replace('.stories.tsx', '.docs.ts')];
const isSentence = (text: string) => /^[\p{Lu}\d‘'“"/(…].*[.?!)’'”"]$/su.test(text);

describe.each(widgets)('$title', ({ path, title, hasDocs }) => {
  const docs = docsOf(path);
  const { dutch, room } = titleParts(title);

  it('carries its docs', () => {
    expect(hasDocs, 'parameters: { widget: docs } in its meta').toBe(true);
    expect(docs, 'an X.docs.ts beside it').toBeDefined();
  });
  it('ends in its Dutch word, which is its name', () => {
    expect(dutch).toMatch(/^\p{Ll}/u);
    expect(docs?.name.toLowerCase()).toBe(dutch?.toLowerCase());
  });
  it('says what it is for, and when not to use it', () => {
    expect(docs?.purpose).toSatisfy(isSentence);
    expect(docs?.notFor.length).toBeGreaterThan(0);
    for (const line of docs?.notFor ?? []) expect(line).toSatisfy(isSentence);
  });
  it('says what each key does', () => {
    for (const [keys, effect] of docs?.keyboard ?? []) {
      expect(keys).not.toBe('');
      expect(effect).toSatisfy(isSentence);
    }
    expect(docs?.keyboard).toBeDefined();
  });
  it('says what assistive technology hears', () => {
    expect(docs?.accessibility.length).toBeGreaterThan(0);
    for (const line of docs?.accessibility ?? []) expect(line).toSatisfy(isSentence);
  });
  it('names the sentences of the specification, by section', () => {
    expect(docs?.specification.length).toBeGreaterThan(0);
    for (const { section, sentence } of docs?.specification ?? []) {
      expect(section).toMatch(/^§\d/);
      expect(sentence).not.toBe('');
    }
  });
  it('leads to widgets that exist', () => {
    expect((docs?.seeAlso ?? []).filter(other => !allStories.some(story => isTitled(story.title, other)))).toEqual([]);
  });
  it('stands in a room with a Dutch name', () => {
    expect(rooms).toHaveProperty(room);
    expect(roomLabel(room)).not.toBe('');
  });
});

describe('what is written', () => {
  it.each(Object.keys(allDocs))('%s is carried by stories', path => {
    expect(allStories.map(story => story.path)).toContain(path.replace('.docs.ts', '.stories.tsx'));
  });
});

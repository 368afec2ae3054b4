import { describe, expect, it } from 'vitest';
import { batchesOf, createSplitter } from './batches.ts';

const odd = [
  { id: 1, name: 'Kaart "A", {rond} [wit]', path: 'C:\\' },
  { id: 2, name: '\\"', collections: [{ id: 3, name: 'Beurs' }, { id: 4, name: ',' }] },
  null, 'los', 7, [], { id: 'é€😀', name: '' },
];

describe('a list that comes in pieces', () => {
  it.each([1, 2, 3, 7, 50, 1000])('gives every entry once, in order, in pieces of %i', size => {
    const text = JSON.stringify(odd, undefined, size % 2 === 0 ? 1 : undefined);
    const splitter = createSplitter();
    const entries: unknown[] = [];
    for (let at = 0; at < text.length; at += size) entries.push(...splitter.add(text.slice(at, at + size)));
    entries.push(...splitter.end() as unknown[]);
    expect(entries).toEqual(odd);
  });

  it('gives what is complete before the rest is there', () => {
    const splitter = createSplitter();
    expect(splitter.add('[{"id":1},{"id":2},{"i')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(splitter.add('d":3}')).toEqual([]);
    expect(splitter.add(']')).toEqual([]);
    expect(splitter.end()).toEqual([{ id: 3 }]);
  });

  it.each([['{"items":[{"id":1},{"id":2}],"more":[1,2]}'], ['null'], ['"tekst, en meer"'], ['[]'], [' [ ] ']])('gives %s as it is at its end', text => {
    const splitter = createSplitter();
    expect(splitter.add(text)).toEqual([]);
    expect(splitter.end()).toEqual(JSON.parse(text));
  });

  it.each(['', '[{"id":1},{"id":2', 'hallo', '[1,2]]'])('is no list where the text is "%s"', text => {
    const splitter = createSplitter();
    expect(() => {
      splitter.add(text);
      splitter.end();
    }).toThrow(SyntaxError);
  });
});

const bodyOf = (...pieces: (string | Error)[]) => new ReadableStream<Uint8Array<ArrayBuffer>>({
  pull: controller => {
    const piece = pieces.shift();
    if (piece instanceof Error) controller.error(piece);
    else if (piece === undefined) controller.close();
    else controller.enqueue(new TextEncoder().encode(piece));
  },
});

describe('the batches of a body', () => {
  it('tell the first one to whoever wants to begin with it', async () => {
    const heard: unknown[] = [];
    const reader = batchesOf(bodyOf('[{"id":1},', '{"id":2},{"id":3}]'), first => heard.push(first)).getReader();
    expect([(await reader.read()).value, (await reader.read()).value, (await reader.read()).value]).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]]);
    expect((await reader.read()).done).toBe(true);
    expect(heard).toEqual([[{ id: 1 }]]);
  });

  it('break off with the body', async () => {
    const reader = batchesOf(bodyOf('[{"id":1},', new Error('weg'))).getReader();
    await expect(reader.read().then(() => reader.read())).rejects.toThrow('weg');
  });
});

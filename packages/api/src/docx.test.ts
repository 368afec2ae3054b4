import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { JPEG, PNG } from '../../../mocks/testing.ts';
import { createDocument, type DocumentItem } from './docx.ts';

const read = async (items: readonly DocumentItem[], intro: string | null = null) => {
  const files = unzipSync(new Uint8Array(await new Response(createDocument('Beurs <1> & \u0001co', intro, items)).arrayBuffer()));
  return { names: Object.keys(files), textOf: (name: string) => new TextDecoder().decode(files[name]), files };
};
const item = (name: string, image?: Uint8Array<ArrayBuffer>): DocumentItem => ({ name, readImage: async () => image });

test('holds the names, and the pictures that are pictures', async () => {
  const { names, textOf, files } = await read([item('Waaier', PNG), item('Zonder'), item('Geen foto', new TextEncoder().encode('<svg/>')), item('Foto', JPEG)], 'Inleiding\nop twee lijnen');
  expect(names.toSorted()).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/_rels/document.xml.rels', 'word/document.xml', 'word/media/image1.png', 'word/media/image4.jpg']);
  expect([files['word/media/image1.png'], files['word/media/image4.jpg']]).toEqual([new Uint8Array(PNG), new Uint8Array(JPEG)]);
  const body = textOf('word/document.xml');
  for (const text of ['Beurs &lt;1&gt; &amp; co', 'Inleiding', 'Waaier', 'Zonder', 'Geen foto', 'Foto']) expect(body).toContain(`>${text}<`);
  expect(body).toContain('Inleiding</w:t><w:br/><w:t xml:space="preserve">op twee lijnen<');
  expect(body.match(/r:embed="\w+"/g)).toEqual(['r:embed="rId1"', 'r:embed="rId4"']);
  expect(textOf('word/_rels/document.xml.rels')).toContain('Id="rId4" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image4.jpg"');
});

test('the same document twice is the same file', async () => {
  const bytes = async () => new Uint8Array(await new Response(createDocument('Beurs', null, [item('Waaier', PNG)])).arrayBuffer());
  expect(await bytes()).toEqual(await bytes());
});

test('pictures are read one by one as the document is taken, and no more once nobody takes it', async () => {
  let [open, most, count] = [0, 0, 0];
  const items = Array.from({ length: 50 }, (_, index): DocumentItem => ({
    name: `Foto ${index}`,
    readImage: async () => {
      most = Math.max(most, open += 1);
      count += 1;
      await Promise.resolve();
      open -= 1;
      return PNG;
    },
  }));
  const reader = createDocument('Beurs', null, items).getReader();
  for (let part = 0; part < 6; part += 1) await reader.read();
  const taken = count;
  expect(taken).toBeLessThan(6);
  await reader.cancel();
  expect([most, count]).toEqual([1, taken]);
});

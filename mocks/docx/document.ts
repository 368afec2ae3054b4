import { strToU8, zipSync } from 'fflate';
import { imageSize, type ImageSize } from './imageSize.ts';
import { drawing, escaped, paragraph, PARTS } from './parts.ts';

/** A line of the document: a name, with its picture when there is one. */
export interface DocumentItem {
  name: string;
  image?: Uint8Array | undefined;
}

/** The same document twice is the same file. */
const MADE = new Date(1980, 0, 1);

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Placed extends ImageSize {
  name: string;
  bytes: Uint8Array;
  rel: string;
  number: number;
}

const place = ({ name, image }: DocumentItem, index: number): Placed | { name: string } => {
  const size = image && imageSize(image);
  return image && size ? { name, bytes: image, rel: `rId${index + 1}`, number: index + 1, ...size } : { name };
};

const fileOf = ({ number, extension }: Placed) => `media/image${number}.${extension}`;

/** A word-processing document with a title, and the name and picture of each item. */
export const createDocument = (title: string, intro: string | null, items: readonly DocumentItem[]): Uint8Array<ArrayBuffer> => {
  const placed = items.map(place);
  const images = placed.filter(item => 'rel' in item);
  const body = [
    paragraph(title, 40),
    intro ? paragraph(intro, 22) : '',
    ...placed.map(item => ('rel' in item ? drawing(item) : '') + paragraph(item.name, 26)),
  ].join('');
  const relations = images.map(item => PARTS.imageRelation(item.rel, fileOf(item))).join('');
  const texts: Record<string, string> = {
    '[Content_Types].xml': PARTS.contentTypes,
    '_rels/.rels': PARTS.rootRelations,
    'docProps/core.xml': PARTS.properties(escaped(title)),
    'word/document.xml': PARTS.document(body),
    'word/_rels/document.xml.rels': PARTS.relations(relations),
  };
  const files = [
    ...Object.entries(texts).map(([name, text]) => [name, strToU8(text)]),
    ...images.map(item => [`word/${fileOf(item)}`, item.bytes]),
  ];
  // Pictures are compressed already.
  return zipSync(Object.fromEntries(files), { level: 0, mtime: MADE });
};

import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type Content, EXTENSIONS, sourceOf } from './rules/bytes.ts';
import { contentOf } from './rules/fileContent.ts';

/** A line of the document: a name, and what reads its picture when there is one. */
export interface DocumentItem {
  name: string;
  readImage(): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

type Picture = Pick<Content, 'width' | 'height'>;

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The same document twice is the same file. */
const MADE = new Date(1980, 0, 1);

const OUTSIDE_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML can hold it. */
const escaped = (text: string): string => text.replaceAll(OUTSIDE_XML, '').replaceAll(/[&<>"]/g, char => ENTITIES[char] ?? char);

/** A paragraph with the lines of its text; the size is in half points. */
const paragraph = (text: string, size: number): string =>
  '<w:p><w:pPr><w:spacing w:after="240"/></w:pPr>' +
  `<w:r><w:rPr><w:sz w:val="${size}"/></w:rPr>${text.split(/\r?\n/).map(line => `<w:t xml:space="preserve">${escaped(line)}</w:t>`).join('<w:br/>')}</w:r></w:p>`;

const [EMU_PER_CM, WIDEST_CM, TALLEST_CM] = [360_000, 15, 10];
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

/** A paragraph with a picture, as large as fits. It stays on the page of its name. */
const drawing = ({ width, height }: Picture, name: string, number: number): string => {
  const scale = Math.min(WIDEST_CM / width, TALLEST_CM / height) * EMU_PER_CM;
  const size = `cx="${Math.round(width * scale)}" cy="${Math.round(height * scale)}"`;
  const label = `id="${number}" name="${escaped(name)}" descr="${escaped(name)}"`;
  return (
    '<w:p><w:pPr><w:keepNext/></w:pPr><w:r><w:drawing><wp:inline>' +
    `<wp:extent ${size}/><wp:docPr ${label}/><a:graphic><a:graphicData uri="${DRAWING}/picture">` +
    `<pic:pic><pic:nvPicPr><pic:cNvPr ${label}/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="rId${number}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
  );
};

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-';
const NAMESPACES =
  `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" ` +
  `xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"`;

const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);

const relations = (targets: readonly (readonly [id: string, type: string, target: string])[]): Uint8Array =>
  xml(`<Relationships xmlns="${PACKAGE}/relationships">${
    targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')
  }</Relationships>`);

const CONTENT_TYPES = xml(
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${TYPE}package.relationships+xml"/>` +
  '<Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/>' +
  `<Override PartName="/word/document.xml" ContentType="${TYPE}officedocument.wordprocessingml.document.main+xml"/></Types>`);

const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';

/** The files of the document one after the other: a picture as it is read, and the text that speaks of them last. */
async function* filesOf(title: string, intro: string | null, items: readonly DocumentItem[]): AsyncGenerator<[name: string, bytes: Uint8Array]> {
  yield ['[Content_Types].xml', CONTENT_TYPES];
  yield ['_rels/.rels', relations([['rId1', 'officeDocument', 'word/document.xml']])];
  const [body, images] = [[paragraph(title, 40), intro ? paragraph(intro, 22) : ''], [] as [string, string, string][]];
  for (const [index, { name, readImage }] of items.entries()) {
    const image = await readImage();
    const picture = image && contentOf(sourceOf(image));
    if (image && picture && picture.width > 0) {
      const file = `media/image${index + 1}.${EXTENSIONS[picture.type]}`;
      yield [`word/${file}`, image];
      images.push([`rId${index + 1}`, 'image', file]);
      body.push(drawing(picture, name, index + 1));
    }
    body.push(paragraph(name, 26));
  }
  yield ['word/document.xml', xml(`<w:document ${NAMESPACES}><w:body>${body.join('')}${PAGE}</w:body></w:document>`)];
  yield ['word/_rels/document.xml.rels', relations(images)];
}

/** A word-processing document with a title, and the name and picture of each item; it is made as it is read, and holds one picture at a time. */
export const createDocument = (title: string, intro: string | null, items: readonly DocumentItem[]): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const files = filesOf(title, intro, items);
  let zip: Zip;
  return new ReadableStream({
    start: controller => {
      zip = new Zip((error, chunk, isFinal) => {
        if (error) throw error;
        controller.enqueue(chunk);
        if (isFinal) controller.close();
      });
    },
    pull: async () => {
      const { value, done } = await files.next();
      if (done) return zip.end();
      const [name, bytes] = value;
      // Pictures are compressed already.
      const file = Object.assign(new ZipDeflate(name, { level: 0 }), { mtime: MADE });
      zip.add(file);
      file.push(bytes, true);
    },
    cancel: async () => void await files.return(undefined),
  });
};

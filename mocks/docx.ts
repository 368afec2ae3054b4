import { strToU8, zipSync } from 'fflate';

/** A line of the document: a name, with its picture when there is one. */
interface DocumentItem {
  name: string;
  image?: Uint8Array | undefined;
}

interface Picture {
  width: number;
  height: number;
  extension: 'png' | 'jpg';
}

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The same document twice is the same file. */
const MADE = new Date(1980, 0, 1);

/** The size of a PNG, or of a JPEG by the marker that carries it; undefined for anything else. */
const pictureIn = (bytes: Uint8Array): Picture | undefined => {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20), extension: 'png' };
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), extension: 'jpg' };
  }
  return undefined;
};

const OUTSIDE_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML can hold it. */
const escaped = (text: string): string => text.replaceAll(OUTSIDE_XML, '').replaceAll(/[&<>"]/g, char => ENTITIES[char] ?? char);

/** A paragraph; the size is in half points. */
const paragraph = (text: string, size: number): string =>
  '<w:p><w:pPr><w:spacing w:after="240"/></w:pPr>' +
  `<w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

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

/** A word-processing document with a title, and the name and picture of each item. */
export const createDocument = (title: string, intro: string | null, items: readonly DocumentItem[]): Uint8Array<ArrayBuffer> => {
  const placed = items.map(({ name, image }, index) => ({ name, image, number: index + 1, picture: image && pictureIn(image) }));
  const images = placed.flatMap(({ image, number, picture }) =>
    (image && picture ? [{ image, number, file: `media/image${number}.${picture.extension}` }] : []));
  const body = [
    paragraph(title, 40),
    intro ? paragraph(intro, 22) : '',
    ...placed.map(({ name, number, picture }) => (picture ? drawing(picture, name, number) : '') + paragraph(name, 26)),
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>',
    '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>',
  ].join('');
  const files = {
    '[Content_Types].xml': xml(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${TYPE}package.relationships+xml"/>` +
      '<Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/>' +
      `<Override PartName="/word/document.xml" ContentType="${TYPE}officedocument.wordprocessingml.document.main+xml"/></Types>`),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': xml(`<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': relations(images.map(({ number, file }) => [`rId${number}`, 'image', file])),
    ...Object.fromEntries(images.map(({ image, file }) => [`word/${file}`, image])),
  };
  // Pictures are compressed already.
  return zipSync(files, { level: 0, mtime: MADE });
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const [EMU_PER_CM, WIDEST_CM, TALLEST_CM] = [360_000, 15, 10];

const OUTSIDE_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML can hold it. */
export const escaped = (text: string): string => text.replaceAll(OUTSIDE_XML, '').replaceAll(/[&<>"]/g, char => ENTITIES[char] ?? char);

/** A paragraph; the size is in half points. */
export const paragraph = (text: string, size: number): string =>
  `<w:p><w:pPr><w:spacing w:after="240"/></w:pPr><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

interface Picture {
  name: string;
  width: number;
  height: number;
  rel: string;
  number: number;
}

/** A paragraph with a picture, as large as fits. It stays on the page of its name. */
export const drawing = ({ name, width, height, rel, number }: Picture): string => {
  const scale = Math.min(WIDEST_CM / width, TALLEST_CM / height) * EMU_PER_CM;
  const [cx, cy] = [Math.round(width * scale), Math.round(height * scale)];
  const label = `id="${number}" name="${escaped(name)}" descr="${escaped(name)}"`;
  return (
    '<w:p><w:pPr><w:keepNext/></w:pPr><w:r><w:drawing><wp:inline>' +
    `<wp:extent cx="${cx}" cy="${cy}"/><wp:docPr ${label}/><a:graphic><a:graphicData uri="${DRAWING}/picture">` +
    `<pic:pic><pic:nvPicPr><pic:cNvPr ${label}/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${rel}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
  );
};

const TYPE = 'application/vnd.openxmlformats-';

/** The XML files of a document. */
export const PARTS = {
  contentTypes:
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${TYPE}package.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/>' +
    `<Override PartName="/word/document.xml" ContentType="${TYPE}officedocument.wordprocessingml.document.main+xml"/>` +
    `<Override PartName="/docProps/core.xml" ContentType="${TYPE}package.core-properties+xml"/></Types>`,
  rootRelations:
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/>` +
    `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  properties: (title: string) =>
    `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
  document: (body: string) =>
    `${HEAD}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}/relationships" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture">` +
    `<w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  relations: (relations: string) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`,
  imageRelation: (rel: string, file: string) => `<Relationship Id="${rel}" Type="${OFFICE}/relationships/image" Target="${file}"/>`,
};

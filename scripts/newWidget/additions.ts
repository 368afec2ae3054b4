import type { Request } from './request.ts';
import { literal, textsOf, wordsOf } from './words.ts';

/** The package's index with a widget's line after the last one of its room, or at the end. */
export const withExport = (index: string, { room, name }: Request): string => {
  const lines = index.trimEnd().split('\n');
  const last = lines.findLastIndex(line => line.includes(` from './${room}/`));
  const line = `export { ${name}, type ${name}Props } from './${room}/${name}/${name}.tsx';`;
  return `${lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line).join('\n')}\n`;
};

/** A room's file of Dutch texts with those of a widget at its end; the file may be new. */
export const withTexts = (file: string, { name, dutch, text = '' }: Request): string => {
  const entry = `/** Texts of the ${wordsOf(name)} (${dutch}). */\nexport const ${textsOf(name)} = {\n  text: ${literal(text)},\n} as const;\n`;
  return file ? `${file.trimEnd()}\n\n${entry}` : entry;
};

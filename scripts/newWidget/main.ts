import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, withExport } from './files.ts';
import { readRequest, type House, type Request } from './request.ts';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
/** Folders that hold no widgets. */
const NO_ROOMS = ['nl', 'theme'];

const foldersOf = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name);

const look = (): House => {
  const rooms = foldersOf(source).filter(name => !NO_ROOMS.includes(name));
  return { rooms, widgets: rooms.flatMap(room => foldersOf(join(source, room)).map(name => `${room}/${name}`)) };
};

const make = (request: Request) => {
  const { room, name } = request;
  const folder = join(source, room, name);
  mkdirSync(folder);
  const files = filesOf(request);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const index = join(source, 'index.ts');
  writeFileSync(index, withExport(readFileSync(index, 'utf8'), request));
  console.log(`Made packages/ui/src/${room}/${name}: ${Object.keys(files).join(', ')}; exported from index.ts.
Next: build what it really is in ${name}.tsx, give each state a story, and tell in ${name}.docs.md what it is for.
  npm run storybook
  npx vitest run --project 'stories*' packages/ui/src/${room}/${name}`);
};

try {
  make(readRequest(process.argv.slice(2), look()));
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
}

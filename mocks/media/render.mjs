// Renders the drawings of art.mjs to mocks/public/media and writes index.ts. Needs Chromium, and ffmpeg for the films:
//   node mocks/media/render.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { AVATAR_COUNT, FILMS, KINDS, PALETTE_COUNT, art, avatar, viewCount } from './art.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FILES = join(HERE, '..', 'public', 'media');
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
];

const LANDSCAPE = { width: 1024, height: 768 };
const PORTRAIT = { width: 768, height: 1024 };
const AVATAR = { width: 240, height: 240 };
const FILM = { width: 960, height: 720 };
const FRAMES_PER_SECOND = 24;
/** In flat drawings no eye sees more than these qualities. */
const JPEG = { quality: 55, mozjpeg: true };
const PNG = { palette: true, quality: 93, dither: 0, effort: 10 };
const LARGEST_TOTAL = 3_000_000;

// Tall products also come as upright pictures, and a few flat ones as PNG.
const UPRIGHT = [
  'poster-0-1',
  'rollup-1-1',
  'flag-4-1',
  'menu-5-1',
  'calendar-3-2',
  'bottle-4-1',
  'bag-0-1',
  'book-2-1',
  'magazine-3-1',
  'brochure-7-1',
];
const LOSSLESS = [
  'card-0-1',
  'poster-2-1',
  'sticker-5-1',
  'menu-7-1',
  'stationery-0-2',
  'calendar-6-2',
  'rollup-3-1',
  'magazine-5-1',
];

/** Three palettes for the first view of a kind; the other views repeat the first two, so that a product has a gallery. */
function palettesOf(kind, view) {
  const first = KINDS.indexOf(kind);
  const count = view === 1 || (view === 2 && first % 3 === 1) ? 3 : 2;
  return Array.from({ length: count }, (_, step) => (first + step * 3) % PALETTE_COUNT);
}

function pictureOf(kind, palette, view) {
  const name = `${kind}-${palette}-${view}`;
  const type = LOSSLESS.includes(name) ? 'png' : 'jpg';
  return { file: `images/${name}.${type}`, kind, palette, view, ...(UPRIGHT.includes(name) ? PORTRAIT : LANDSCAPE) };
}

const PICTURES = KINDS.flatMap((kind) =>
  Array.from({ length: viewCount(kind) }, (_, index) => index + 1).flatMap((view) =>
    palettesOf(kind, view).map((palette) => pictureOf(kind, palette, view)),
  ),
);

const page = (svg) =>
  `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;

/** A drawing as a picture, as small as its kind of file allows. */
async function draw(tab, svg, size, file) {
  const drawn = sharp(await shoot(tab, svg, size)).removeAlpha();
  await (file.endsWith('.png') ? drawn.png(PNG) : drawn.jpeg(JPEG)).toFile(join(FILES, file));
}

async function shoot(tab, svg, size) {
  await tab.setViewportSize(size);
  await tab.setContent(page(svg));
  return tab.screenshot({ type: 'png' });
}

/** Runs ffmpeg; `feed` may write to its standard input. */
async function ffmpeg(parameters, feed) {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...parameters], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  await feed(child.stdin);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const renderPicture = (tab, { kind, palette, view, file, ...size }) =>
  draw(tab, art(kind, palette, view, { portrait: size.height > size.width }), size, file);

const avatarFile = (index) => `images/avatar-${index + 1}.jpg`;
const filmFile = (film) => `videos/${film.name}.mp4`;
const stillFile = (film) => `videos/${film.name}.jpg`;

async function renderFilm(tab, film) {
  const count = film.seconds * FRAMES_PER_SECOND;
  const encode = [
    '-c:v',
    'libx264',
    '-profile:v',
    'baseline',
    '-level',
    '3.1',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'veryslow',
    '-crf',
    '22',
    '-movflags',
    '+faststart',
    '-an',
  ];
  const source = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
  await ffmpeg([...source, ...encode, join(FILES, filmFile(film))], async (input) => {
    for (let frame = 0; frame < count; frame += 1) {
      const png = await shoot(tab, film.frame(frame / count), FILM);
      if (!input.write(png)) await once(input, 'drain');
    }
  });
  await draw(tab, film.frame(film.still), FILM, stillFile(film));
}

const MOST_COLUMNS = 120;

/** Texts in rows that fit the page. */
function rows(texts) {
  const lines = ['  '];
  for (const text of texts) {
    const piece = `'${text}', `;
    if (lines.at(-1).length + piece.length > MOST_COLUMNS + 1) lines.push('  ');
    lines.push(lines.pop() + piece);
  }
  return lines.map((line) => line.trimEnd());
}

const list = (name, type, lines) => `export const ${name}: readonly ${type}[] = [\n${lines.join('\n')}\n];\n`;

function manifest() {
  const filesOf = (kind) => PICTURES.filter((picture) => picture.kind === kind).map(({ file }) => file);
  const avatars = Array.from({ length: AVATAR_COUNT }, (_, index) => avatarFile(index));
  return [
    '// Written by render.mjs; do not edit by hand. Files are relative to mocks/public/media.\n',
    `/** A row for each kind; \`card-0-1.png\` is a card in palette 0, in its first view. */\n${list('images', 'string', KINDS.flatMap((kind) => rows(filesOf(kind))))}`,
    list(
      'videos',
      '{ file: string; kind: string }',
      FILMS.map((film) => `  { file: '${filmFile(film)}', kind: '${film.kind}' },`),
    ),
    list('avatars', 'string', rows(avatars)),
  ].join('\n');
}

async function totalBytes() {
  const names = await readdir(FILES, { recursive: true });
  const sizes = await Promise.all(names.map((name) => stat(join(FILES, name))));
  return sizes.filter((entry) => entry.isFile()).reduce((sum, entry) => sum + entry.size, 0);
}

async function renderAll(tab) {
  for (const picture of PICTURES) await renderPicture(tab, picture);
  for (let index = 0; index < AVATAR_COUNT; index += 1) await draw(tab, avatar(index), AVATAR, avatarFile(index));
  for (const film of FILMS) await renderFilm(tab, film);
}

async function withBrowser(work) {
  const { chromium } = await import('playwright');
  const profile = await mkdtemp(join(tmpdir(), 'staalkaart-media-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: FLAGS,
    headless: true,
  });
  try {
    await work(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

await rm(FILES, { recursive: true, force: true });
await mkdir(join(FILES, 'images'), { recursive: true });
await mkdir(join(FILES, 'videos'), { recursive: true });
await withBrowser(renderAll);
await writeFile(join(HERE, 'index.ts'), manifest());
const bytes = await totalBytes();
console.log(`${PICTURES.length} pictures, ${AVATAR_COUNT} avatars, ${FILMS.length} films: ${bytes} bytes`);
if (bytes > LARGEST_TOTAL) throw new Error(`the media are larger than ${LARGEST_TOTAL} bytes`);

import { writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('dist');

/** Writes down which files the bundle was made of: `bundle.mjs` looks whether one of them changed since. */
const tellInputs = (): Plugin => ({
  name: 'tell-inputs',
  writeBundle(_, made) {
    const ids = Object.values(made).flatMap(output => (output.type === 'chunk' ? output.moduleIds : []));
    const own = ids.filter(id => isAbsolute(id) && !id.includes('/node_modules/'));
    const inputs = [...own, here('vite.config.ts'), here('../../package-lock.json')].map(id => relative(OUT, id).replaceAll('\\', '/'));
    writeFileSync(join(OUT, 'inputs.json'), JSON.stringify(inputs.sort()));
  },
});

/**
 * The server and its libraries as a few files without types: it starts in half of the time, and takes less memory. They lie as
 * deep as the sources, so that what is found beside those is found beside these.
 */
export default defineConfig({
  root: here('.'),
  plugins: [tellInputs()],
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: here('src/main.ts'),
    outDir: OUT,
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
});

// What `node` is given. It runs the bundle, or the sources where they changed since it was made, and keeps the compiled
// server, so that the next start compiles nothing.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { BUNDLE, isBundleCurrent } from './bundle.mjs';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url)));
await import(isBundleCurrent() ? BUNDLE : './src/main.ts');

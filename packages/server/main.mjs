// What `node` is given: it keeps the compiled server, so that a start reads no TypeScript, and keeps no memory for that.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url)));
await import('./src/main.ts');

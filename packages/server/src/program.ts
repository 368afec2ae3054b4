import { fileURLToPath } from 'node:url';

/** The file that Node is given to run one of this program's commands; the bundle lies as deep as the sources. */
export const PROGRAM = fileURLToPath(new URL('../main.mjs', import.meta.url));

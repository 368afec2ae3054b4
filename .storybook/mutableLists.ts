import type { Plugin } from 'vite';

/** Writes a prop's `: readonly Link[]` as `: Link[]` before the docs are read from it: react-docgen calls the first 'unknown'. */
export const mutableLists: Plugin = {
  name: 'mutable-lists',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.tsx$/ },
    handler: code => ({ code: code.replaceAll(': readonly ', ': '), map: null }),
  },
};

import type { Rolldown } from 'vite';

/** The files of a build that a file is run with: itself, and all that it imports, and so on. Those in `found` stay there. */
export const withImports = (bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  return chunk.imports.reduce((all, name) => withImports(bundle, name, all), found.add(file));
};

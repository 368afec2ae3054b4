const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;

/** The icons that sources import, each with the files that do, in the order of their names. */
export const iconsInUse = (sources: Readonly<Record<string, string>>): { icon: string; files: string[] }[] => {
  const found = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    for (const [, list = ''] of source.matchAll(IMPORT)) {
      for (const name of list.split(',').map(part => part.trim())) {
        if (!name || name.startsWith('type ')) continue;
        const icon = name.split(' as ')[0]!;
        found.set(icon, [...(found.get(icon) ?? []), path.split('/').at(-1)!.replace(/\.tsx?$/, '')]);
      }
    }
  }
  return [...found].map(([icon, files]) => ({ icon, files })).sort((a, b) => a.icon.localeCompare(b.icon));
};

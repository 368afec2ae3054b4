/**
 * Where a module comes from, as a reader names it: an npm package or the scope of several ('@dnd-kit'), a widget of ours
 * ('controls/Button'), a room's own file or folder ('nl'), or undefined for what the bundler made up itself.
 */
export const originOf = (id: string): string | undefined => {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
  if (path.startsWith('\0') || !path.startsWith('/') && !/^[A-Z]:/i.test(path)) return undefined;
  const [, packaged] = /.*\/node_modules\/([^/]+)/.exec(path) ?? [];
  if (packaged) return packaged;
  const [, room, widget] = /\/packages\/ui\/src\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path) ?? [];
  return room && (widget ? `${room}/${widget}` : room);
};

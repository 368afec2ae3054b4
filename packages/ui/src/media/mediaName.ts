/**
 * The name that is shown of a medium: the part before the first underscore, and its order (specification §3).
 * A name on the wire is the product's name, an underscore and a suffix.
 */
export const mediaName = (name: string, order: number) => `${baseName(name)} ${order}`.trim();

/** The part of a medium's name before its first underscore: the product's name. */
export const baseName = (name: string) => {
  const end = name.indexOf('_');
  return (end < 0 ? name : name.slice(0, end)).trim();
};

/** The name with another part before the first underscore; what stands behind it is kept. */
export const renamed = (name: string, base: string) => {
  const end = name.indexOf('_');
  return `${base.trim()}${end < 0 ? '' : name.slice(end)}`;
};

/** Whether a header such as `Accept-Encoding` names something, and does not refuse it. */
export const accepts = (header: string | null | undefined, name: string): boolean =>
  (header ?? '').toLowerCase().split(',').some(part => {
    const [named, ...more] = part.split(';').map(one => one.trim());
    return named === name && !more.some(one => /^q=0(?:\.0*)?$/.test(one));
  });

/** Whether a header such as `Accept-Encoding` names something, and does not refuse it. */
export const accepts = (header: string | null | undefined, name: string): boolean =>
  new RegExp(`(^|[\\s,])${name}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`, 'i').test(header ?? '');

/** As much of an element as React needs for a component that renders nothing. */
export const emptyElement = (): HTMLElement => {
  const element = {
    nodeType: 1, nodeName: 'DIV', tagName: 'DIV', namespaceURI: 'http://www.w3.org/1999/xhtml',
    addEventListener() {}, removeEventListener() {}, firstChild: null, textContent: '',
  };
  return Object.assign(element, { ownerDocument: { ...element, nodeType: 9, activeElement: null } }) as never;
};

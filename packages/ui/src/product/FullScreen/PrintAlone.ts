import { createGlobalStyle } from 'styled-components';

/** While it is there the page prints as what wears `data-print`: what lies over it, not the page beneath. */
export const PrintAlone = createGlobalStyle`
  @media print {
    @page { margin: 12mm; }
    html, body { height: auto; overflow: visible; background: white; }
    body > :not([data-print]) { display: none !important; }
  }
`;

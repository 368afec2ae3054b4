import { Sheet } from './Misprint.styles.ts';

/** A proof whose colours were printed beside each other: what goes wrong in a print shop. */
export const Misprint = () => (
  <Sheet viewBox="0 0 280 300" aria-hidden>
    <rect data-sheet x="34" y="22" width="212" height="256" rx="6" />
    <g data-crosses>
      <path d="M52 40h12M58 34v12M216 40h12M222 34v12M52 260h12M58 254v12M216 260h12M222 254v12" />
    </g>
    <g data-inks>
      <text data-cyan x="133" y="176">?!</text>
      <text data-magenta x="147" y="182">?!</text>
      <text data-yellow x="139" y="170">?!</text>
    </g>
    <g data-strip>
      <rect data-cyan x="92" y="236" width="20" height="12" />
      <rect data-magenta x="116" y="236" width="20" height="12" />
      <rect data-yellow x="140" y="236" width="20" height="12" />
      <rect data-black x="164" y="236" width="20" height="12" />
    </g>
  </Sheet>
);

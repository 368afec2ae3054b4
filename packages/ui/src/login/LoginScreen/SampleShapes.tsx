import type { ReactNode } from 'react';
import type { Kind } from './art.ts';

const ink = 'var(--ink)';
const dark = 'var(--dark)';
const ground = 'var(--ground)';
const paper = '#fff';

/* Each kind of print is drawn once in 400 x 300; the wall repeats it in other colours. */
const shapes: Record<Kind, ReactNode> = {
  card: (
    <>
      <g filter="url(#lift)" transform="rotate(-12 200 150)"><rect x="95" y="105" width="190" height="110" rx="4" fill={dark} /></g>
      <g transform="rotate(6 200 150)">
        <rect filter="url(#lift)" x="115" y="90" width="190" height="110" rx="4" fill={paper} />
        <circle cx="150" cy="128" r="16" fill={ink} />
        <rect x="135" y="158" width="92" height="8" rx="2" fill={dark} />
        <rect x="135" y="173" width="60" height="5" rx="2" fill={dark} opacity=".35" />
      </g>
    </>
  ),
  brochure: (
    <>
      <g filter="url(#lift)"><path d="M110 70l90 18v150l-90-18z" fill={ink} /><path d="M200 88l90-18v150l-90 18z" fill={paper} /></g>
      <path d="M125 105l60 12v36l-60-12z" fill={ground} />
      <path d="M125 172l60 12v7l-60-12zM125 187l40 8v7l-40-8z" fill={paper} opacity=".8" />
      <path d="M215 110l60-12v50l-60 12z" fill={dark} opacity=".9" />
      <path d="M215 176l60-12v6l-60 12zM215 190l45-9v6l-45 9z" fill={dark} opacity=".35" />
    </>
  ),
  poster: (
    <>
      <rect filter="url(#lift)" x="130" y="36" width="140" height="220" fill={paper} />
      <rect x="140" y="46" width="120" height="150" fill={ink} />
      <circle cx="200" cy="120" r="42" fill={dark} /><circle cx="216" cy="106" r="24" fill={ground} />
      <rect x="140" y="208" width="88" height="12" fill={dark} /><rect x="140" y="228" width="56" height="6" fill={dark} opacity=".4" />
    </>
  ),
  rollup: (
    <>
      <path filter="url(#lift)" d="M150 30h100v220H150z" fill={ink} />
      <path d="M150 30h100v90l-100 60z" fill={dark} />
      <rect x="166" y="196" width="68" height="10" fill={paper} /><rect x="166" y="213" width="44" height="6" fill={paper} opacity=".6" />
      <rect x="138" y="250" width="124" height="12" rx="5" fill="#333" />
    </>
  ),
  box: (
    <>
      <g filter="url(#lift)">
        <path d="M110 120l90-40 90 40-90 42z" fill={ground} stroke={ink} strokeWidth="2" />
        <path d="M110 120l90 42v100l-90-42z" fill={ink} /><path d="M290 120l-90 42v100l90-42z" fill={dark} />
      </g>
      <path d="M128 160l54 25v30l-54-25z" fill={paper} opacity=".9" />
    </>
  ),
  stickers: (
    <>
      <g filter="url(#lift)"><circle cx="150" cy="130" r="58" fill={ink} /><circle cx="150" cy="130" r="44" fill={paper} /><circle cx="150" cy="130" r="22" fill={dark} /></g>
      <rect filter="url(#lift)" x="205" y="120" width="110" height="110" rx="18" fill={dark} />
      <path d="M230 190l30-44 18 24 10-12 14 32z" fill={ground} />
    </>
  ),
  flag: (
    <>
      <rect x="150" y="24" width="6" height="246" fill="#444" />
      <path filter="url(#lift)" d="M156 26c80 6 110 50 104 210-30-14-70-16-104-6z" fill={ink} />
      <path d="M156 120c50-10 80-2 105 14l-1 50c-34-18-70-20-104-10z" fill={dark} />
    </>
  ),
  menu: (
    <>
      <rect filter="url(#lift)" x="120" y="50" width="160" height="200" rx="3" fill={dark} />
      <rect x="132" y="62" width="136" height="176" fill="none" stroke={ink} strokeWidth="2" />
      <rect x="160" y="96" width="80" height="12" fill={ink} />
      <g fill={ground} opacity=".75"><rect x="152" y="130" width="96" height="5" /><rect x="152" y="148" width="76" height="5" /><rect x="152" y="166" width="90" height="5" /><rect x="152" y="184" width="64" height="5" /></g>
    </>
  ),
};

/** The drawings of the wall, to be repeated with `<use href="#sample-card">`. */
export const SampleShapes = () => (
  <defs>
    <filter id="lift" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="10" stdDeviation="10" floodOpacity=".28" /></filter>
    {Object.entries(shapes).map(([kind, drawing]) => <g key={kind} id={`sample-${kind}`}>{drawing}</g>)}
  </defs>
);

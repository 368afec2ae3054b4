import type { ReactNode } from 'react';
import { Sketch } from './EmptyState.styles.ts';

/** What the drawing tells: empty shelves, a search without a catch, an empty collection. */
export type DrawingName = 'shelf' | 'search' | 'collection';

/** `data-ink` is the line that catches the eye, `data-tint` a quiet surface, the rest a soft line. */
const drawings: Record<DrawingName, ReactNode> = {
  shelf: (
    <>
      <path data-tint d="M34 26h92v68H34z" />
      <path d="M34 26v78M126 26v78M34 60h92M34 94h92" />
      <path data-ink d="M46 60V40h14v20M64 60V36h9v24" />
      <path data-ink d="m80 60 5-21 11 3-4 18" />
      <path d="M104 94V78h12v16" strokeDasharray="3 4" />
      <path d="M46 94V74h18v20M72 94V80h14v14" strokeDasharray="3 4" />
    </>
  ),
  search: (
    <>
      <path data-tint d="M36 30h58v74H36z" />
      <path d="M36 30h58v74H36zM48 46h34M48 58h24M48 70h16" />
      <circle data-paper cx="96" cy="70" r="23" />
      <circle data-ink cx="96" cy="70" r="23" />
      <path data-ink d="m113 87 19 19" strokeWidth="4" />
      <path data-ink d="m89 63 14 14M103 63 89 77" />
    </>
  ),
  collection: (
    <>
      <path data-tint d="m50 38 58-8 8 58-58 8z" />
      <path d="m50 38 58-8 8 58-58 8z" strokeDasharray="3 4" />
      <path data-paper d="M40 44h62v60H40z" />
      <path data-ink d="M40 44h62v60H40z" />
      <path data-ink d="M71 64v20M61 74h20" />
    </>
  ),
};

/** A simple line drawing in the palette. It says nothing that the sentence does not say: hidden from assistive technology. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <Sketch viewBox="0 0 160 128" aria-hidden>
    {drawings[name]}
    <path d="M14 112h132" />
  </Sketch>
);

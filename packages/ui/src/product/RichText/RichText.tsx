import { useMemo } from 'react';
import { createPart } from '../../parts/createPart.ts';
import { usePart } from '../../parts/lazyPart.tsx';
import { isPlainText, paragraphsOf } from './plainText.ts';
import { Prose } from './RichText.styles.ts';

/** The sanitiser (DOMPurify, about 9 kB): it is no part of the first page. */
const sanitiser = createPart(() => import('./sanitiseHtml.ts'), 'trustedHtml');

/** Starts to fetch the sanitiser ahead of a page that shows rich text, so that nothing jumps there. */
export const preloadRichText = () => { void sanitiser.start(); };

/** The bare text until the sanitiser comes, and where it does not. */
const Sanitised = ({ html }: { html: string }) => {
  const { exported: sanitise } = usePart(sanitiser);
  const clean = useMemo(() => sanitise?.(html), [sanitise, html]);
  if (clean !== undefined) return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
  return <Prose>{paragraphsOf(html).map((text, index) => <p key={index}>{text}</p>)}</Prose>;
};

export interface RichTextProps {
  /** HTML from the server (specification §3, the product's description): never trusted, always sanitised. */
  html: string | null | undefined;
}

/** Shows the harmless part of someone else's HTML. Nothing is rendered when there is none. */
export const RichText = ({ html }: RichTextProps) => {
  if (!html) return null;
  return isPlainText(html) ? <Prose>{html}</Prose> : <Sanitised html={html} />;
};

import { useMemo } from 'react';
import { usePart } from '../../parts/lazyPart.tsx';
import { isPlainText, paragraphsOf } from './plainText.ts';
import { Prose } from './RichText.styles.ts';
import { sanitiser } from './sanitiser.ts';

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

import { useEffect, useMemo, useReducer } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { loadedSanitiser, loadSanitiser } from './loadSanitiser.ts';
import { expectedLines, isPlainText } from './plainText.ts';
import { Prose } from './RichText.styles.ts';

export interface RichTextProps {
  /** HTML from the server (specification §3, the product's description): never trusted, always sanitised. */
  html: string | null | undefined;
}

/** Shows the harmless part of someone else's HTML. Nothing is rendered when there is none. */
export const RichText = ({ html }: RichTextProps) => {
  const [attempts, again] = useReducer((count: number) => count + 1, 0);
  const isPlain = !html || isPlainText(html);
  const sanitise = loadedSanitiser();
  useEffect(() => {
    if (isPlain || sanitise) return undefined;
    let isGone = false;
    // A lost chunk is tried again once; the text then stays away rather than being shown unsanitised.
    loadSanitiser().catch(() => undefined).then(() => { if (!isGone && attempts < 2) again(); });
    return () => { isGone = true; };
  }, [isPlain, sanitise, attempts]);
  const clean = useMemo(() => (isPlain ? undefined : sanitise?.(html)), [html, isPlain, sanitise]);

  if (!html) return null;
  if (isPlain) return <Prose>{html}</Prose>;
  if (clean !== undefined) return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
  return <Prose aria-hidden>{Array.from({ length: expectedLines(html) }, (_, line) => <Skeleton key={line} kind="line" />)}</Prose>;
};

import { useEffect, useMemo, useReducer } from 'react';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { loadedSanitiser, loadSanitiser } from './loadSanitiser.ts';
import { expectedLines, isPlainText, textOf } from './plainText.ts';
import { Prose } from './RichText.styles.ts';

/** How often a sanitiser that does not arrive is asked for; then the bare text is shown. */
const ATTEMPTS = 2;

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
    loadSanitiser().catch(() => undefined).then(() => { if (!isGone && attempts < ATTEMPTS) again(); });
    return () => { isGone = true; };
  }, [isPlain, sanitise, attempts]);
  const clean = useMemo(() => (isPlain ? undefined : sanitise?.(html)), [html, isPlain, sanitise]);

  if (!html) return null;
  if (isPlain) return <Prose>{html}</Prose>;
  if (clean !== undefined) return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
  if (attempts >= ATTEMPTS) return <Prose>{textOf(html)}</Prose>;
  return <Prose aria-hidden>{Array.from({ length: expectedLines(html) }, (_, line) => <Skeleton key={line} kind="line" />)}</Prose>;
};

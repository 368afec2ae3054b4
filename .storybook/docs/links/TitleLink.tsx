import { Suspense, type ReactNode } from 'react';
import { findEntry } from './findEntry.ts';
import { StoryLink } from './StoryLink.tsx';
import { useStoryIndex } from './storyIndex.ts';

interface TitleLinkProps {
  /** A title of the sidebar, without its Dutch word: 'tiles/ProductCard'. */
  title: string;
  /** One story of it, as its file exports it: 'AsAdmin'; else the docs page. */
  story?: string;
  className?: string;
  children?: ReactNode;
}

const Found = ({ title, story, className, children }: TitleLinkProps) => {
  const entry = findEntry(useStoryIndex(), title, story);
  if (!entry) return <span className={className}>{children ?? title}</span>;
  return <StoryLink id={entry.id} type={entry.type} className={className}>{children ?? entry.title.split('/').at(-1)}</StoryLink>;
};

/** A link to a title of the sidebar; plain words where there is no such title, so that it is never dead. */
export const TitleLink = (props: TitleLinkProps) => (
  <Suspense fallback={<span className={props.className}>{props.children ?? props.title}</span>}><Found {...props} /></Suspense>
);

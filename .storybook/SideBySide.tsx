import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Args, Renderer, StoryContext } from 'storybook/internal/types';
import { emitTransformCode } from 'storybook/preview-api';
import styled from 'styled-components';
import { scale } from './docs/docs.styles.ts';
import { beginWithArgs, giveArgs } from './frame.ts';
import { choicesParam, toolbar, type Choices } from './toolbar.ts';
import { screenOf } from './viewports.ts';

type Shown = StoryContext<Renderer, Args> & { userGlobals?: Args };

/** A whole page: without a size of its own it stands as on a tablet. */
const IS_SCREEN = /^(?:screens|flows)\//;
const CAPTION = 28;
/** What has no screen of its own is at least as wide as the smallest phone. */
const NARROWEST = '320px';

/* Two that do not fit next to each other, at two fifths of life at least, stand under each other. */
const Halves = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  background: var(--color-line);
`;
const Half = styled.figure`
  flex: 1 1 var(--least);
  container-type: size;
  overflow: hidden;
  background: var(--color-sunken);
  figcaption {
    height: ${CAPTION}px;
    padding: 0 var(--space-3);
    font: var(--weight-medium) var(--text-s) / ${CAPTION}px var(--font-family);
    background: var(--color-surface);
  }
`;
const Page = styled.iframe`
  position: relative;
  left: 50%;
  display: block;
  width: var(--width);
  height: calc((100cqh - ${CAPTION}px) / ${scale});
  border: 0;
  background: var(--color-paper);
  transform: translateX(-50%) scale(${scale});
  transform-origin: 50% 0;
`;

/**
 * A story twice, light and in high contrast, each in a page of its own with the other choices of the toolbar: next to
 * each other, or under each other where the screen is wide. One comes after the other: there is one focus to play with.
 */
const SideBySide = ({ story }: { story: Shown }) => {
  const { id, globals, userGlobals } = story;
  const [finished, setFinished] = useState<string>();
  const halves = useRef<HTMLDivElement>(null);
  const latest = useRef(story);
  const screen = screenOf(userGlobals?.viewport) ?? screenOf(globals.viewport) ?? (IS_SCREEN.test(story.title) ? screenOf('tablet') : undefined);
  // No half of it is the story that Storybook would tell the code of.
  useEffect(() => {
    void emitTransformCode(story.name, story);
    latest.current = story;
    for (const frame of halves.current!.querySelectorAll('iframe')) void giveArgs(frame, story.id, story);
  }, [story]);
  const show = (theme: Choices['theme'], frame: HTMLIFrameElement) =>
    beginWithArgs(frame, id, () => latest.current, () => { if (theme === 'light') setFinished(light); });
  const sizes = screen ? { '--width': screen.width, '--least': `calc(${screen.width} / 2.5)` } : { '--width': '100cqw', '--least': NARROWEST };

  const address = (theme: Choices['theme']) =>
    `iframe.html?viewMode=story&id=${id}&globals=${choicesParam({ ...globals, theme })}`;
  const light = address('light');
  return (
    <Halves ref={halves} style={sizes as CSSProperties}>
      {(['light', 'contrast'] as const).map(theme => {
        const title = toolbar.theme.toolbar.items.find(({ value }) => value === theme)?.title;
        return (
          <Half key={theme}>
            <figcaption>{title}</figcaption>
            {/* A page of its own for each address: what goes on in the same one is an entry of the history. */}
            {(theme === 'light' || finished === light) && (
              <Page key={address(theme)} title={title} src={address(theme)} onLoad={({ currentTarget }) => show(theme, currentTarget)} />
            )}
          </Half>
        );
      })}
    </Halves>
  );
};

export default SideBySide;

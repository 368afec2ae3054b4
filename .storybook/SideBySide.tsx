import { useEffect, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import type { Args, Renderer, StoryContext } from 'storybook/internal/types';
import { emitTransformCode } from 'storybook/preview-api';
import styled from 'styled-components';
import { choicesParam, toolbar, type Choices } from './toolbar.ts';
import { screenSize } from './viewports.ts';
import { whenFinished } from './whenFinished.ts';

type Shown = StoryContext<Renderer, Args> & { userGlobals?: Args };

/** A whole page: without a size of its own it stands as on a tablet. */
const IS_SCREEN = /^(?:screens|flows)\//;
const CAPTION = 28;
/** Smaller than this share of life, two screens stand under each other. */
const SMALLEST = 0.5;
/** So does what has no screen of its own in a window in which each half would be narrower than the smallest phone, in px. */
const NARROWEST = 320;

const Halves = styled.div`position: fixed; inset: 0; z-index: 1; display: flex; gap: 1px; background: var(--color-line); &[data-stacked] { flex-direction: column; }`;
const Half = styled.figure`
  flex: 1 1 0;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  background: var(--color-sunken);
  figcaption { height: ${CAPTION}px; padding: 0 var(--space-3); font: var(--weight-medium) var(--text-s) / ${CAPTION}px var(--font-family); background: var(--color-surface); }
`;
const Page = styled.iframe`display: block; border: 0; background: var(--color-paper); transform-origin: top left;`;

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

const useWindowSize = () => {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const measure = () => setSize(windowSize());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return size;
};

/**
 * A story twice, light and in high contrast, each in a page of its own with the other choices of the toolbar: next to
 * each other, or under each other where the screen is wide. One comes after the other: there is one focus to play with.
 */
const SideBySide = ({ story }: { story: Shown }) => {
  const { id, args, initialArgs, globals, userGlobals } = story;
  const space = useWindowSize();
  const [finished, setFinished] = useState<string>();
  const chosen = (userGlobals?.viewport as { value?: string } | undefined)?.value ? userGlobals?.viewport : globals.viewport;
  const screen = screenSize(chosen) ?? screenSize(IS_SCREEN.test(story.title) && { value: 'tablet' });
  // No half of it is the story that Storybook would tell the code of.
  useEffect(() => void emitTransformCode(String(story.parameters.docs?.source?.originalSource), story), [story]);
  const isStacked = screen ? space.width / 2 / screen.width < SMALLEST : space.width / 2 < NARROWEST;
  const half = { width: isStacked ? space.width : space.width / 2, height: (isStacked ? space.height / 2 : space.height) - CAPTION };
  const scale = Math.min(1, half.width / (screen?.width ?? half.width));
  const width = screen?.width ?? half.width;

  const address = (theme: Choices['theme']) =>
    `iframe.html?viewMode=story&id=${id}&args=${buildArgsParam(initialArgs, args)}&globals=${choicesParam({ ...globals, theme })}`;
  const light = address('light');
  return (
    <Halves data-stacked={isStacked || undefined}>
      {(['light', 'contrast'] as const).map(theme => {
        const title = toolbar.theme.toolbar.items.find(({ value }) => value === theme)?.title;
        return (
          <Half key={theme}>
            <figcaption>{title}</figcaption>
            <Page
              title={title}
              src={theme === 'light' || finished === light ? address(theme) : undefined}
              style={{ width, height: half.height / scale, marginLeft: (half.width - width * scale) / 2, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => { if (theme === 'light') whenFinished(currentTarget, () => setFinished(light)); }}
            />
          </Half>
        );
      })}
    </Halves>
  );
};

export default SideBySide;

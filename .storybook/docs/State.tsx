import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type CSSProperties, type SyntheticEvent } from 'react';
import { NAVIGATE_URL, STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { whenFinished } from '../whenFinished.ts';
import { Cell } from './docs.styles.ts';
import { needsFrame, pinnedScreen, type Story } from './framed.ts';
import { GlobalsParam } from './globals.ts';
import { Near } from './Near.tsx';
import { useFrameControls } from './useFrameControls.ts';

/** Between a story and the edges of its page, above and below together; and what a menu or a tooltip asks for. */
const PADDING = 32;
const OPENED = 360;
/** Two themes side by side fill what they are given. */
const IN_BOTH = '360px';
/** More of one state is scrolled. */
const TALLEST = 1600;

const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
/** How much of what covers a page has to be scrolled to, in px. */
const hiddenIn = (cover: Element) => Math.max(0, ...[...cover.querySelectorAll('*')].filter(isScrolled).map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));

/** As tall as what a frame shows, in px. @param said how tall it begins; a dialog has that room at least */
const useFrameHeight = (said = '160px') => {
  const [height, setHeight] = useState(said);
  const measure = ({ target }: SyntheticEvent) => {
    const page = target instanceof HTMLIFrameElement ? target.contentDocument : undefined;
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    const fit = () => {
      const cover = page.querySelector('[role="dialog"], [role="alertdialog"]');
      const opened = cover ?? page.querySelector('[role="menu"], [role="listbox"], [role="tooltip"]') ? OPENED : 0;
      const needed = cover ? Math.max(Number.parseInt(said, 10), page.documentElement.clientHeight + hiddenIn(cover)) : root.scrollHeight + PADDING;
      setHeight(`${Math.max(Math.min(needed, TALLEST), opened)}px`);
    };
    new ResizeObserver(fit).observe(root);
    new MutationObserver(fit).observe(page.body, { childList: true, subtree: true });
  };
  return { height, measure };
};

interface StateProps {
  story: Story;
  /** The one that the controls move. */
  isPrimary?: boolean;
  /** It is there, on the page or in its frame. */
  onShown?: () => void;
}

/** A story on a docs page, with its code: on the page itself, or in a frame that takes what the toolbar says. */
export const State = ({ story, isPrimary = false, onShown }: StateProps) => {
  const { channel } = useContext(DocsContext);
  const globals = useContext(GlobalsParam);
  const isFramed = needsFrame(story, isPrimary);
  const { layout, docs } = story.parameters;
  const screen = pinnedScreen(story);
  const isInBoth = globals.includes('theme:both');
  const { height, measure } = useFrameHeight((docs?.story?.height as string | undefined) ?? (isInBoth ? IN_BOTH : undefined));
  const cell = useFrameControls(story.id, isFramed && isPrimary);
  useEffect(() => {
    const hear = ({ storyId }: { storyId: string }) => { if (storyId === story.id) onShown?.(); };
    channel.on(STORY_FINISHED, hear);
    return () => channel.off(STORY_FINISHED, hear);
  }, [channel, story.id, onShown]);
  const onLoadCapture = (event: SyntheticEvent) => {
    measure(event);
    if (onShown && event.target instanceof HTMLIFrameElement) whenFinished(event.target, onShown);
  };
  const isWide = isPrimary || isInBoth || (isFramed && (screen ? Number.parseInt(screen.width, 10) > 600 : layout === 'fullscreen' || docs?.story?.inline === false));
  const open = () => channel.emit(NAVIGATE_URL, `?path=/story/${story.id}`);
  const openBoth = () => {
    channel.emit(UPDATE_GLOBALS, { globals: { theme: 'both' } });
    open();
  };
  const actions = [
    { title: 'Openen', ariaLabel: `${story.name} openen`, onClick: open },
    ...(isPrimary ? [{ title: 'Naast hoog contrast', ariaLabel: `${story.name} openen, licht en in hoog contrast naast elkaar`, onClick: openBoth }] : []),
  ];
  const canvas = (
    <Canvas
      key={isFramed ? globals : undefined}
      of={story.moduleExport}
      additionalActions={actions}
      story={{ inline: !isFramed, height: isFramed ? height : undefined, __primary: isPrimary, __forceInitialArgs: !isPrimary }}
    />
  );
  return (
    <Cell
      ref={cell}
      id={isPrimary ? undefined : `anchor--${story.id}`}
      data-wide={isWide || undefined}
      data-framed={isFramed || undefined}
      style={isFramed ? { '--width': screen?.width ?? '100cqw', '--height': height } as CSSProperties : undefined}
      onLoadCapture={onLoadCapture}
    >
      {!isPrimary && <h3>{story.name}</h3>}
      {isFramed && !isPrimary ? <Near>{canvas}</Near> : canvas}
    </Cell>
  );
};

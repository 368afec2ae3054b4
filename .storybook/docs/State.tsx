import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState, type CSSProperties } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { screenOf } from '../viewports.ts';
import { Cell } from './docs.styles.ts';
import { needsFrame, type Story } from './framed.ts';
import { GlobalsParam, notesOf } from './globals.ts';
import { Near } from './Near.tsx';
import { useFrameControls } from './useFrameControls.ts';

/** Between a story and the edges of its page, above and below together; and what a menu or a dialog asks for. */
const PADDING = 32;
const OPENED = 360;
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const OPENS = `${DIALOG}, [role="menu"], [role="listbox"], [role="tooltip"]`;

/** Of two halves next to each other, or under each other. */
const heightOfBoth = (frame: HTMLElement, height: number): number => {
  const [drawn, half] = [frame, frame.parentElement!].map(each => each.getBoundingClientRect());
  return Math.round(frame.ownerDocument.documentElement.clientHeight / half!.height) * Math.ceil(drawn!.top - half!.top + height * drawn!.width / frame.offsetWidth);
};

/** As tall as a story says, or as what its frame shows: itself, or side by side in a frame for each theme. */
const useFrameHeight = (isInBoth: boolean, said?: string) => {
  const [shown, setShown] = useState('160px');
  const measure = ({ target }: { target: EventTarget | null }): void => {
    const frame = target as HTMLIFrameElement;
    const page = frame.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    const isHalf = frame.ownerDocument !== document;
    if (isInBoth && !isHalf) return page.addEventListener('load', measure, true);
    const fit = () => {
      // A dialog takes the focus and keeps it: nobody would come out of it to the rest of the page. 'Openen' leads to one that answers.
      frame.inert = page.querySelector(DIALOG) !== null;
      if (frame.inert) frame.blur();
      const height = Math.max(root.scrollHeight + PADDING, page.querySelector(OPENS) ? OPENED : 0);
      setShown(`${isHalf ? heightOfBoth(frame, height) : height}px`);
    };
    new ResizeObserver(fit).observe(root);
    new MutationObserver(fit).observe(page.body, { childList: true });
  };
  return { height: said ?? shown, measure };
};

interface StateProps {
  story: Story;
  /** The one that the controls move. */
  isPrimary?: boolean;
}

/** A story on a docs page, with its code: on the page itself, or in a frame that takes what the toolbar says. */
export const State = ({ story, isPrimary = false }: StateProps) => {
  const { channel } = useContext(DocsContext);
  const globals = useContext(GlobalsParam);
  const isInBoth = globals.includes('theme:both');
  const isFramed = isInBoth || needsFrame(story, isPrimary);
  const { layout, docs } = story.parameters;
  const screen = screenOf(story.storyGlobals.viewport);
  const { height, measure } = useFrameHeight(isInBoth, docs?.story?.height as string | undefined);
  const { cell, onLoad } = useFrameControls(story, isFramed && isPrimary);
  const isWide = isPrimary || isInBoth || (isFramed && (screen ? Number.parseInt(screen.width, 10) > 600 : layout === 'fullscreen' || docs?.story?.inline === false));
  const canvas = (
    <Canvas
      key={isFramed ? globals : undefined}
      of={story.moduleExport}
      additionalActions={[{ title: 'Openen', ariaLabel: `${story.name} openen`, onClick: () => channel.emit(NAVIGATE_URL, `?path=/story/${story.id}`) }]}
      story={{ inline: !isFramed, height: isFramed ? height : undefined, __primary: isPrimary, __forceInitialArgs: !isPrimary }}
    />
  );
  return (
    <Cell
      ref={cell}
      id={isPrimary ? undefined : `anchor--${story.id}`}
      data-wide={isWide || undefined}
      data-framed={isFramed || undefined}
      style={isFramed ? { '--width': (!isInBoth && screen?.width) || '100cqw', '--height': height } as CSSProperties : undefined}
      onLoadCapture={event => {
        measure(event);
        onLoad(event.target as HTMLIFrameElement);
      }}
    >
      {!isPrimary && <h3>{story.name}</h3>}
      <small>{notesOf(story, globals)}</small>
      {isFramed && !isPrimary ? <Near>{canvas}</Near> : canvas}
    </Cell>
  );
};

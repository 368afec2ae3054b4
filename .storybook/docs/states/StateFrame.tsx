import { useEffect, useRef, useState } from 'react';
import { viewports } from '../../viewports.ts';
import { stateName } from './stateNames.ts';
import { acts, covers } from './framed.ts';
import { watchHeight } from './frameHeight.ts';
import { Frame, FrameBox } from './states.styles.ts';
import type { Story } from './story.ts';
import { useFrameTurn } from './useFrameTurn.ts';

const px = (size: string | undefined) => (size ? Number.parseInt(size, 10) : undefined);

/** The screen that a story pins in the toolbar, in px; nothing where it pins none. */
export const pinnedScreen = ({ storyGlobals }: Pick<Story, 'storyGlobals'>): { width?: number; height?: number } => {
  const value = (storyGlobals.viewport as { value?: keyof typeof viewports } | undefined)?.value;
  const styles = value ? viewports[value]?.styles : undefined;
  return { width: px(styles?.width), height: px(styles?.height) };
};

interface StateFrameProps {
  story: Story;
  /** Changed args as Storybook writes them in an address: 'name:Affiche'. */
  args?: string;
  /** As tall as the screen from the start. */
  isScreen?: boolean;
  /** How much smaller than life, 0 to 1. */
  scale?: number;
}

/** A story in a page of its own, as tall as what it shows. */
export const StateFrame = ({ story, args, isScreen, scale = 1 }: StateFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  const { width, height: screenHeight } = pinnedScreen(story);
  const tallest = Math.min(screenHeight ?? 680, isScreen ? Infinity : 680);
  const isTall = isScreen || covers(story);
  const mayLoad = useFrameTurn(story.id);
  const [height, setHeight] = useState(isTall ? tallest : acts(story) ? 220 : 140);
  useEffect(() => () => stop.current?.(), []);
  return (
    <FrameBox style={{ height: height * scale, width: width ? width * scale : '100%' }}>
      <Frame
        ref={frame}
        title={stateName(story.name)}
        src={mayLoad ? `iframe.html?viewMode=story&id=${story.id}${args ? `&args=${args}` : ''}` : undefined}
        allow="fullscreen"
        data-state=""
        style={{ width: width ?? '100%', height, transform: scale === 1 ? undefined : `scale(${scale})` }}
        onLoad={() => {
          stop.current?.();
          if (mayLoad && !isTall) stop.current = watchHeight(frame.current!, tallest, setHeight);
        }}
      />
    </FrameBox>
  );
};

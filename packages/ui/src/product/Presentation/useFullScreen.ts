import { useEffect, useEffectEvent } from 'react';

/** Waits until it is certain that nobody presents any more: StrictMode takes a widget away and puts it back. */
let leaving: ReturnType<typeof setTimeout> | undefined;

const whole = () => document.documentElement;

/**
 * Gives the page the whole screen while it is mounted, where the browser has that and lets it; the page stays as it is elsewhere.
 * It is asked right after a press: later a browser refuses.
 * @param onLeave the person left the full screen by a way of the browser's own, such as Escape
 */
export const useFullScreen = (onLeave: () => void): void => {
  const left = useEffectEvent(onLeave);
  useEffect(() => {
    clearTimeout(leaving);
    let isWhole = document.fullscreenElement === whole();
    let isOver = false;
    // A film has a full screen of its own within this one.
    const onChange = () => {
      if (document.fullscreenElement === whole()) isWhole = true;
      else if (!document.fullscreenElement && isWhole) left();
    };
    document.addEventListener('fullscreenchange', onChange);
    // Where it is refused the page fills the window.
    if (!document.fullscreenElement) {
      whole().requestFullscreen?.({ navigationUI: 'hide' }).then(() => {
        // Somebody may have left it before its event was told.
        isWhole = true;
        if (!isOver) onChange();
      }, () => undefined);
    }
    return () => {
      isOver = true;
      document.removeEventListener('fullscreenchange', onChange);
      leaving = setTimeout(() => { if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined); });
    };
  }, []);
};

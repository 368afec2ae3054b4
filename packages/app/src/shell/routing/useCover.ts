import { painted } from '@staalkaart/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActor } from '../session/useActor.ts';

interface Cover {
  isOn: boolean;
  /** It is on, or the history has not gone back from it yet. */
  isThere: boolean;
  begin: () => void;
  end: () => void;
}

/**
 * What covers a page over the whole screen (specification §1, "Showing"). It is an entry of the history of its own: Back
 * ends it and leaves the page as it was, Forward takes it up again. One that a reload or somebody else left behind is gone
 * back from at once: it would be a Back that does nothing.
 * @param name tells it from what else covers the page
 */
export const useCover = (name: string): Cover => {
  const location = useLocation();
  const navigate = useNavigate();
  const actor = useActor();
  // Whose it is, in this load of the page: an entry outlives both, and neither a reload nor somebody else goes on with it.
  const cover = `${name} ${performance.timeOrigin} ${actor?.id}`;
  const state = location.state as { cover?: string } | null;
  const isEntry = state?.cover === cover;
  const isDead = !isEntry && state?.cover?.startsWith(`${name} `) === true;
  useEffect(() => { if (isDead) void navigate(-1); }, [isDead, navigate]);
  const [isOn, setOn] = useState(isEntry);
  const [followed, setFollowed] = useState(isEntry);
  if (followed !== isEntry) {
    setFollowed(isEntry);
    setOn(isEntry);
  }
  // A key, a press and the browser's own way out of the full screen may all end it, before the history has gone back.
  const isEnded = useRef(!isEntry);
  useEffect(() => {
    isEnded.current = !isEntry;
    return () => { isEnded.current = true; };
  }, [isEntry]);
  return {
    isOn,
    isThere: isOn || isEntry,
    begin: () => {
      setOn(true);
      isEnded.current = false;
      // The press is answered first: the page beneath is drawn anew for the entry.
      void painted().then(() => { if (!isEnded.current) void navigate(location, { state: { ...state, cover }, preventScrollReset: true }); });
    },
    end: () => {
      setOn(false);
      if (isEnded.current) return;
      isEnded.current = true;
      if (isEntry) void navigate(-1);
    },
  };
};

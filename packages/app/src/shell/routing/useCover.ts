import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActor } from '../session/useActor.ts';

interface Cover {
  isOn: boolean;
  begin: () => void;
  end: () => void;
}

/**
 * What covers a page over the whole screen (specification §1, "Showing"). It is an entry of the history of its own: Back
 * ends it and leaves the page as it was, Forward takes it up again.
 * @param name tells it from what else covers the page
 */
export const useCover = (name: string): Cover => {
  const location = useLocation();
  const navigate = useNavigate();
  const actor = useActor();
  // Whose it is, in this load of the page: an entry outlives both, and neither a reload nor somebody else goes on with it.
  const cover = `${name} ${performance.timeOrigin} ${actor?.id}`;
  const state = location.state as { cover?: string } | null;
  const isOn = state?.cover === cover;
  // A key, a press and the browser's own way out of the full screen may all end it, before the history has gone back.
  const isEnding = useRef(false);
  useEffect(() => { if (!isOn) isEnding.current = false; }, [isOn]);
  return {
    isOn,
    begin: () => void navigate(location, { state: { ...state, cover }, preventScrollReset: true }),
    end: () => {
      if (isEnding.current) return;
      isEnding.current = true;
      void navigate(-1);
    },
  };
};

import { useRef, type ReactNode } from 'react';
import { Stack } from './Trays.styles.ts';
import { useTrayRoom } from './useTrayRoom.ts';

export interface TraysProps {
  /** The trays, the one that is looked at most last: it stands lowest. One without anything to show renders nothing. */
  children: ReactNode;
}

/** The one place of what goes on while a person works: trays above each other at the bottom, over the page and under every dialog. */
export const Trays = ({ children }: TraysProps) => {
  const stack = useRef<HTMLDivElement>(null);
  useTrayRoom(stack);
  return <Stack ref={stack}>{children}</Stack>;
};

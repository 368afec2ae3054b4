import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components';
import { useOpenOverlay } from '../../openOverlays.ts';
import { FocusReturn } from '../../overlays/Dialog/FocusReturn.tsx';
import { Ground, Whole } from './FullScreen.styles.ts';
import { PrintAlone } from './PrintAlone.ts';

interface FullScreenProps {
  /** Names the dialog for assistive technology. */
  label: string;
  /** What it lies on: the page's own paper without it. */
  tone?: 'night';
  /** Asked by Escape and by Back. */
  onClose: () => void;
  /** A `Screen`. */
  children: ReactNode;
}

/** A dialog over everything: pictures take the whole screen. */
export const FullScreen = ({ label, tone, onClose, children }: FullScreenProps) => {
  useOpenOverlay(onClose);
  return (
    <>
      <PrintAlone />
      <Ground isOpen data-print data-tone={tone} onOpenChange={isOpen => { if (!isOpen) onClose(); }}>
        <Whole><Dialog aria-label={label}>{children}</Dialog></Whole>
      </Ground>
      <FocusReturn />
    </>
  );
};

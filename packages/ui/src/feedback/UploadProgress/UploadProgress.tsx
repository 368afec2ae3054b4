import { X } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { mediaText } from '../../nl/media.ts';
import { Bar, Line, Name, Percent, Track } from './UploadProgress.styles.ts';

export interface UploadProgressProps {
  /** What is being sent: names the bar and stands above it. */
  label: string;
  /** How much has been sent, 0 to 1; unknown without it. */
  share?: number;
  /** Stops it; no button without it. */
  onCancel?: () => void;
}

/** How far an upload is: a bar, its percentage where it is known, and a way to stop. */
export const UploadProgress = ({ label, share, onCancel }: UploadProgressProps) => {
  const known = share === undefined ? undefined : Math.min(1, Math.max(0, share));
  return (
    <Line>
      <Name>{label}</Name>
      <Percent>{known !== undefined && mediaText.percent(known)}</Percent>
      <Track
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known === undefined ? undefined : Math.round(known * 100)}
        aria-valuetext={known === undefined ? undefined : mediaText.percent(known)}
      >
        <Bar data-unknown={known === undefined || undefined} style={known === undefined ? undefined : { transform: `scaleX(${known})` }} />
      </Track>
      {onCancel && <IconButton icon={X} label={mediaText.cancelUpload} onClick={onCancel} />}
    </Line>
  );
};

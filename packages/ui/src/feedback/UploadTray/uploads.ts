/** One file in the tray. */
export interface UploadItem {
  id: string;
  /** What it belongs to, such as the name of its product. */
  label: string;
  fileName: string;
  /** `stopped` by the person, `failed` by the network or the server. */
  status: 'waiting' | 'sending' | 'failed' | 'stopped';
  /** How much has been sent, 0 to 1; unknown without it. */
  share?: number;
  /** Why it failed, in the server's words or in Dutch. */
  message?: string;
  /** What it belongs to is gone: sending it again is not offered. */
  isGone?: boolean;
}

/** What can be done about one of them. */
export interface UploadActions {
  /** Stops one that waits or is being sent. */
  onCancel: (id: string) => void;
  /** Sends one that failed or was stopped again. */
  onRetry: (id: string) => void;
  /** Takes one that failed or was stopped off the list. */
  onDismiss: (id: string) => void;
}

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
}

import type { LookupStatus } from '../../overlays/ComboBox/options.ts';
import type { ComboOption } from '../../overlays/ComboBox/options.ts';

/** A list to choose from that is fetched beside the record (specification §7, "Lookups"). */
export interface Lookup {
  /** What there is to choose from. */
  options: readonly ComboOption[];
  /** Names of what is chosen already, for as long as the options do not hold them. */
  known?: readonly ComboOption[];
  /** How the fetching goes. */
  status: LookupStatus;
  /** Fetches the options again, after a failure. */
  onRetry: () => void;
}

import { Copy, Download, Eye, EyeOff, ImagePlus, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { actionText as text } from '../../nl/registers.ts';

/** One thing that can be done with a tile, a card or a row. */
export interface Action {
  /** Tells it from the others. */
  key: string;
  /** A lucide icon; decorative. */
  icon: LucideIcon;
  /** Its Dutch name: read by assistive technology, shown as tooltip and in the menu. */
  label: string;
  /** Does it; never called while it is disabled or pending. */
  onPress: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'danger';
  /** Why it cannot be done: it stays there and takes the focus, but ignores presses, and says this in a tooltip styled as an error (specification §8). */
  disabledReason?: string;
  /** It is under way: it turns, and ignores presses. */
  isPending?: boolean;
}

type Rest = Partial<Omit<Action, 'key' | 'icon' | 'onPress'>>;

const make = (key: string, icon: LucideIcon, label: string, tone?: 'danger') =>
  (onPress: () => void, rest?: Rest): Action => ({ key, icon, label, ...(tone && { tone }), onPress, ...rest });

/** The actions of edit mode (specification §4) with their icon and name: `editAction.edit(open)`; a second argument overrides. */
export const editAction = {
  edit: make('edit', Pencil, text.edit),
  // One button in two states: the focus stays on it.
  hide: make('visibility', EyeOff, text.hide),
  show: make('visibility', Eye, text.show),
  photo: make('photo', ImagePlus, text.photo),
  copy: make('copy', Copy, text.copy),
  export: make('export', Download, text.export),
  remove: make('remove', Trash2, text.remove, 'danger'),
} as const;

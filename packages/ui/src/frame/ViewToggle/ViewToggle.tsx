import { LayoutGrid, List } from 'lucide-react';
import { navigationText } from '../../nl/frame.ts';
import { Choice } from '../../controls/Choice/Choice.tsx';

/** How a list of things is shown. */
export type View = 'grid' | 'list';

export interface ViewToggleProps {
  /** The view at hand. */
  value: View;
  /** The other view was chosen, by a press or an arrow key. */
  onChange: (view: View) => void;
}

const options = [
  { value: 'grid', label: navigationText.grid, icon: LayoutGrid },
  { value: 'list', label: navigationText.list, icon: List },
] as const;

/** 'Raster' or 'Lijst', where a page allows both (specification §4). */
export const ViewToggle = (props: ViewToggleProps) => <Choice label={navigationText.view} options={options} {...props} />;

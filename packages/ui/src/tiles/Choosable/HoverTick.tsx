import type { ChoosableProps } from './Choosable.tsx';
import { placeOf } from './placeOf.ts';
import { Beside, Corner, Tick } from './Choosable.styles.ts';

export interface HoverTickProps extends Pick<ChoosableProps, 'name' | 'kind' | 'view'> {
  /** Begins to choose, with this one. */
  onPress: () => void;
}

/** The tick of a card in a list where nothing is chosen yet: there for a mouse that rests on the card, and for the focus. It stands beside the card, in what holds both. Use it through `LazyHoverTick`. */
export const HoverTick = ({ name, kind = 'product', view = 'grid', onPress }: HoverTickProps) => (
  <Beside data-kind={kind} data-view={view} style={placeOf(kind)}>
    <Corner type="button" role="checkbox" aria-checked={false} aria-label={name} onClick={onPress}><Tick aria-hidden /></Corner>
  </Beside>
);

import type { AssetFact } from './facts.ts';
import type { OnWrite } from './table.ts';

const NONE: readonly AssetFact[] = [];

/** By their order, and where two have the same one, the oldest first. */
const inOrder = (a: AssetFact, b: AssetFact): number => a.order - b.order || a.id - b.id;

/** The media of each product in the order that was sent, kept up with the writes. */
export const createAssetIndex = (all: () => readonly AssetFact[]) => {
  let groups: Map<number, readonly AssetFact[]> | undefined;

  const build = () => {
    const built = new Map<number, AssetFact[]>();
    for (const asset of all()) {
      const group = built.get(asset.productId);
      if (group) group.push(asset);
      else built.set(asset.productId, [asset]);
    }
    for (const group of built.values()) group.sort(inOrder);
    return built;
  };
  const onWrite: OnWrite<AssetFact> = (id, before, after) => {
    if (!groups) return;
    if (before) groups.set(before.productId, of(before.productId).filter(asset => asset.id !== id));
    if (after) groups.set(after.productId, [...of(after.productId), after].sort(inOrder));
  };
  const of = (productId: number) => (groups ??= build()).get(productId) ?? NONE;
  return { of, onWrite };
};

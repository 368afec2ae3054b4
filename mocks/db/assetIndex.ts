import type { AssetFact } from './facts.ts';
import type { OnWrite } from './table.ts';

const NONE: readonly AssetFact[] = [];

/** The media of each product in their order, kept up with the writes. */
export const createAssetIndex = (all: () => readonly AssetFact[]) => {
  let groups: Map<number, readonly AssetFact[]> | undefined;

  const build = () => {
    const built = new Map<number, AssetFact[]>();
    for (const asset of all()) {
      const group = built.get(asset.productId);
      if (group) group.push(asset);
      else built.set(asset.productId, [asset]);
    }
    for (const group of built.values()) group.sort((a, b) => a.order - b.order);
    return built;
  };
  const onWrite: OnWrite<AssetFact> = (id, before, after) => {
    if (!groups) return;
    if (before) groups.set(before.productId, of(before.productId).filter(asset => asset.id !== id));
    if (after) groups.set(after.productId, [...of(after.productId), after].sort((a, b) => a.order - b.order));
  };
  const of = (productId: number) => (groups ??= build()).get(productId) ?? NONE;
  return { of, onWrite };
};

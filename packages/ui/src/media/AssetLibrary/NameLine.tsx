import { baseName } from '../mediaName.ts';
import type { LibraryAsset } from './asset.ts';
import { OneLine } from './AssetLibrary.styles.ts';

/** The displayed name on one line: the end of a long one is cut, but never its order, which tells the media of a product apart. */
export const NameLine = ({ asset }: { asset: LibraryAsset }) => (
  <OneLine><span>{baseName(asset.name)}</span> <span>{asset.order}</span></OneLine>
);

import { LazySlideshow } from '../../product/Slideshow/LazySlideshow.tsx';
import { baseName } from '../mediaName.ts';
import { shownName, type LibraryAsset } from './asset.ts';

export interface AssetSlideshowProps {
  /** The page of media that is shown behind it. */
  assets: readonly LibraryAsset[];
  /** Which one is shown; nothing is where there is none. */
  index: number;
  /** The index that was asked for, already wrapped. */
  onIndex: (index: number) => void;
  /** Asked by its button and by Escape. */
  onClose: () => void;
}

/** The media of the library over the whole screen, one at a time: the preview of `AssetLibrary`. */
export const AssetSlideshow = ({ assets, index, onIndex, onClose }: AssetSlideshowProps) => {
  const shown = assets[index];
  if (!shown) return null;
  return (
    <LazySlideshow
      media={assets.map(asset => ({ id: asset.id, name: shownName(asset), path: asset.path, isVideo: asset.isVideo }))}
      index={index}
      onIndex={onIndex}
      onClose={onClose}
      productName={shown.productName ?? baseName(shown.name)}
    />
  );
};

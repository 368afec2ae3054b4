import { MediaThumbnail } from '../MediaTable/MediaThumbnail.tsx';
import { productOf, shownName, type LibraryAsset } from './asset.ts';
import { ListName, ListText, SmallFrame } from './AssetLibrary.styles.ts';
import { NameLine } from './NameLine.tsx';

/** A medium in a row: its thumbnail, its name, and its product where that is called otherwise. */
export const AssetListName = ({ asset }: { asset: LibraryAsset }) => {
  const product = productOf(asset);
  return (
    <ListName>
      <SmallFrame><MediaThumbnail path={asset.path} isVideo={asset.isVideo} /></SmallFrame>
      <ListText data-lines={product ? 1 : 2}>
        <span>{product ? <NameLine asset={asset} /> : shownName(asset)}</span>
        {product && <small>{product}</small>}
      </ListText>
    </ListName>
  );
};

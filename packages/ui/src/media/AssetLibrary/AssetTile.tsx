import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { libraryText } from '../../nl/import.ts';
import { MediaThumbnail } from '../MediaTable/MediaThumbnail.tsx';
import { actionsOf, kindOf, productOf, shownName, type AssetHandlers, type LibraryAsset } from './asset.ts';
import { ActionsPlace, Facts, Open, TileName } from './AssetLibrary.styles.ts';
import { NameLine } from './NameLine.tsx';

interface AssetTileProps extends AssetHandlers {
  asset: LibraryAsset;
}

/** A medium as a picture with its name and its actions below it. */
export const AssetTile = ({ asset, ...handlers }: AssetTileProps) => {
  const name = shownName(asset);
  const actions = actionsOf(asset, handlers);
  const facts = [kindOf(asset), productOf(asset) ?? asset.createdByName].filter(Boolean).join(' · ');
  return (
    <li>
      <Open type="button" aria-label={libraryText.preview(name)} onClick={() => handlers.onPreview(asset.id)}>
        <MediaThumbnail path={asset.path} isVideo={asset.isVideo} />
      </Open>
      <TileName title={name}><NameLine asset={asset} /></TileName>
      <Facts title={facts}>{facts}</Facts>
      {actions.length > 0 && <ActionsPlace><ActionGroup label={libraryText.actionsFor(name)} actions={actions} /></ActionsPlace>}
    </li>
  );
};

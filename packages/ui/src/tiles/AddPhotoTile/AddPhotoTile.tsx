import { ImagePlus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { catalogue } from '../../nl/tiles.ts';
import { AddPhoto, AddPhotoActions, AddPhotoFrame, Caption, Name, Of, Subtitle } from './AddPhotoTile.styles.ts';

export interface AddPhotoTileProps {
  /** Opens the image upload. */
  onAdd: () => void;
  /** What pressing it does; 'add photo' without it (specification §4). */
  label?: string;
  /** Whose picture is missing. */
  name?: string;
  /** Where the item opens, where one may do so without a picture (a collection): its name then stands under the tile, as a link. */
  href?: string;
  /** Under the name of that link: '9 producten'. */
  subtitle?: string;
  /** Width by height of the tiles around it, as CSS. */
  ratio?: string;
  /** Edit mode's row of icon buttons, under the tile. */
  actions?: ReactNode;
}

/** Stands where a picture is required and missing (specification §4, items without an image); in list view it is a row. */
export const AddPhotoTile = ({ onAdd, label = catalogue.addPhoto, name, href, subtitle, ratio = '4 / 3', actions }: AddPhotoTileProps) => (
  <AddPhotoFrame>
    <AddPhoto type="button" aria-label={href && [label, name].filter(Boolean).join(' ')} onClick={onAdd} style={{ '--picture-ratio': ratio } as CSSProperties}>
      <ImagePlus aria-hidden />
      {label}
      {name && !href && <Of>{name}</Of>}
    </AddPhoto>
    {href && <Caption href={href}><Name>{name}</Name>{subtitle && <Subtitle>{subtitle}</Subtitle>}</Caption>}
    {actions && <AddPhotoActions>{actions}</AddPhotoActions>}
  </AddPhotoFrame>
);

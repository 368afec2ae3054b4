import { EyeOff, ImagePlus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { catalogue } from '../../nl/tiles.ts';
import { AddPhoto, Place, ShowAgain } from './Placeholder.styles.ts';

export interface PlaceholderProps {
  /** Whose picture is missing, or what is hidden. */
  name: string;
  view: 'grid' | 'list';
  /** Width by height of the pictures around it, as CSS. */
  ratio: string;
  onAddPhoto?: () => void;
  onShow?: () => void;
}

/** Stands in a picture's place: the button that asks for one, or what shows a hidden item again (specification §4, "Visibility"). */
export const Placeholder = ({ name, view, ratio, onAddPhoto, onShow }: PlaceholderProps) => {
  const style = { '--picture-ratio': ratio } as CSSProperties;
  if (onShow) {
    const button = <ShowAgain variant="quiet" aria-description={name} onClick={onShow}>{catalogue.showAgain}</ShowAgain>;
    return (
      <>
        <Place style={style}><EyeOff aria-hidden />{view === 'grid' && button}</Place>
        {view === 'list' && button}
      </>
    );
  }
  return (
    <AddPhoto as="button" type="button" aria-label={`${catalogue.addPhoto} ${name}`} style={style} onClick={onAddPhoto}>
      <ImagePlus aria-hidden />
      {catalogue.addPhoto}
    </AddPhoto>
  );
};

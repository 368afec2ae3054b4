import { EVERYWHERE, type SegmentName } from './names.ts';

interface CategorySeed {
  name: string;
  /** The kind of picture on its tile. */
  media: string;
  segments: readonly SegmentName[];
}

const category = (name: string, media: string, ...segments: SegmentName[]): CategorySeed => ({ name, media, segments });

/** Shelves in their order on the screen. */
export const CATEGORIES: readonly CategorySeed[] = [
  category('Visitekaartjes', 'card', ...EVERYWHERE),
  category('Affiches', 'poster', 'Evenementen', 'Cultuur', 'Horeca', 'Onderwijs', 'Overheid'),
  category('Menukaarten', 'menu', 'Horeca'),
  category('Roll-ups', 'rollup', 'Evenementen', 'Retail', 'Zorg', 'Overheid'),
  category('Verpakkingen', 'box', 'Retail', 'Horeca'),
  category('Vlaggen', 'flag', 'Evenementen', 'Bouw & vastgoed', 'Overheid'),
  category('Brochures', 'brochure', 'Cultuur', 'Bouw & vastgoed', 'Zorg', 'Onderwijs', 'Overheid'),
  category('Draagtassen', 'bag', 'Retail', 'Cultuur'),
  category('Stickers', 'sticker', 'Retail', 'Horeca', 'Onderwijs'),
  category('Magazines', 'magazine', 'Cultuur', 'Overheid', 'Onderwijs'),
  category('Etiketten', 'bottle', 'Horeca', 'Retail'),
  category('Kalenders', 'calendar', 'Bouw & vastgoed', 'Zorg', 'Onderwijs'),
  category('Relatiegeschenken', 'mug', 'Bouw & vastgoed', 'Retail', 'Evenementen'),
  category('Boeken', 'book', 'Cultuur', 'Onderwijs'),
  category('Briefpapier', 'stationery', 'Zorg', 'Overheid', 'Bouw & vastgoed'),
  category('Spandoeken', 'banner', 'Evenementen', 'Bouw & vastgoed', 'Cultuur'),
  category('Folders & flyers', 'brochure', 'Retail', 'Evenementen', 'Zorg', 'Onderwijs'),
  category('Postkaarten', 'card', 'Cultuur', 'Retail'),
  category('Placemats', 'menu', 'Horeca'),
  category('Tickets & badges', 'card', 'Evenementen', 'Cultuur'),
  category('Notitieboeken', 'book', 'Onderwijs', 'Bouw & vastgoed'),
  category('Enveloppen', 'stationery', 'Overheid', 'Zorg'),
  category('Raamstickers', 'sticker', 'Retail', 'Bouw & vastgoed'),
  category('Jaarverslagen', 'magazine', 'Overheid', 'Zorg'),
  category('Werfdoeken', 'banner', 'Bouw & vastgoed'),
  category('Presentatiemappen', 'stationery', 'Bouw & vastgoed', 'Zorg'),
  category('Bierviltjes', 'sticker', 'Horeca'),
  category('Cadeaubonnen', 'card', 'Retail', 'Horeca'),
  category('Drukwerk', 'brochure', 'Retail', 'Zorg', 'Onderwijs', 'Overheid'),
  category('Volledig gamma', 'box', ...EVERYWHERE),
];

/** Holds the first product of every kind of print on paper: fifteen, which fits on one screen and a bit. */
export const PRINT = 'Drukwerk';
/** Holds every product, so that a category of ten thousand can be tried. */
export const EVERYTHING = 'Volledig gamma';

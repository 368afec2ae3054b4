import { EVERYWHERE, type MaterialName, type SegmentName } from './names.ts';

/** A sort of product that the company makes. */
export interface Kind {
  /** The noun in its name: 'Visitekaartje Atelier Noord'. */
  noun: string;
  /** What follows the customer in its name. */
  suffix?: string;
  /** The kind of picture. */
  media: string;
  category: string;
  customers: readonly SegmentName[];
  open: string;
  closed?: string;
  ammounts: readonly number[];
  materials: readonly MaterialName[];
  /** The sentence that sells it. */
  pitch: string;
  onPaper?: true;
}

/** Every kind; neighbours differ, so that the first page of a list does. */
export const KINDS: readonly Kind[] = [
  { noun: 'Visitekaartje', media: 'card', category: 'Visitekaartjes', customers: EVERYWHERE, open: '85 × 55 mm', ammounts: [250, 500, 1000], materials: ['Maco mat 350 g', 'Katoenpapier 600 g'], pitch: 'Een kaartje dat blijft hangen: zwaar in de hand, strak in de lijn.', onPaper: true },
  { noun: 'Affiche', suffix: 'A2', media: 'poster', category: 'Affiches', customers: ['Evenementen', 'Cultuur', 'Onderwijs'], open: '420 × 594 mm', ammounts: [50, 100, 250], materials: ['Maco glanzend 170 g', 'Blueback 115 g'], pitch: 'Grote vlakken, heldere letters: leesbaar van aan de overkant van de straat.', onPaper: true },
  { noun: 'Menukaart', media: 'menu', category: 'Menukaarten', customers: ['Horeca'], open: '420 × 297 mm', closed: '210 × 297 mm', ammounts: [25, 50, 75], materials: ['Synthetisch papier 200 g', 'Structuurpapier 250 g'], pitch: 'Afwasbaar en scheurvast, en toch een kaart die als papier aanvoelt.', onPaper: true },
  { noun: 'Geschenkdoos', media: 'box', category: 'Verpakkingen', customers: ['Retail', 'Horeca'], open: '620 × 480 mm', closed: '240 × 180 × 90 mm', ammounts: [100, 250, 500], materials: ['Grijskarton 2 mm', 'Kraftkarton 400 g'], pitch: 'Een doos om te bewaren, met een deksel dat traag dichtzakt.' },
  { noun: 'Beachvlag', media: 'flag', category: 'Vlaggen', customers: ['Evenementen', 'Overheid', 'Bouw & vastgoed'], open: '850 × 3400 mm', ammounts: [2, 4, 6], materials: ['Vlaggendoek 110 g'], pitch: 'Staat in een minuut recht, en draait mee met de wind.' },
  { noun: 'Brochure', media: 'brochure', category: 'Brochures', customers: ['Cultuur', 'Bouw & vastgoed', 'Zorg', 'Onderwijs', 'Overheid'], open: '420 × 297 mm', closed: '210 × 297 mm', ammounts: [250, 500, 1500], materials: ['Maco mat 350 g', 'Offset wit 120 g'], pitch: 'Zestien pagina’s in een omslag die tegen een stootje kan.', onPaper: true },
  { noun: 'Draagtas', media: 'bag', category: 'Draagtassen', customers: ['Retail', 'Cultuur'], open: '320 × 410 mm', ammounts: [250, 500, 1000], materials: ['Papieren tas 130 g', 'Katoen biologisch'], pitch: 'Reclame die door de stad wandelt.' },
  { noun: 'Roll-up', media: 'rollup', category: 'Roll-ups', customers: ['Evenementen', 'Zorg', 'Retail', 'Overheid'], open: '850 × 2000 mm', ammounts: [1, 2, 3], materials: ['Polypropyleen wit', 'Textieldoek 220 g'], pitch: 'In dertig seconden opgesteld, met een draagtas en een vlakke print.' },
  { noun: 'Magazine', media: 'magazine', category: 'Magazines', customers: ['Cultuur', 'Overheid', 'Onderwijs'], open: '460 × 300 mm', closed: '230 × 300 mm', ammounts: [500, 1500, 4000], materials: ['Maco glanzend 170 g', 'Offset wit 120 g'], pitch: 'Een blad met een rug, om op tafel te laten liggen.', onPaper: true },
  { noun: 'Flesetiket', media: 'bottle', category: 'Etiketten', customers: ['Horeca', 'Retail'], open: '90 × 120 mm', ammounts: [500, 1000, 5000], materials: ['Structuurpapier 250 g', 'Polypropyleen wit'], pitch: 'Blijft kleven in de ijsemmer, en komt los in het bad van de brouwer.' },
  { noun: 'Bureaukalender', media: 'calendar', category: 'Kalenders', customers: ['Bouw & vastgoed', 'Zorg', 'Onderwijs'], open: '210 × 150 mm', ammounts: [100, 250, 500], materials: ['Maco mat 350 g', 'Gerecycleerd 300 g'], pitch: 'Een jaar lang in het zicht, met plaats om te schrijven.', onPaper: true },
  { noun: 'Stickervel', media: 'sticker', category: 'Stickers', customers: ['Retail', 'Horeca', 'Onderwijs'], open: '148 × 210 mm', ammounts: [250, 500, 2500], materials: ['Vinyl monomeer', 'Polypropyleen wit'], pitch: 'Twaalf vormen op een vel, elk apart los te trekken.' },
  { noun: 'Mok', media: 'mug', category: 'Relatiegeschenken', customers: ['Bouw & vastgoed', 'Retail', 'Evenementen'], open: '200 × 90 mm', ammounts: [36, 72, 144], materials: ['Keramiek wit'], pitch: 'Mag duizend keer in de vaatwas.' },
  { noun: 'Jubileumboek', media: 'book', category: 'Boeken', customers: ['Cultuur', 'Onderwijs', 'Overheid'], open: '480 × 320 mm', closed: '240 × 320 mm', ammounts: [150, 300, 600], materials: ['Grijskarton 2 mm', 'Offset wit 120 g'], pitch: 'Gebonden met garen: valt open en blijft open.', onPaper: true },
  { noun: 'Spandoek', media: 'banner', category: 'Spandoeken', customers: ['Evenementen', 'Bouw & vastgoed', 'Cultuur'], open: '3000 × 1000 mm', ammounts: [1, 2, 5], materials: ['PVC-doek 510 g', 'Meshdoek 270 g'], pitch: 'Rondom gezoomd, met ogen om de halve meter.' },
  { noun: 'Briefpapier', media: 'stationery', category: 'Briefpapier', customers: EVERYWHERE, open: '210 × 297 mm', ammounts: [500, 1000, 2500], materials: ['Offset wit 120 g', 'Gerecycleerd 300 g'], pitch: 'Geschikt voor elke printer op kantoor.', onPaper: true },
  { noun: 'Folder', media: 'brochure', category: 'Folders & flyers', customers: ['Zorg', 'Onderwijs', 'Retail'], open: '297 × 210 mm', closed: '99 × 210 mm', ammounts: [500, 1000, 5000], materials: ['Maco glanzend 170 g'], pitch: 'Zes vlakken, twee vouwen, één verhaal.', onPaper: true },
  { noun: 'Verzenddoos', media: 'box', category: 'Verpakkingen', customers: ['Retail', 'Horeca'], open: '740 × 520 mm', closed: '300 × 220 × 110 mm', ammounts: [250, 500, 1000], materials: ['Golfkarton E-golf', 'Kraftkarton 400 g'], pitch: 'Van buiten stevig, van binnen bedrukt.' },
  { noun: 'Flyer', suffix: 'A5', media: 'brochure', category: 'Folders & flyers', customers: ['Evenementen', 'Horeca', 'Retail'], open: '148 × 210 mm', ammounts: [1000, 2500, 5000], materials: ['Maco glanzend 170 g', 'Gerecycleerd 300 g'], pitch: 'Vlug gedrukt, vlug verdeeld.', onPaper: true },
  { noun: 'Postkaart', media: 'card', category: 'Postkaarten', customers: ['Cultuur', 'Retail'], open: '148 × 105 mm', ammounts: [100, 250, 1000], materials: ['Maco mat 350 g', 'Gerecycleerd 300 g'], pitch: 'Een voorkant om op te hangen, een achterkant om op te schrijven.', onPaper: true },
  { noun: 'Placemat', suffix: 'A3', media: 'menu', category: 'Placemats', customers: ['Horeca'], open: '420 × 297 mm', ammounts: [500, 1000, 5000], materials: ['Offset wit 120 g', 'Synthetisch papier 200 g'], pitch: 'Het verhaal van de zaak, terwijl de gasten wachten.', onPaper: true },
  { noun: 'Mastvlag', media: 'flag', category: 'Vlaggen', customers: ['Overheid', 'Bouw & vastgoed', 'Onderwijs'], open: '1500 × 3000 mm', ammounts: [1, 2, 4], materials: ['Vlaggendoek 110 g'], pitch: 'Dubbel gezoomd aan de kant waar de wind trekt.' },
  { noun: 'Toegangskaart', media: 'card', category: 'Tickets & badges', customers: ['Evenementen', 'Cultuur'], open: '210 × 74 mm', ammounts: [250, 500, 2500], materials: ['Maco mat 350 g'], pitch: 'Genummerd, geperforeerd en moeilijk na te maken.' },
  { noun: 'Notitieboek', suffix: 'A5', media: 'book', category: 'Notitieboeken', customers: ['Onderwijs', 'Bouw & vastgoed'], open: '296 × 210 mm', closed: '148 × 210 mm', ammounts: [50, 100, 250], materials: ['Gerecycleerd 300 g', 'Offset wit 120 g'], pitch: 'Honderdzestig pagina’s, met een lint en een elastiek.', onPaper: true },
  { noun: 'Envelop', suffix: 'C5', media: 'stationery', category: 'Enveloppen', customers: ['Overheid', 'Zorg', 'Bouw & vastgoed'], open: '229 × 162 mm', ammounts: [500, 1000, 5000], materials: ['Offset wit 120 g'], pitch: 'Met venster of zonder, altijd met zelfklevende strip.', onPaper: true },
  { noun: 'Raamsticker', media: 'sticker', category: 'Raamstickers', customers: ['Retail', 'Bouw & vastgoed'], open: '900 × 600 mm', ammounts: [1, 2, 4], materials: ['Raamfolie etched', 'Vinyl polymeer'], pitch: 'Laat licht binnen, en houdt blikken buiten.' },
  { noun: 'Jaarverslag', media: 'magazine', category: 'Jaarverslagen', customers: ['Overheid', 'Zorg'], open: '420 × 297 mm', closed: '210 × 297 mm', ammounts: [100, 250, 500], materials: ['Gerecycleerd 300 g', 'Offset wit 120 g'], pitch: 'Cijfers die gelezen willen worden.', onPaper: true },
  { noun: 'Werfdoek', media: 'banner', category: 'Werfdoeken', customers: ['Bouw & vastgoed'], open: '3400 × 1730 mm', ammounts: [2, 6, 12], materials: ['Meshdoek 270 g'], pitch: 'Past op elk bouwhek, en laat de wind door.' },
  { noun: 'Presentatiemap', media: 'stationery', category: 'Presentatiemappen', customers: ['Bouw & vastgoed', 'Zorg'], open: '440 × 310 mm', closed: '220 × 310 mm', ammounts: [100, 250, 500], materials: ['Maco mat 350 g'], pitch: 'Met gleuven voor een kaartje en een rug van vijf millimeter.' },
  { noun: 'Bierviltje', media: 'sticker', category: 'Bierviltjes', customers: ['Horeca'], open: '94 × 94 mm', ammounts: [1000, 2500, 10000], materials: ['Bierviltkarton 1,4 mm'], pitch: 'Zuigt op wat morst, en blijft mooi tot de volgende ronde.' },
  { noun: 'Cadeaubon', media: 'card', category: 'Cadeaubonnen', customers: ['Retail', 'Horeca'], open: '210 × 99 mm', ammounts: [100, 250, 500], materials: ['Katoenpapier 600 g', 'Structuurpapier 250 g'], pitch: 'Een geschenk op zich, met een omslagje op maat.' },
];

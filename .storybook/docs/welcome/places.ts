/** A place that the front page leads to. */
export interface Place {
  /** Its title in the sidebar, without the Dutch word. */
  title: string;
  /** The story, as its file exports it; else the docs page. */
  story?: string;
  /** What the link says. */
  label: string;
  /** What there is to see. */
  what: string;
  /** A picture of the mock's catalogue. */
  picture: string;
}

/** The screens, in the order in which a salesperson and then a manager meets them. */
export const screens: readonly Place[] = [
  { title: 'screens/Segmenten', story: 'Presentation', label: 'Segmenten', what: 'Waar elk gesprek met een klant begint.', picture: 'menu-2-1.jpg' },
  { title: 'screens/Categorieën', story: 'All', label: 'Categorieën', what: 'De schappen van een segment.', picture: 'brochure-1-1.jpg' },
  { title: 'screens/Producten van een categorie', story: 'Presentation', label: 'Producten van een categorie', what: 'Houd een product 600 ms vast.', picture: 'poster-5-3.jpg' },
  { title: 'screens/Product', story: 'AsAdmin', label: 'Product', what: 'Foto’s, film en alle feiten.', picture: 'box-4-1.jpg' },
  { title: 'screens/Collecties', story: 'Own', label: 'Collecties', what: 'Wat een verkoper meeneemt.', picture: 'bag-2-1.jpg' },
  { title: 'screens/Producten', story: 'Presentation', label: 'Producten', what: 'Zoeken, filteren, sorteren.', picture: 'card-3-1.jpg' },
  { title: 'screens/Product aanpassen', story: 'Existing', label: 'Product aanpassen', what: 'Het formulier en de mediatabel.', picture: 'stationery-0-1.jpg' },
  { title: 'screens/Klanten, materialen, tags', story: 'Customers', label: 'Klanten, materialen, tags', what: 'De lijsten van wie beheert.', picture: 'sticker-0-1.jpg' },
  { title: 'screens/Gebruikers', story: 'Active', label: 'Gebruikers', what: 'Wie erin mag, en als wat.', picture: 'mug-1-1.jpg' },
  { title: 'screens/Media assets', story: 'Thumbnails', label: 'Media assets', what: 'Alle foto’s en films samen.', picture: 'magazine-0-1.jpg' },
  { title: 'screens/Mijn profiel', story: 'AsAdmin', label: 'Mijn profiel', what: 'De eigen gegevens en collecties.', picture: 'book-2-1.jpg' },
  { title: 'screens/Aanmelden', story: 'Default', label: 'Aanmelden', what: 'In één of twee stappen.', picture: 'banner-7-1.jpg' },
];

/** Whole stories: each plays by itself from beginning to end. */
export const flows: readonly Place[] = [
  { title: 'flows/Vasthouden en bewaren', story: 'ByFinger', label: 'Vasthouden en bewaren', what: 'Een vinger licht een product op en steekt het in een collectie.', picture: 'poster-2-2.jpg' },
  { title: 'flows/Van een lege catalogus', story: 'ToACollection', label: 'Van een lege catalogus', what: 'Segment, categorie, klant, product, collectie: van niets tot iets.', picture: 'calendar-1-1.jpg' },
  { title: 'flows/Importeren met fouten', story: 'WithErrors', label: 'Importeren met fouten', what: 'Een csv-bestand waarvan niet elke rij klopt.', picture: 'bottle-1-1.jpg' },
  { title: 'flows/Sessie verlopen', story: 'InAModal', label: 'Sessie verlopen', what: 'Opnieuw aanmelden, en wat je typte staat er nog.', picture: 'bag-5-1.jpg' },
  { title: 'flows/Aanmelden met code', story: 'Default', label: 'Aanmelden met code', what: 'E-mail en paswoord, dan de code.', picture: 'banner-2-2.jpg' },
];

/** Where a first visit may begin. */
export const starts: readonly Place[] = [
  { title: 'tiles/ProductCard', label: 'Een onderdeel', what: 'De productkaart: haar doel, toestanden, toetsen en beloften.', picture: 'poster-5-1.jpg' },
  { title: 'screens/Producten van een categorie', story: 'Presentation', label: 'Een scherm', what: 'De hele toepassing, met de rol en de modus die jij kiest.', picture: 'box-2-1.jpg' },
  { title: 'screens/Producten van een categorie', story: 'Highlighted', label: 'Een uitgelicht product', what: 'Vastgehouden en opgetild. Kijk als PowerUser, op een traag netwerk.', picture: 'card-6-1.jpg' },
  { title: 'Fundamenten/Kleur', label: 'De fundamenten', what: 'Kleur, letter, ruimte en taal, gemeten en getekend.', picture: 'brochure-4-1.jpg' },
];

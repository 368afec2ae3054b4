/** Where a first visit may begin: an address inside this Storybook, what is there, and a picture of the mock's catalogue. */
export const starts = [
  { href: '?path=/docs/tiles-productcard-productkaart--docs', label: 'Een onderdeel', what: 'De productkaart: haar doel, toestanden, toetsen en beloften.', picture: 'poster-5-1.jpg' },
  { href: '?path=/story/screens-producten-van-een-categorie--presentation', label: 'Een scherm', what: 'De hele toepassing, met de rol en de modus die jij kiest.', picture: 'box-2-1.jpg' },
  { href: '?path=/story/screens-producten-van-een-categorie--highlighted&globals=role:PowerUser;network:slow', label: 'Een uitgelicht product', what: 'Vastgehouden en opgetild, als PowerUser op een traag netwerk.', picture: 'card-6-1.jpg' },
  { href: '?path=/docs/fundamenten-kleur--docs', label: 'De fundamenten', what: 'Kleur, letter, ruimte en taal, gemeten en getekend.', picture: 'brochure-4-1.jpg' },
  { href: '?path=/docs/staalkaart-wat-is-er-nieuw--docs', label: 'Wat is er nieuw', what: 'Wat er sinds de vorige uitgave bij kwam, veranderde en hersteld is.', picture: 'magazine-0-1.jpg' },
] as const;

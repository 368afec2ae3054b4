/** The screens that Staalkaart is made for: tablets first, then laptops, then phones. */
const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') =>
  ({ name, type, styles: { width: `${width}px`, height: `${height}px` } });

export const viewports = {
  tablet: screen('Tablet liggend 1180 × 820', 1180, 820, 'tablet'),
  tabletPortrait: screen('Tablet staand 820 × 1180', 820, 1180, 'tablet'),
  laptop: screen('Laptop 1440 × 900', 1440, 900, 'desktop'),
  phone: screen('Gsm 390 × 844', 390, 844, 'mobile'),
};

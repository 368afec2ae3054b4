import { breakpoints } from '../packages/ui/src/theme/tokens.ts';

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') =>
  ({ name, type, styles: { width: `${width}px`, height: `${height}px` } });

const edge = (name: keyof typeof breakpoints) =>
  [name, screen(`Vanaf ${name} ${breakpoints[name]}`, breakpoints[name], 900, breakpoints[name] < breakpoints.lg ? 'tablet' : 'desktop')] as const;

/** The screens that Staalkaart is made for: tablets first, then laptops, then phones; then the narrowest, and where a layout changes. */
export const viewports = {
  tablet: screen('Tablet liggend 1180 × 820', 1180, 820, 'tablet'),
  tabletPortrait: screen('Tablet staand 820 × 1180', 820, 1180, 'tablet'),
  laptop: screen('Laptop 1440 × 900', 1440, 900, 'desktop'),
  phone: screen('Gsm 390 × 844', 390, 844, 'mobile'),
  phoneLandscape: screen('Gsm liggend 844 × 390', 844, 390, 'mobile'),
  narrow: screen('Smalste 320 × 640', 320, 640, 'mobile'),
  ...Object.fromEntries((['sm', 'md', 'lg', 'xl', '2xl'] as const).map(edge)),
};

/** What the menu of sizes holds, or an address that somebody wrote. */
export type Viewport = { value?: string } | string | undefined;
export const viewportName = (choice: Viewport): string | undefined => (typeof choice === 'string' ? choice : choice?.value);

/** The screen that a choice in the menu of sizes names; nothing for the window's own. */
export const screenOf = (choice: unknown): { width: string; height: string } | undefined =>
  (viewports as Readonly<Record<string, ReturnType<typeof screen> | undefined>>)[viewportName(choice as Viewport) ?? '']?.styles;

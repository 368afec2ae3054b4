import { FIGURES, format, medianOf, type Results } from './figures.ts';

const SHOWN = ['javascript', 'firstPaint', 'useful', 'repeat', 'detail', 'back', 'useful10000'];
const BARS = [['here', '#005f73', 'Staalkaart'], ['static', '#9a958a', 'static page'], ['reactAdmin', '#c2500a', 'react-admin']] as const;
const [WIDTH, LEFT, BAR, GAP, GROUP, TOP] = [820, 300, 400, 14, 56, 44];

/** An SVG of the figures on the slow profile; the longest bar of each figure is as long as any other's. */
export const drawBars = (results: Results): string => {
  const figures = SHOWN.map(id => FIGURES.find(figure => figure.id === id)!).filter(figure => medianOf(results, 'slow', 'here', figure) !== undefined);
  const height = TOP + figures.length * GROUP;
  const text = (x: number, y: number, content: string, rest = '') => `<text x="${x}" y="${y}"${rest}>${content}</text>`;
  const legend = BARS.map(([, colour, name], index) => `<rect x="${LEFT + index * 130}" y="12" width="12" height="12" fill="${colour}"/>${text(LEFT + 18 + index * 130, 22, name)}`);
  const groups = figures.map((figure, row) => {
    const y = TOP + row * GROUP;
    const medians = BARS.map(([page]) => medianOf(results, 'slow', page, figure));
    const most = Math.max(...medians.map(value => value ?? 0), Number.MIN_VALUE);
    const bars = BARS.map(([, colour], index) => {
      const [value, top] = [medians[index], y + index * GAP];
      const width = ((value ?? 0) / most) * BAR;
      return `<rect x="${LEFT}" y="${top}" width="${width.toFixed(1)}" height="${GAP - 2}" fill="${colour}"/>${text(LEFT + width + 8, top + 10, format(value, figure))}`;
    });
    return text(LEFT - 12, y + GAP + 10, figure.label, ' text-anchor="end"') + bars.join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#1b1a17"><rect width="${WIDTH}" height="${height}" fill="#f6f4ef"/>${legend.join('')}${groups.join('')}</svg>\n`;
};

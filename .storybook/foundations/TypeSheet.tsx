import type { CSSProperties } from 'react';
import { Name, Rows, Value } from './sheet.styles.ts';
import { tokensOf, type Token } from './tokenGroups.ts';
import { sampleOf } from './typeSamples.ts';

interface TypeSheetProps {
  /** Which tokens: 'text' for the sizes, 'weight', 'line'. */
  prefix: 'text' | 'weight' | 'line';
  /** How the sample wears the token's value. */
  styleOf: (value: string) => CSSProperties;
}

const Line = ({ token: [name, value], styleOf }: { token: Token; styleOf: TypeSheetProps['styleOf'] }) => (
  <li>
    <div><Name>{name}</Name><Value>{value}</Value></div>
    <p style={styleOf(value)}>{sampleOf(name)}</p>
  </li>
);

/** Every token of one kind, on words of the product. */
export const TypeSheet = ({ prefix, styleOf }: TypeSheetProps) => (
  <Rows>{tokensOf(prefix).map(token => <Line key={token[0]} token={token} styleOf={styleOf} />)}</Rows>
);

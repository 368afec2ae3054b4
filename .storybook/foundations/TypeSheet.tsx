import type { CSSProperties } from 'react';
import { Name, Rows, Value } from './sheet.styles.ts';
import { tokensOf, type Token } from './tokenGroups.ts';
import { sampleOf } from './typeSamples.ts';

interface TypeSheetProps {
  /** Which tokens: 'text' for the sizes, 'weight', 'line'. */
  prefix: 'text' | 'weight' | 'line';
  /** How the sample wears the token's value. */
  wear: (value: string) => CSSProperties;
}

const Line = ({ token: [name, value], wear }: { token: Token; wear: TypeSheetProps['wear'] }) => (
  <li>
    <div><Name>{name}</Name><Value>{value}</Value></div>
    <p style={wear(value)}>{sampleOf(name)}</p>
  </li>
);

/** Every token of one kind, on words of the product. */
export const TypeSheet = ({ prefix, wear }: TypeSheetProps) => (
  <Rows>{tokensOf(prefix).map(token => <Line key={token[0]} token={token} wear={wear} />)}</Rows>
);

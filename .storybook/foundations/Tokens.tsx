import type { ReactNode } from 'react';
import { Name, Rows, Value } from './sheet.styles.ts';
import { tokensOf } from './tokenGroups.ts';

/** Tokens by what their names begin with, each with its value and a sample that wears it. */
export const Tokens = ({ of, renderSample }: { of: readonly string[]; renderSample: (value: string) => ReactNode }) => (
  <Rows>
    {of.flatMap(tokensOf).map(([name, value]) => <li key={name}><div><Name>{name}</Name><Value>{value}</Value></div>{renderSample(value)}</li>)}
  </Rows>
);

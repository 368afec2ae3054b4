import type { ReactNode } from 'react';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { Sheet } from './sheet.styles.ts';

interface TokensProps {
  /** What their names begin with: 'space' gives space-1, space-2, … One that is added tomorrow is among them. */
  of: readonly string[];
  renderSample: (value: string) => ReactNode;
}

/** Tokens with their values, and a sample that wears each. */
export const Tokens = ({ of, renderSample }: TokensProps) => (
  <Sheet>
    <tbody>
      {Object.entries(tokens).filter(([name]) => of.some(prefix => name.startsWith(`${prefix}-`))).map(([name, value]) => (
        <tr key={name}><th scope="row"><code>{name}</code><small>{value}</small></th><td>{renderSample(value)}</td></tr>
      ))}
    </tbody>
  </Sheet>
);

import { CheckList } from './Checklist.styles.ts';
import type { Check } from './checks.ts';

/** What to look at, as boxes to tick while looking. Nothing is kept: the next review starts clean. */
export const Checklist = ({ checks }: { checks: readonly Check[] }) => (
  <CheckList>
    {checks.map(({ look, how }) => (
      <li key={look}><label><input type="checkbox" /><span><strong>{look}</strong>{how && <small>{how}</small>}</span></label></li>
    ))}
  </CheckList>
);

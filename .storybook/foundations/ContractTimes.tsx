import { HOLD_MS, MARKER_TOOLTIP_DELAY_MS, TOAST_MS, TOOLTIP_DELAY_MS } from '../../packages/ui/src/constants.ts';
import { Name, Rows, Value } from './sheet.styles.ts';

const times: readonly (readonly [ms: number, what: string])[] = [
  [HOLD_MS, 'een product vasthouden tot het oplicht'],
  [TOOLTIP_DELAY_MS, 'tot een tooltip verschijnt'],
  [MARKER_TOOLTIP_DELAY_MS, 'tot de tooltip van een collectielintje verschijnt, links ervan'],
  [TOAST_MS, 'dat een melding blijft staan, een fout ook'],
];

/** The waiting times that the specification fixes, from the constants that the widgets use. */
export const ContractTimes = () => (
  <Rows>{times.map(([ms, what]) => <li key={what}><Name>{ms} ms</Name><Value>{what}</Value></li>)}</Rows>
);

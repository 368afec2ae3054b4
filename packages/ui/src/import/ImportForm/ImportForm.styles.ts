import styled from 'styled-components';
import { clamp } from '../../theme/shared.styles.ts';
import { Zone } from '../../media/FileZone.styles.ts';
import { edge } from '../../theme/edge.ts';
import { from, onTouch } from '../../theme/tokens.ts';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-bottom: var(--space-3);
`;

export const PickerBox = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** High while it waits for a file; one line with the file in it afterwards. */
export const CsvZone = styled(Zone)`
  grid-template-columns: minmax(0, 1fr);
  min-height: 168px;
  > button { justify-self: center; }
  &[data-chosen] {
    min-height: 0;
    padding: var(--space-3) var(--space-4);
    border-style: solid;
    border-color: var(--color-line);
    text-align: start;
    > button { justify-self: start; }
    > svg { display: none; }
    ${from.sm} {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--space-4);
      > svg { display: block; }
    }
  }
  &[data-chosen][data-over] { border-color: var(--color-accent); }
  &[data-chosen][data-invalid] { border-color: var(--color-remove); }
`;

export const ChosenName = styled.p`
  width: 100%;
  min-width: 0;
  > span { ${clamp(2)} overflow-wrap: anywhere; font-weight: var(--weight-medium); }
  small { display: block; font-size: var(--text-s); color: var(--color-ink-2); }
`;

export const HintLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  column-gap: var(--space-4);
  > div { flex: 1 1 0; min-width: 140px; }
`;

/** Looks like a link, beside the hint. */
export const TemplateButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  color: var(--color-accent);
  svg { width: 15px; height: 15px; }
  &:hover { text-decoration: underline; text-underline-offset: 0.15em; }
  &:focus-visible { outline-offset: 0; }
  ${onTouch} { min-height: var(--size-touch); margin-top: -6px; }
`;

export const PreviewBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const PreviewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  h3 { font-size: var(--text-l); }
  p { font-size: var(--text-s); color: var(--color-ink-2); }
`;

/** What the person should know; nothing is forbidden. */
export const Remarks = styled.div`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  background: color-mix(in oklab, var(--color-warning), var(--color-surface) 92%);
  ${edge}
  h4 { display: flex; align-items: center; gap: var(--space-2); font-weight: var(--weight-bold); color: var(--color-warning); }
  h4 svg { flex: none; width: 16px; height: 16px; }
  ul { display: grid; gap: 3px; margin: var(--space-2) 0; }
  li { position: relative; padding-left: var(--space-4); }
  li::before { content: ''; position: absolute; left: 4px; top: 0.6em; width: 5px; height: 5px; border-radius: 50%; background: var(--color-warning); }
  > p { color: var(--color-ink-2); }
`;

export const Quiet = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-s);
  color: var(--color-ink-2);
  svg { flex: none; width: 16px; height: 16px; color: var(--color-good); }
`;

/** Scrolls sideways within itself. */
export const SampleBox = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
`;

export const Sample = styled.table`
  min-width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  th, td {
    max-width: 190px;
    height: 34px;
    padding: 0 var(--space-3);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th { font-weight: var(--weight-medium); }
  thead th { background: var(--color-paper); color: var(--color-ink-2); }
  tbody tr > * { border-top: 1px solid var(--color-line); }
  tbody th { font-weight: 400; font-variant-numeric: tabular-nums; color: var(--color-ink-3); }
  [data-unknown] { color: var(--color-warning); }
`;

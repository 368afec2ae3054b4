import styled from 'styled-components';
import { FailureNotice } from '../../controls/FailureNotice/FailureNotice.ts';
import * as frame from '../../frame/DataTable/Table.styles.ts';
import { edge } from '../../theme/edge.ts';
import { visuallyHidden } from '../../theme/shared.styles.ts';

export const Section = styled.section`
  position: relative;
  container-type: inline-size;
  border-radius: var(--radius-m);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-bottom: var(--space-3);
  h2 { font-size: var(--text-l); letter-spacing: -0.01em; }
`;

export const Table = styled(frame.Table)`
  display: block;
  border-bottom: 1px solid var(--color-line);
`;

export const Body = styled(frame.Body)`display: block;`;

/** The names of the columns, for who hears the table. */
export const ColumnNames = styled(frame.Head)`${visuallyHidden}`;

/** What the person must know before they go on. */
export const Notice = styled.output`
  display: block;
  margin-bottom: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  overflow-wrap: anywhere;
  background: color-mix(in oklab, var(--color-warning), var(--color-surface) 90%);
  color: var(--color-warning);
  ${edge}
`;

/** Why a move did not go as it was asked: beneath the rows, so that they stay where they are, and always in sight. */
export const Refusal = styled(FailureNotice)`
  position: sticky;
  bottom: calc(var(--space-3) + var(--tray-room, 0px));
  z-index: 2;
  margin-top: var(--space-3);
  pointer-events: none;
`;

/** Covers the table while files hang above it; lets every event through to what is beneath. */
export const DropVeil = styled.div`
  position: absolute;
  inset: calc(-1 * var(--space-2));
  z-index: 3;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  border: 2px dashed var(--color-accent);
  border-radius: var(--radius-m);
  pointer-events: none;
  font-weight: var(--weight-bold);
  text-align: center;
  background: color-mix(in oklab, var(--color-accent-soft), transparent 5%);
  color: var(--color-accent);
`;

import styled from 'styled-components';

// Laid out as a grid or as cards, a table's parts lose their roles in some browsers: they are given back.

/** The frame of every table: its parts, without a look of their own. */
export const Table = styled.table.attrs({ role: 'table' })`width: 100%;`;
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const HeadCell = styled.th.attrs({ role: 'columnheader' })``;
export const NameCell = styled.th.attrs({ role: 'rowheader' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

import { expect, it } from 'vitest';
import { exportName } from './useCollectionExport.ts';

it('names an export after the collection, the person and the day', () => {
  expect(exportName('Beurs Kortrijk', 'Daan', new Date('2026-11-20T10:00:00Z'))).toBe('Export Beurs Kortrijk by Daan 20-11-2026.docx');
  expect(exportName('A/B: "C"', 'Daan', new Date('2026-11-20T10:00:00Z'))).toBe('Export A-B- -C- by Daan 20-11-2026.docx');
});

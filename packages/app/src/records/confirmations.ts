import type { ConfirmSafety } from '@staalkaart/ui';
import type { RecordKind } from '../nl/records.ts';

/**
 * How hard each kind is to delete by accident (specification §2, "a safety variant for each type"): what others
 * depend on asks to type its name, what is somebody's work asks a held button, the rest one click.
 */
export const safetyFor = (kind: RecordKind, name: string): ConfirmSafety | undefined => {
  switch (kind) {
    case 'Segments':
    case 'Categories':
    case 'Customers':
    case 'Users':
      return { kind: 'type', expected: name };
    case 'Products':
    case 'Collections':
      return { kind: 'hold' };
    default:
      return undefined;
  }
};

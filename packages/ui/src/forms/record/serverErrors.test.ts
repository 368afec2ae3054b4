import { describe, expect, it } from 'vitest';
import { placeServerErrors } from './serverErrors.ts';

const fields = ['name', 'erpId'];

describe('placeServerErrors', () => {
  it('has nothing to say of nothing', () => {
    expect(placeServerErrors(undefined, fields)).toEqual({ byField: {}, general: undefined });
    expect(placeServerErrors({ name: [] }, fields)).toEqual({ byField: {}, general: undefined });
  });

  it('finds the field whatever the capitals', () => {
    expect(placeServerErrors({ Name: ['Deze naam bestaat al'], erpId: ['Te lang', 'Geen cijfers'] }, fields))
      .toEqual({ byField: { name: 'Deze naam bestaat al', erpId: 'Te lang Geen cijfers' }, general: undefined });
  });

  it('finds the field of one entry of a list', () => {
    expect(placeServerErrors({ 'SegmentIds[0]': ['Onbekend segment'] }, ['segmentIds']).byField).toEqual({ segmentIds: 'Onbekend segment' });
  });

  it('puts what has no field after the general complaint, each once', () => {
    expect(placeServerErrors({ Path: ['Onbekend pad'], '': ['Kapot'] }, fields, 'Kapot')).toEqual({ byField: {}, general: 'Kapot Onbekend pad' });
  });
});

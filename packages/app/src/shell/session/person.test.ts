import { toast, toastStore } from '@staalkaart/ui';
import { expect, it } from 'vitest';
import { putSelection, selections } from '../../bulk/bulkState.ts';
import { localProfile } from '../../people/localProfile.ts';
import { readOrigin, rememberOrigin } from './origin.ts';
import { beginSession, forgetPerson, meet } from './person.ts';

it('what was said to one person, and what they chose and changed here alone, is kept from the next', () => {
  const remembered = () => [toastStore.getHistory().map(({ text }) => text), selections.get()['edit /tags']?.chosen.size, localProfile.get()?.username, readOrigin()];
  forgetPerson();
  toast.error('verkeerde code');
  beginSession();
  meet('4');
  toast.success('een');
  putSelection('edit /tags', { kind: 'Tags', chosen: new Map([['1', { id: 1, name: 'Zomer' }]]) });
  localProfile.set({ username: 'Eva', email: 'eva@staalkaart.be', phoneNumber: '' });
  rememberOrigin('/tags');
  meet(undefined);
  beginSession();
  meet('4');
  expect(remembered()).toEqual([['een'], 1, 'Eva', '/tags']);
  meet('5');
  expect(remembered()).toEqual([[], undefined, undefined, '/']);
});

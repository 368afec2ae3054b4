import { clearToken, setToken, type Intention } from '@staalkaart/api-client';
import { toastStore } from '@staalkaart/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { setMode } from '../shell/session/mode.ts';
import { unsaved } from '../shell/unsaved/unsaved.ts';
import { latestUndoable, type Target } from '../shell/undo/undoables.ts';
import { tellIn } from '../shell/tell.ts';
import { tellChanged } from './tellChanged.ts';

afterEach(() => {
  clearToken();
  toastStore.clear();
});

const user = { actor: { id: 1, role: 'User', mode: 'presentation' }, tell: tellIn.presentation } as const;
const collection: Target = { name: 'Collections', id: 6 };
const filed: Intention = { do: 'removeProducts', collectionId: 5, productIds: [1] };
const changed: Intention = { do: 'set', resource: 'Collections', id: 5, was: { name: 'Lente' }, fields: { name: 'Zomer' } };
const made: Intention = { do: 'remove', resource: 'Collections', id: 6, was: { name: 'Beurs' } };

it('in presentation mode what was filed and a collection that was made are undone, the latest first; what its form changed is of edit mode', () => {
  setToken('iemand');
  setMode('presentation');
  const tell = (told: string, inverse: Intention) => tellChanged(told, collection, inverse, { ...user, carryOut: async () => ({ isChanged: true }) });
  tell('Collectie Lente werd aangepast', filed);
  tell('Collectie Beurs werd aangemaakt', made);
  expect(latestUndoable()?.text).toBe('Collectie Beurs werd aangemaakt');
  tell('Collectie Zomer werd aangepast', changed);
  expect(latestUndoable()?.text).toBe('Collectie Beurs werd aangemaakt');
});

it('what was made is not deleted beneath a form that says something unsaved', async () => {
  setToken('iemand');
  setMode('presentation');
  const carryOut = vi.fn<() => Promise<{ isChanged: true }>>(async () => ({ isChanged: true }));
  tellChanged('Collectie Beurs werd aangemaakt', collection, made, { ...user, carryOut });
  const form = unsaved.place({ path: '/collections/6', name: 'page', entry: 'a' }).register({ read: () => ({ name: 'Beurs 2' }), isSaving: () => false, ask: () => undefined });
  form.setDirty(true);
  latestUndoable()?.undo();
  await vi.waitFor(() => expect(toastStore.getHistory().map(({ text }) => text)).toContain('Niet ongedaan gemaakt: Bewaar eerst wat je invulde, of gooi het weg.'));
  expect(carryOut).not.toHaveBeenCalled();
  form.settle();
});

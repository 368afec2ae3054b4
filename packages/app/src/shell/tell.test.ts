import { clearToken, setToken } from '@staalkaart/api-client';
import { toastStore } from '@staalkaart/ui';
import { afterEach, expect, it } from 'vitest';
import { setMode } from './session/mode.ts';
import { tellEnded, tellIn } from './tell.ts';

const seen = () => toastStore.get().map(({ text }) => text);
afterEach(() => {
  clearToken();
  toastStore.clear();
  setMode('presentation');
});

it('what was begun while editing is told while editing, whenever it ends', () => {
  setToken('iemand');
  setMode('presentation');
  tellIn.edit.success('Product Geheim werd aangepast');
  tellIn.presentation.success('Collectie Lente werd aangepast');
  expect(seen()).toEqual(['Collectie Lente werd aangepast']);
  setMode('edit');
  expect(toastStore.getHistory().map(({ text }) => text)).toEqual(['Collectie Lente werd aangepast', 'Product Geheim werd aangepast']);
});

it('what the end of the session broke off is told in any mode, and to nobody who signed in meanwhile', () => {
  setMode('presentation');
  tellEnded('De export werd afgebroken.');
  tellIn.edit.warning('Niet bewaard.');
  setToken('iemand anders');
  tellEnded('De kopie werd afgebroken.');
  expect(seen()).toEqual(['De export werd afgebroken.', 'Niet bewaard.']);
});

import { clearToken, setToken, type Role } from '@staalkaart/api-client';
import { tokenFor } from '@staalkaart/mocks';

/** Forgets what the product remembers; how Storybook is laid out is kept beside it. */
const forget = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith('staalkaart.')) storage.removeItem(key);
};

/** Starts a story with nothing remembered, signed in as the role of the toolbar. */
export const startAs = (role: Role | 'none', mode: 'presentation' | 'edit'): void => {
  forget(localStorage);
  forget(sessionStorage);
  clearToken();
  if (role !== 'none') setToken(tokenFor(role));
  if (mode === 'edit') sessionStorage.setItem('staalkaart.mode', 'edit');
};

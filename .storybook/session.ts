import { clearToken, setToken, type Role } from '@staalkaart/api-client';
import { tokenFor } from '@staalkaart/mocks';

/** Starts a story with nothing remembered, signed in as the role of the toolbar. */
export const startAs = (role: Role | 'none', mode: 'presentation' | 'edit'): void => {
  localStorage.clear();
  sessionStorage.clear();
  clearToken();
  if (role !== 'none') setToken(tokenFor(role));
  if (mode === 'edit') sessionStorage.setItem('staalkaart.mode', 'edit');
};

import type { GlobalTypes } from 'storybook/internal/types';

const roles = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'];

/** What a reviewer may choose for the screens: who is signed in, and the mode. */
export const toolbar = {
  role: {
    description: 'Rol',
    toolbar: {
      title: 'Rol', icon: 'user', dynamicTitle: true,
      items: [...roles.map(role => ({ value: role, title: role })), { value: 'none', title: 'Niet aangemeld' }],
    },
  },
  mode: {
    description: 'Modus',
    toolbar: {
      title: 'Modus', icon: 'edit', dynamicTitle: true,
      items: [{ value: 'presentation', title: 'Presentatie' }, { value: 'edit', title: 'Bewerken' }],
    },
  },
} satisfies GlobalTypes;

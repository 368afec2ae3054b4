import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { seenBy } from '../testing/seenBy.ts';

/** The own profile, by role; the mode changes nothing here (specification §2 /profile, §6). */
const meta = preview.meta({
  title: 'screens/Per rol/Mijn profiel',
  component: Screen,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen' },
});

const profile = [['heading', 'Mijn profiel'], ['heading', /Mijn Collecties/]] as const;
const role = ['text', 'Rol'] as const;

export const ViewOnly = meta.story({ tags: ['route:/profile', 'rol:ViewOnly'], name: 'ViewOnly', ...seenBy('ViewOnly', 'presentation', { sees: profile, misses: [role, ['button', 'Mijn eerste collectie aanmaken']] }) });
export const User = meta.story({ tags: ['route:/profile', 'rol:User'], name: 'User', ...seenBy('User', 'presentation', { sees: [...profile, ['text', 'user@staalkaart.be']], misses: [role] }) });
export const PowerUser = meta.story({ tags: ['route:/profile', 'rol:PowerUser'], name: 'PowerUser', ...seenBy('PowerUser', 'presentation', { sees: [...profile, role] }) });
export const Admin = meta.story({ tags: ['route:/profile', 'rol:Admin'], name: 'Admin', ...seenBy('Admin', 'presentation', { sees: [...profile, role] }) });
export const SuperAdmin = meta.story({ tags: ['route:/profile', 'rol:SuperAdmin'], name: 'SuperAdmin', ...seenBy('SuperAdmin', 'presentation', { sees: [...profile, role] }) });

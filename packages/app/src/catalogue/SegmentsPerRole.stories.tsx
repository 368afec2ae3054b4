import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { seenBy } from '../testing/seenBy.ts';

/** The segments, by role and mode (specification §2 /segments, §6). */
const meta = preview.meta({
  title: 'screens/Per rol/Segmenten',
  component: Screen,
  args: { path: '/segments' },
  parameters: { layout: 'fullscreen' },
});

const edits = [['button', 'toevoegen'], ['button', 'Bewerken'], ['button', 'Verbergen'], ['button', 'Verwijderen']] as const;
const managing = [['link', 'Tags'], ['link', 'Klanten'], ['link', 'Materiaal(en)']] as const;

/** Whatever mode the device kept from somebody else. */
export const ViewOnly = meta.story({
  tags: ['route:/segments', 'rol:ViewOnly'],
  name: 'ViewOnly, met de minste rechten',
  ...seenBy('ViewOnly', 'edit', { sees: [['heading', 'Segmenten'], ['link', 'Horeca']], misses: [['radio', 'Bewerken'], ...edits, ...managing] }),
});
export const User = meta.story({
  tags: ['route:/segments', 'rol:User'],
  name: 'User, presentatie',
  ...seenBy('User', 'presentation', { sees: [['heading', 'Segmenten'], ['radio', 'Bewerken']], misses: [...edits, ...managing] }),
});
export const UserEdits = meta.story({
  tags: ['route:/segments', 'rol:User'],
  name: 'User, bewerken',
  ...seenBy('User', 'edit', { sees: [['heading', 'Alle segmenten']], misses: [...edits, ...managing, ['link', 'Gebruikers'], ['link', 'Media']] }),
});
export const PowerUser = meta.story({
  tags: ['route:/segments', 'rol:PowerUser'],
  name: 'PowerUser, presentatie',
  ...seenBy('PowerUser', 'presentation', { sees: [['heading', 'Segmenten']], misses: [...edits, ...managing] }),
});
export const PowerUserEdits = meta.story({
  tags: ['route:/segments', 'rol:PowerUser'],
  name: 'PowerUser, bewerken',
  ...seenBy('PowerUser', 'edit', { sees: [['heading', 'Alle segmenten'], ...edits, ...managing], misses: [['link', 'Gebruikers'], ['link', 'Media']] }),
});
export const AdminEdits = meta.story({
  tags: ['route:/segments', 'rol:Admin'],
  name: 'Admin, bewerken',
  ...seenBy('Admin', 'edit', { sees: [['heading', 'Alle segmenten'], ...edits, ['link', 'Gebruikers']], misses: [['link', 'Media']] }),
});
export const SuperAdmin = meta.story({
  tags: ['route:/segments', 'rol:SuperAdmin'],
  name: 'SuperAdmin, presentatie',
  ...seenBy('SuperAdmin', 'presentation', { sees: [['heading', 'Segmenten']], misses: [...edits, ...managing, ['link', 'Gebruikers'], ['link', 'Media']] }),
});

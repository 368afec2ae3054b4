import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { seenBy } from '../testing/seenBy.ts';

/** The categories, of all segments and of one, by role and mode (specification §2, §6). */
const meta = preview.meta({
  title: 'screens/Per rol/Categorieën',
  component: Screen,
  args: { path: '/categories' },
  parameters: { layout: 'fullscreen' },
});

const edits = [['button', 'toevoegen'], ['button', 'Bewerken'], ['button', 'Verwijderen']] as const;
const all = ['heading', 'Alle categorieën'] as const;

export const ViewOnly = meta.story({ tags: ['route:/categories', 'rol:ViewOnly'], name: 'ViewOnly', ...seenBy('ViewOnly', 'presentation', { sees: [all, ['radio', 'Lijst']], misses: edits }) });
export const User = meta.story({ tags: ['route:/categories', 'rol:User'], name: 'User, presentatie', ...seenBy('User', 'presentation', { sees: [all], misses: edits }) });
export const UserEdits = meta.story({ tags: ['route:/categories', 'rol:User'], name: 'User, bewerken', ...seenBy('User', 'edit', { sees: [all], misses: edits }) });
export const PowerUserEdits = meta.story({ tags: ['route:/categories', 'rol:PowerUser'], name: 'PowerUser, bewerken', ...seenBy('PowerUser', 'edit', { sees: [all, ...edits] }) });
export const AdminEdits = meta.story({ tags: ['route:/categories', 'rol:Admin'], name: 'Admin, bewerken', ...seenBy('Admin', 'edit', { sees: [all, ...edits] }) });
export const OfASegmentUser = meta.story({
  tags: ['route:/categories/segment/:id', 'rol:User'],
  name: 'Van een segment: User',
  args: { path: '/categories/segment/11' },
  ...seenBy('User', 'presentation', { sees: [['heading', 'Categorieën in segment Horeca']], misses: edits }),
});
export const OfASegmentAdmin = meta.story({
  tags: ['route:/categories/segment/:id', 'rol:Admin'],
  name: 'Van een segment: Admin, bewerken',
  args: { path: '/categories/segment/11' },
  ...seenBy('Admin', 'edit', { sees: [['heading', 'Categorieën in segment Horeca'], ['button', 'Bewerken'], ['button', 'Verwijderen']] }),
});

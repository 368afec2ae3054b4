import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { seenBy } from '../testing/seenBy.ts';

/** One product, by role and mode (specification §2 /products/{id}, §6). */
const meta = preview.meta({
  title: 'screens/Per rol/Product',
  component: Screen,
  args: { path: '/products/1004' },
  parameters: { layout: 'fullscreen' },
});

const title = ['heading', 'Geschenkdoos Slagerij Claes'] as const;
const size = ['button', 'Formaat'] as const;
const extra = ['button', 'Extra'] as const;
const edits = [['link', 'Bewerken'], ['button', 'Verwijderen']] as const;
const files = ['button', 'Collectie beheer'] as const;

export const ViewOnly = meta.story({ tags: ['route:/products/:id', 'rol:ViewOnly'], name: 'ViewOnly', ...seenBy('ViewOnly', 'presentation', { sees: [title, size], misses: [extra, files, ...edits] }) });
export const User = meta.story({ tags: ['route:/products/:id', 'rol:User'], name: 'User, presentatie', ...seenBy('User', 'presentation', { sees: [title, size, files], misses: [extra, ...edits] }) });
export const UserEdits = meta.story({ tags: ['route:/products/:id', 'rol:User'], name: 'User, bewerken', ...seenBy('User', 'edit', { sees: [title, files], misses: [extra, ...edits] }) });
export const PowerUser = meta.story({ tags: ['route:/products/:id', 'rol:PowerUser'], name: 'PowerUser, presentatie', ...seenBy('PowerUser', 'presentation', { sees: [title], misses: edits }) });
export const PowerUserEdits = meta.story({ tags: ['route:/products/:id', 'rol:PowerUser'], name: 'PowerUser, bewerken', ...seenBy('PowerUser', 'edit', { sees: [title, ...edits] }) });
export const AdminEdits = meta.story({ tags: ['route:/products/:id', 'rol:Admin'], name: 'Admin, bewerken', ...seenBy('Admin', 'edit', { sees: [title, files, ...edits] }) });

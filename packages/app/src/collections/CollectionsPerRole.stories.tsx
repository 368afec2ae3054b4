import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { seenBy } from '../testing/seenBy.ts';

/** The collections, by role and mode; only one's own can be changed (specification §4, §6). */
const meta = preview.meta({
  title: 'screens/Per rol/Collecties',
  component: Screen,
  args: { path: '/collections' },
  parameters: { layout: 'fullscreen' },
});

const title = ['heading', 'Collecties'] as const;
const edits = [['button', /^Bewerken/], ['button', /^Verbergen/], ['button', /^Kopiëren/], ['button', /^Exporteren/], ['button', /^Verwijderen/]] as const;
const add = ['button', 'toevoegen'] as const;
const others = ['checkbox', 'Toon ook collecties van anderen'] as const;

export const ViewOnly = meta.story({ tags: ['route:/collections', 'rol:ViewOnly'], name: 'ViewOnly', ...seenBy('ViewOnly', 'presentation', { sees: [title], misses: [add, ...edits, others] }) });
export const User = meta.story({ tags: ['route:/collections', 'rol:User'], name: 'User, presentatie', ...seenBy('User', 'presentation', { sees: [title], misses: [add, ...edits, others] }) });
export const UserEdits = meta.story({ tags: ['route:/collections', 'rol:User'], name: 'User, bewerken', ...seenBy('User', 'edit', { sees: [title, add, ...edits], misses: [others] }) });
export const AdminEdits = meta.story({ tags: ['route:/collections', 'rol:Admin'], name: 'Admin, bewerken', ...seenBy('Admin', 'edit', { sees: [title, add, ...edits], misses: [others] }) });
export const SuperAdmin = meta.story({ tags: ['route:/collections', 'rol:SuperAdmin'], name: 'SuperAdmin, presentatie', ...seenBy('SuperAdmin', 'presentation', { sees: [title], misses: [add, others] }) });
export const SuperAdminEdits = meta.story({ tags: ['route:/collections', 'rol:SuperAdmin'], name: 'SuperAdmin, bewerken', ...seenBy('SuperAdmin', 'edit', { sees: [title, add, others] }) });

const one = { args: { path: '/collections/505' } };
const inCollection = ['heading', 'Producten in de collectie Nieuwe klanten'] as const;
const takesOut = ['button', /^Uit collectie verwijderen/] as const;
const files = ['button', /^In collectie steken/] as const;
export const OneViewOnly = meta.story({ tags: ['route:/collections/:id', 'rol:ViewOnly'], name: 'Een collectie: ViewOnly', ...one, ...seenBy('ViewOnly', 'presentation', { sees: [inCollection], misses: [takesOut] }) });
export const OneOwner = meta.story({ tags: ['route:/collections/:id', 'rol:Admin'], name: 'Een collectie: Admin, de eigenaar', ...one, ...seenBy('Admin', 'presentation', { sees: [inCollection], offers: [takesOut] }) });
export const OneForeign = meta.story({ tags: ['route:/collections/:id', 'rol:PowerUser'], name: 'Een collectie: PowerUser, van iemand anders', ...one, ...seenBy('PowerUser', 'presentation', { sees: [inCollection], offers: [files], misses: [takesOut] }) });

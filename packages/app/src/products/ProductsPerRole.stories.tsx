import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { seenBy } from '../testing/seenBy.ts';

/** The products, and those of a category, by role and mode (specification §2, §4, §6). */
const meta = preview.meta({
  title: 'screens/Per rol/Producten',
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
});

const edits = [['button', 'toevoegen'], ['button', 'Verbergen'], ['button', 'Verwijderen']] as const;
const imports = [['button', 'Importeren'], ['button', 'Template']] as const;
const title = ['heading', 'Producten'] as const;
const files = ['button', /^In collectie steken/] as const;

export const ViewOnly = meta.story({ tags: ['route:/products', 'rol:ViewOnly'], name: 'ViewOnly', ...seenBy('ViewOnly', 'presentation', { sees: [title], misses: [...edits, ...imports, ['button', 'Selecteren'], ['button', 'Meer acties'], files] }) });
export const User = meta.story({ tags: ['route:/products', 'rol:User'], name: 'User, presentatie', ...seenBy('User', 'presentation', { sees: [title], offers: [files], misses: [...edits, ...imports, ['button', 'Meer acties']] }) });
export const UserEdits = meta.story({ tags: ['route:/products', 'rol:User'], name: 'User, bewerken', ...seenBy('User', 'edit', { sees: [title, ['button', 'Selecteren']], misses: [...edits, ...imports] }) });
export const PowerUser = meta.story({ tags: ['route:/products', 'rol:PowerUser'], name: 'PowerUser, presentatie', ...seenBy('PowerUser', 'presentation', { sees: [title, ['button', 'Meer acties']], misses: [...edits, ...imports] }) });
export const PowerUserEdits = meta.story({ tags: ['route:/products', 'rol:PowerUser'], name: 'PowerUser, bewerken', ...seenBy('PowerUser', 'edit', { sees: [title, ...imports, ...edits] }) });
export const AdminEdits = meta.story({ tags: ['route:/products', 'rol:Admin'], name: 'Admin, bewerken', ...seenBy('Admin', 'edit', { sees: [title, ...imports, ...edits] }) });

const category = { args: { path: '/products/category/129' } };
const inCategory = ['heading', 'Producten in category Drukwerk'] as const;
export const OfACategoryViewOnly = meta.story({ tags: ['route:/products/category/:id', 'rol:ViewOnly'], name: 'Van een categorie: ViewOnly', ...category, ...seenBy('ViewOnly', 'presentation', { sees: [inCategory], misses: [...edits, files] }) });
export const OfACategoryUser = meta.story({ tags: ['route:/products/category/:id', 'rol:User'], name: 'Van een categorie: User', ...category, ...seenBy('User', 'presentation', { sees: [inCategory], offers: [files], misses: edits }) });
export const OfACategoryPowerUser = meta.story({ tags: ['route:/products/category/:id', 'rol:PowerUser'], name: 'Van een categorie: PowerUser, bewerken', ...category, ...seenBy('PowerUser', 'edit', { sees: [inCategory, ['button', 'Verbergen'], ['button', 'Verwijderen']] }) });

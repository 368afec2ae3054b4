import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { seenBy } from '../testing/seenBy.ts';

/** The pages of the back-office, by role and mode; who may not, lands on the segments (specification §2, §6). */
const meta = preview.meta({
  title: 'screens/Per rol/Beheer',
  component: Screen,
  args: { path: '/tags' },
  parameters: { layout: 'fullscreen' },
});

const add = ['button', 'toevoegen'] as const;
const sentOn = ['heading', /egmenten$/] as const;
const tags = ['heading', 'Tags'] as const;

export const TagsUser = meta.story({ tags: ['route:/tags', 'rol:User'], name: 'Tags: User komt op de segmenten', ...seenBy('User', 'edit', { sees: [sentOn], misses: [tags] }) });
export const TagsPresentation = meta.story({ tags: ['route:/tags', 'rol:PowerUser'], name: 'Tags: PowerUser, presentatie', ...seenBy('PowerUser', 'presentation', { sees: [tags], misses: [add, ['button', /^Bewerken/]] }) });
export const TagsPowerUser = meta.story({ tags: ['route:/tags', 'rol:PowerUser'], name: 'Tags: PowerUser, bewerken', ...seenBy('PowerUser', 'edit', { sees: [tags, add, ['button', /^Bewerken/], ['button', /^Verwijderen/]] }) });
export const CustomersPowerUser = meta.story({
  tags: ['route:/customers', 'rol:PowerUser'],
  name: 'Klanten: PowerUser, bewerken',
  args: { path: '/customers' },
  ...seenBy('PowerUser', 'edit', { sees: [['heading', 'Klanten'], ['columnheader', 'Multipress klant code'], ['columnheader', 'Contactpersoon'], add] }),
});
export const MaterialsAdmin = meta.story({ tags: ['route:/materials', 'rol:Admin'], name: 'Materialen: Admin, bewerken', args: { path: '/materials' }, ...seenBy('Admin', 'edit', { sees: [['heading', 'Materiaal(en)'], add] }) });

const users = { args: { path: '/users' } };
export const UsersPowerUser = meta.story({ tags: ['route:/users', 'rol:PowerUser'], name: 'Gebruikers: PowerUser komt op de segmenten', ...users, ...seenBy('PowerUser', 'edit', { sees: [sentOn], misses: [['heading', 'Actieve Gebruikers']] }) });
export const UsersAdminPresents = meta.story({ tags: ['route:/users', 'rol:Admin'], name: 'Gebruikers: Admin, presentatie', ...users, ...seenBy('Admin', 'presentation', { sees: [['heading', 'Actieve Gebruikers']], misses: [add] }) });
export const UsersAdmin = meta.story({ tags: ['route:/users', 'rol:Admin'], name: 'Gebruikers: Admin, bewerken', ...users, ...seenBy('Admin', 'edit', { sees: [['heading', 'Actieve Gebruikers'], add, ['button', /^Bewerken/]] }) });
export const UsersSuperAdmin = meta.story({ tags: ['route:/users', 'rol:SuperAdmin'], name: 'Gebruikers: SuperAdmin, bewerken', ...users, ...seenBy('SuperAdmin', 'edit', { sees: [['heading', 'Actieve Gebruikers'], add] }) });

const assets = { args: { path: '/assets' } };
export const AssetsAdmin = meta.story({ tags: ['route:/assets', 'rol:Admin'], name: 'Media: Admin komt op de segmenten', ...assets, ...seenBy('Admin', 'edit', { sees: [sentOn], misses: [['heading', 'Media assets']] }) });
export const AssetsSuperAdmin = meta.story({ tags: ['route:/assets', 'rol:SuperAdmin'], name: 'Media: SuperAdmin, bewerken', ...assets, ...seenBy('SuperAdmin', 'edit', { sees: [['heading', 'Media assets']] }) });

const create = { args: { path: '/products/create' } };
export const CreateUser = meta.story({ tags: ['route:/products/create', 'rol:User'], name: 'Nieuw product: User komt op de segmenten', ...create, ...seenBy('User', 'edit', { sees: [sentOn], misses: [['heading', 'Nieuw product']] }) });
export const CreatePresentation = meta.story({ tags: ['route:/products/create', 'rol:PowerUser'], name: 'Nieuw product: PowerUser, presentatie', ...create, ...seenBy('PowerUser', 'presentation', { sees: [['heading', 'Producten']], misses: [['heading', 'Nieuw product']] }) });
export const CreatePowerUser = meta.story({ tags: ['route:/products/create', 'rol:PowerUser'], name: 'Nieuw product: PowerUser, bewerken', ...create, ...seenBy('PowerUser', 'edit', { sees: [['heading', 'Nieuw product'], ['button', 'Opslaan']] }) });

const manage = { args: { path: '/products/manage/1004' } };
const form = ['heading', 'Product aanpassen'] as const;
export const ManageViewOnly = meta.story({ tags: ['route:/products/manage/:id?', 'rol:ViewOnly'], name: 'Product aanpassen: ViewOnly komt op de segmenten', ...manage, ...seenBy('ViewOnly', 'presentation', { sees: [sentOn], misses: [form] }) });
export const ManageUser = meta.story({ tags: ['route:/products/manage/:id?', 'rol:User'], name: 'Product aanpassen: User komt op de segmenten', ...manage, ...seenBy('User', 'edit', { sees: [sentOn], misses: [form] }) });
export const ManagePresentation = meta.story({ tags: ['route:/products/manage/:id?', 'rol:Admin'], name: 'Product aanpassen: Admin, presentatie', ...manage, ...seenBy('Admin', 'presentation', { sees: [['heading', 'Producten']], misses: [form] }) });
export const ManagePowerUser = meta.story({ tags: ['route:/products/manage/:id?', 'rol:PowerUser'], name: 'Product aanpassen: PowerUser, bewerken', ...manage, ...seenBy('PowerUser', 'edit', { sees: [form, ['button', 'Opslaan'], ['button', 'Media toevoegen']] }) });
export const CustomersPresentation = meta.story({
  tags: ['route:/customers', 'rol:PowerUser'],
  name: 'Klanten: PowerUser, presentatie',
  args: { path: '/customers' },
  ...seenBy('PowerUser', 'presentation', { sees: [['heading', 'Klanten']], misses: [add, ['button', /^Bewerken/], ['button', /^Verwijderen/]] }),
});
export const CustomersUser = meta.story({ tags: ['route:/customers', 'rol:User'], name: 'Klanten: User komt op de segmenten', args: { path: '/customers' }, ...seenBy('User', 'edit', { sees: [sentOn], misses: [['heading', 'Klanten']] }) });
export const MaterialsPresentation = meta.story({
  tags: ['route:/materials', 'rol:PowerUser'],
  name: 'Materialen: PowerUser, presentatie',
  args: { path: '/materials' },
  ...seenBy('PowerUser', 'presentation', { sees: [['heading', 'Materiaal(en)']], misses: [add, ['button', /^Bewerken/], ['button', /^Verwijderen/]] }),
});
export const MaterialsUser = meta.story({ tags: ['route:/materials', 'rol:User'], name: 'Materialen: User komt op de segmenten', args: { path: '/materials' }, ...seenBy('User', 'edit', { sees: [sentOn], misses: [['heading', 'Materiaal(en)']] }) });
export const UsersUser = meta.story({ tags: ['route:/users', 'rol:User'], name: 'Gebruikers: User komt op de segmenten', ...users, ...seenBy('User', 'edit', { sees: [sentOn], misses: [['heading', 'Actieve Gebruikers']] }) });
export const AssetsPresentation = meta.story({ tags: ['route:/assets', 'rol:SuperAdmin'], name: 'Media: SuperAdmin, presentatie', ...assets, ...seenBy('SuperAdmin', 'presentation', { sees: [['heading', 'Media assets']], misses: [['button', /^Verwijderen/]] }) });

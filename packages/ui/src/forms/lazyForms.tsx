import { lazyPart } from '../parts/lazyPart.tsx';

const records = () => import('./recordForms.tsx');
const people = () => import('./peopleForms.tsx');
const IN_DIALOG = { kind: 'dialog' } as const;

/** The forms in a modal, each fetched when it is near. */
export const LazyTagForm = lazyPart(records, 'TagForm', IN_DIALOG);
export const LazyMaterialForm = lazyPart(records, 'MaterialForm', IN_DIALOG);
export const LazyCustomerForm = lazyPart(records, 'CustomerForm', IN_DIALOG);
export const LazySegmentForm = lazyPart(records, 'SegmentForm', IN_DIALOG);
export const LazyCategoryForm = lazyPart(records, 'CategoryForm', IN_DIALOG);
export const LazyCollectionForm = lazyPart(records, 'CollectionForm', IN_DIALOG);
export const LazyUserForm = lazyPart(people, 'UserForm', IN_DIALOG);
export const LazyPasswordForm = lazyPart(people, 'PasswordForm', IN_DIALOG);
export const LazyProfileForm = lazyPart(people, 'ProfileForm', IN_DIALOG);
export const LazyAvatarForm = lazyPart(() => import('./AvatarForm/AvatarForm.tsx'), 'AvatarForm', IN_DIALOG);
/** A name where it stands. */
export const LazyNameField = lazyPart(() => import('./NameField/NameField.tsx'), 'NameField');
export const LazyImageForm = lazyPart(() => import('./ImageForm/ImageForm.tsx'), 'ImageForm', IN_DIALOG);
export const LazyMediaCreateForm = lazyPart(() => import('./MediaCreateForm/MediaCreateForm.tsx'), 'MediaCreateForm', IN_DIALOG);
export const LazyMediaEditForm = lazyPart(() => import('./MediaEditForm/MediaEditForm.tsx'), 'MediaEditForm', IN_DIALOG);
/** What two people changed at once. */
export const LazyClashDialog = lazyPart(() => import('./record/ClashDialog.tsx'), 'ClashDialog', IN_DIALOG);

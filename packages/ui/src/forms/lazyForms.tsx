import { lazyPart } from '../parts/lazyPart.tsx';

const records = () => import('./recordForms.tsx');
const people = () => import('./peopleForms.tsx');
const IN_DIALOG = { kind: 'dialog' } as const;

/** The forms in a modal, each fetched when it is near. */
export const LazyTagForm = lazyPart(() => records().then(({ TagForm }) => ({ TagForm })), 'TagForm', IN_DIALOG);
export const LazyMaterialForm = lazyPart(() => records().then(({ MaterialForm }) => ({ MaterialForm })), 'MaterialForm', IN_DIALOG);
export const LazyCustomerForm = lazyPart(() => records().then(({ CustomerForm }) => ({ CustomerForm })), 'CustomerForm', IN_DIALOG);
export const LazySegmentForm = lazyPart(() => records().then(({ SegmentForm }) => ({ SegmentForm })), 'SegmentForm', IN_DIALOG);
export const LazyCategoryForm = lazyPart(() => records().then(({ CategoryForm }) => ({ CategoryForm })), 'CategoryForm', IN_DIALOG);
export const LazyCollectionForm = lazyPart(() => records().then(({ CollectionForm }) => ({ CollectionForm })), 'CollectionForm', IN_DIALOG);
export const LazyUserForm = lazyPart(() => people().then(({ UserForm }) => ({ UserForm })), 'UserForm', IN_DIALOG);
export const LazyPasswordForm = lazyPart(() => people().then(({ PasswordForm }) => ({ PasswordForm })), 'PasswordForm', IN_DIALOG);
export const LazyProfileForm = lazyPart(() => people().then(({ ProfileForm }) => ({ ProfileForm })), 'ProfileForm', IN_DIALOG);
export const LazyAvatarForm = lazyPart(() => import('./AvatarForm/AvatarForm.tsx'), 'AvatarForm', IN_DIALOG);
/** A name where it stands. */
export const LazyNameField = lazyPart(() => import('./NameField/NameField.tsx'), 'NameField');
export const LazyImageForm = lazyPart(() => import('./ImageForm/ImageForm.tsx'), 'ImageForm', IN_DIALOG);
export const LazyMediaCreateForm = lazyPart(() => import('./MediaCreateForm/MediaCreateForm.tsx'), 'MediaCreateForm', IN_DIALOG);
export const LazyMediaEditForm = lazyPart(() => import('./MediaEditForm/MediaEditForm.tsx'), 'MediaEditForm', IN_DIALOG);

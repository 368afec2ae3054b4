import { lazyPart } from '../parts/lazyPart.tsx';

/** The forms of users and of the own profile, each fetched when it is near. */
export const LazyUserForm = lazyPart(() => import('./UserForm/UserForm.tsx'), 'UserForm', { kind: 'dialog' });
export const LazyPasswordForm = lazyPart(() => import('./PasswordForm/PasswordForm.tsx'), 'PasswordForm', { kind: 'dialog' });
export const LazyProfileForm = lazyPart(() => import('./ProfileForm/ProfileForm.tsx'), 'ProfileForm', { kind: 'dialog' });
export const LazyAvatarForm = lazyPart(() => import('./AvatarForm/AvatarForm.tsx'), 'AvatarForm', { kind: 'dialog' });

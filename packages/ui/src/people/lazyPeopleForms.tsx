import { lazyForm } from '../forms/lazyForm.tsx';

const user = () => import('./UserForm/UserForm.tsx').then(module => ({ default: module.UserForm }));
const password = () => import('./PasswordForm/PasswordForm.tsx').then(module => ({ default: module.PasswordForm }));
const profile = () => import('./ProfileForm/ProfileForm.tsx').then(module => ({ default: module.ProfileForm }));
const avatar = () => import('./AvatarForm/AvatarForm.tsx').then(module => ({ default: module.AvatarForm }));

export const LazyUserForm = lazyForm(user);
export const LazyPasswordForm = lazyForm(password);
export const LazyProfileForm = lazyForm(profile);
export const LazyAvatarForm = lazyForm(avatar);

/** Fetches the forms of users and of the own profile ahead, when a person comes near a button that opens one. */
export const preloadPeopleForms = () => {
  for (const load of [user, password, profile, avatar]) void load().catch(() => undefined);
};

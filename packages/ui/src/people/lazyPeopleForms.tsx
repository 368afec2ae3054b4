import { lazy, Suspense, type ComponentType } from 'react';

/** A form that is fetched when it is first shown: the first screens carry none of it. */
const lazyForm = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Loaded = lazy(load) as unknown as ComponentType<Props>;
  return (props: Props) => <Suspense fallback={null}><Loaded {...props} /></Suspense>;
};

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

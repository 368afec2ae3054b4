import { api, mayBeDone, useMe, useWriter, type Me } from '@staalkaart/api-client';
import { LazyAvatarForm, LazyClashDialog, LazyConfirmDialog, LazyPasswordForm, LazyProfileForm, observable, peopleText, type PasswordValues, type ProfileValues } from '@staalkaart/ui';
import { useEffect, useRef, useState } from 'react';
import { can } from '../access/access.ts';
import { people } from '../nl/people.ts';
import { done } from '../nl/records.ts';
import { baseSince, withSent } from '../records/merge.ts';
import { refusalOf } from '../records/refusalOf.ts';
import { Undecided, useClash } from '../records/useClash.ts';
import { Explained, isCalledOff } from '../shell/errors/errorPolicy.ts';
import { isUntold, withOutcome } from '../shell/errors/outcome.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useTell } from '../shell/tell.ts';
import { useLeave } from '../shell/session/useLeave.ts';
import { lostOnLeaving } from '../shell/underway.ts';
import { uploads } from '../shell/uploads/queue.ts';
import { localProfile, useMyProfile } from './localProfile.ts';

/** Chooses the own photo, cropped to a square. Also for a ViewOnly (specification §6). */
export const AvatarModal = ({ onClose }: { onClose: () => void }) => {
  const { me } = useMe();
  return (
    <LazyAvatarForm
      currentPath={me?.path}
      onSubmit={({ file }) => uploads.add({ target: { of: 'Me' }, label: me?.username ?? '', file, success: people.avatarSaved })}
      onClose={onClose}
    />
  );
};

/** Gives a user a new password (specification §7, `POST Users/newpassword`), and goes back to the form it came from. */
export const PasswordModal = ({ user, replace }: ModalOf<'password'>) => {
  const writer = useWriter();
  const tell = useTell();
  const [failure, setFailure] = useState<unknown>();
  /** No answer told of an earlier try. */
  const isMaybeDone = useRef(false);
  const onSubmit = async (values: PasswordValues) => {
    setFailure(undefined);
    try {
      await writer.newPassword({ id: user.id, ...values });
    } catch (error) {
      isMaybeDone.current ||= isUntold(error);
      const maybe = people.passwordMaybeChanged(user.username);
      const outcome = withOutcome(error, isMaybeDone.current ? maybe : people.passwordNotChanged(user.username), maybe);
      setFailure(outcome);
      tell.failure(outcome, 'userWrite');
      throw error;
    }
    tell.success(done.updated('Users', user.username));
  };
  return (
    <LazyPasswordForm
      title={peopleText.resetPassword}
      username={user.username}
      {...refusalOf(failure)}
      onSubmit={onSubmit}
      onClose={() => { replace({ type: 'record', kind: 'Users', record: user }); }}
    />
  );
};

const valuesOf = ({ username, email, phoneNumber }: Me): ProfileValues => ({ username, email, phoneNumber: phoneNumber ?? '' });

/** The form of the own profile. Saving asks first; a ViewOnly's values stay on this screen (specification §4, §6). */
export const ProfileModal = ({ refused, unanswered, onClose, replace }: ModalOf<'profile'>) => {
  const actor = useActor();
  const me = useMyProfile();
  const { retry } = useMe();
  const tell = useTell();
  const [sent] = useState(() => observable(unanswered));
  // Somebody else may have changed it since it was read.
  useEffect(retry, [retry]);
  if (!me || !actor) return null;
  const onSubmit = async (values: ProfileValues, base: ProfileValues) => {
    if (can(actor, 'profile.save')) {
      replace({ type: 'confirmProfile', values, base, unanswered });
      // What was typed waits behind the question.
      throw new Error('It is not saved yet');
    }
    localProfile.set(values);
    tell.success(people.savedHere);
  };
  return (
    <LazyProfileForm
      title={peopleText.editProfile}
      isEditing
      isIdentityDisabled={!can(actor, 'profile.editIdentity')}
      defaultValues={valuesOf(me)}
      {...refused}
      unanswered={sent}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
};

const fields = { email: { label: peopleText.email }, username: { label: peopleText.username }, phoneNumber: { label: peopleText.phone } };

/**
 * Warns that one must sign in again and what that breaks off, saves the own profile, and ends the session (specification §4, §8).
 * Where a colleague changed the same meanwhile it asks which of both is saved.
 * Cancelling goes back to what was typed.
 */
export const ConfirmProfile = ({ values, base, unanswered, replace }: ModalOf<'confirmProfile'>) => {
  const writer = useWriter();
  const leave = useLeave();
  const tell = useTell();
  const [text] = useState(() => [people.beforeSave, lostOnLeaving()].filter(Boolean).join(' '));
  const [isPending, setPending] = useState(false);
  const { clash, settle } = useClash<ProfileValues>(fields);
  const back = (failure?: unknown) => { replace({ type: 'profile', refused: refusalOf(failure), unanswered: failure && mayBeDone(failure) ? withSent(unanswered, values) : unanswered }); };
  const save = async () => {
    setPending(true);
    try {
      // What was not changed here is as somebody else left it.
      const now = await api.me();
      const theirs = valuesOf(now);
      const begun = unanswered ? baseSince(unanswered, base, theirs) : base;
      await writer.updateMe({ id: now.id, path: now.path ?? null, ...await settle(begun, values, theirs, now) });
    } catch (error) {
      if (error instanceof Undecided) return back();
      tell.failure(isCalledOff(error) ? new Explained(people.notSaved, { cause: error }) : error, 'userWrite');
      back(error);
      return;
    }
    await leave();
    tell.success(people.saved);
  };
  if (clash) return <LazyClashDialog {...clash} />;
  return <LazyConfirmDialog text={text} isPending={isPending} onConfirm={() => void save()} onCancel={() => back()} />;
};

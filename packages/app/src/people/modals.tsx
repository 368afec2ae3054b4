import { api, useMe, useWriter, type Me } from '@staalkaart/api-client';
import { LazyAvatarForm, LazyConfirmDialog, LazyPasswordForm, LazyProfileForm, peopleText, useUnanswered, type PasswordValues, type ProfileValues } from '@staalkaart/ui';
import { useEffect, useRef, useState } from 'react';
import { can } from '../access/access.ts';
import { people } from '../nl/people.ts';
import { done } from '../nl/records.ts';
import { baseSince } from '../records/merge.ts';
import { refusalOf } from '../records/refusalOf.ts';
import { sending } from '../records/sending.ts';
import { useClash } from '../records/useClash.ts';
import { Undecided, useDecision } from '../records/useDecision.ts';
import { useGone } from '../records/useGone.ts';
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

const fields = { email: { label: peopleText.email }, username: { label: peopleText.username }, phoneNumber: { label: peopleText.phone } };

/**
 * The form of the own profile. Saving warns first that one must sign in again, and what that breaks off; then it saves and ends the session
 * (specification §4, §8). Where a colleague changed the same meanwhile it asks which of both is saved. A ViewOnly's values stay on this screen (§6).
 */
export const ProfileModal = ({ onClose }: ModalOf<'profile'>) => {
  const actor = useActor();
  const me = useMyProfile();
  const { retry } = useMe();
  const writer = useWriter();
  const leave = useLeave();
  const tell = useTell();
  const isGone = useGone();
  const unanswered = useUnanswered<ProfileValues>();
  const { clash, settle } = useClash<ProfileValues>(fields);
  const [failure, setFailure] = useState<unknown>();
  const { asked, ask } = useDecision<string, void>(people.notSaved);
  // Somebody else may have changed it since it was read.
  useEffect(retry, [retry]);
  if (!me || !actor) return null;

  const save = (values: ProfileValues, base: ProfileValues) => sending(unanswered, async note => {
    // What was not changed here is as somebody else left it.
    const now = await api.me();
    const theirs = valuesOf(now);
    const settled = await settle(baseSince(unanswered.get() ?? { sent: [] }, base, theirs), values, theirs, now);
    note(values);
    await writer.updateMe({ id: now.id, path: now.path ?? null, ...settled });
    unanswered.set(undefined);
  });
  const onSubmit = async (values: ProfileValues, base: ProfileValues) => {
    if (!can(actor, 'profile.save')) {
      localProfile.set(values);
      tell.success(people.savedHere);
      return;
    }
    setFailure(undefined);
    try {
      await ask([people.beforeSave, lostOnLeaving()].filter(Boolean).join(' '));
      await save(values, base);
    } catch (error) {
      if (!(error instanceof Undecided)) {
        const outcome = withOutcome(error, unanswered.get() ? people.maybeSaved : people.notSaved, people.maybeSaved, isGone.current);
        setFailure(outcome);
        tell.failure(outcome, 'userWrite');
      }
      throw error;
    }
    // What was begun since the form was left is in nothing that was asked.
    await leave(isGone.current);
    tell.success(people.saved);
  };
  return (
    <>
      <LazyProfileForm
        title={peopleText.editProfile}
        isEditing
        isIdentityDisabled={!can(actor, 'profile.editIdentity')}
        defaultValues={valuesOf(me)}
        {...refusalOf(failure)}
        clash={clash}
        isDeciding={asked !== undefined}
        unanswered={unanswered}
        onSubmit={onSubmit}
        onClose={onClose}
      />
      {asked && <LazyConfirmDialog text={asked.question} onConfirm={asked.decide} onCancel={asked.cancel} />}
    </>
  );
};

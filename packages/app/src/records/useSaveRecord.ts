import { ApiError, inverseOfSave, isRefusal, isSameId, isSameValue, useMe, useWriter, type CreateOf, type DetailOf, type Editable, type FreshState, type Id, type ResourceName, type UpdateOf } from '@staalkaart/api-client';
import { useUnanswered } from '@staalkaart/ui';
import { useState } from 'react';
import { Explained, isNotFound, readableError, withCause, type Occasion } from '../shell/errors/errorPolicy.ts';
import { isUntold } from '../shell/errors/outcome.ts';
import { done } from '../nl/records.ts';
import { saveTexts } from '../nl/editing.ts';
import { uploads } from '../shell/uploads/queue.ts';
import { baseSince } from './merge.ts';
import { refusalOf } from './refusalOf.ts';
import { sending } from './sending.ts';
import { tellChanged } from './tellChanged.ts';
import { useChanger } from './useChanger.ts';
import { sharedIn, useClash, type ClashingFields } from './useClash.ts';
import { Undecided } from './useDecision.ts';
import { useGone } from './useGone.ts';

/** How a form and the wire translate one kind of record into each other. */
export interface RecordTranslation<Kind extends Editable, Values> {
  kind: Kind;
  valuesOf: (record: DetailOf<Kind>) => Values;
  createOf: (values: Values) => CreateOf<Kind>;
  /** What is sent instead where the server refuses it: without what the form does not show, if that may be why. */
  lessOf?: (sent: CreateOf<Kind>) => CreateOf<Kind> | undefined;
  /** What the form changes of the record as it stands on the server now: what it does not ask is sent back unchanged. It may read what the record does not tell. */
  updateOf: (values: Values, record: DetailOf<Kind>) => Partial<UpdateOf<Kind>> | Promise<Partial<UpdateOf<Kind>>>;
  fields: ClashingFields<Values>;
  nameOf: (values: Values) => string;
}

/** The errors of a user are told otherwise than those of the catalogue (specification §8). */
const occasionOf = (kind: ResourceName, isNew: boolean): Occasion | undefined => (kind !== 'Users' ? undefined : isNew ? 'userCreate' : 'userWrite');

/** A password is said once, when its user is made: with another one it cannot be put right. */
const hasSamePassword = (...bodies: readonly object[]) => new Set(bodies.map(body => (body as { password?: string }).password)).size === 1;

/**
 * Saves one record from its form. A record that exists was opened on a fresh answer and is saved against it: it is read again
 * (or, where the server gives a version, sent with that version), fields that a colleague changed are merged, and what
 * both changed is asked. Rejects when it was not saved; the form then keeps what was typed.
 * @param opened the record that is changed; a new one without it
 * @param fresh what was read when the form was opened
 */
export const useSaveRecord = <Kind extends Editable, Values extends object>(
  translation: RecordTranslation<Kind, Values>, opened: { id: Id } | undefined, fresh: Pick<FreshState<DetailOf<Kind>>, 'record' | 'version' | 'error'>,
) => {
  const { kind, fields, valuesOf } = translation;
  const writer = useWriter();
  const by = useChanger();
  const [failure, setFailure] = useState<unknown>();
  /** What is saved was said to be gone: told so again, it is made anew. */
  const [isRemoved, setRemoved] = useState(false);
  // What somebody deleted meanwhile is made anew by saving it; a user needs a password that nobody typed.
  const isRemade = kind !== 'Users';
  const isDeleted = isNotFound(fresh.error) || isRemoved;
  const unanswered = useUnanswered<Values>();
  const { me } = useMe();
  const isMadeOnce = me?.features.includes('idempotency-key');
  const { clash, settle } = useClash<Values>(fields);
  const isGone = useGone();

  /** @returns what was saved, the person's values merged with a colleague's, and what undoes it */
  const update = (id: Id, values: Values, base: Values) => sending(unanswered, async note => {
    const before = unanswered.get();
    let [seen, mine] = [base, values];
    const { record, sent, saved } = await writer.updateFresh(kind, id, async now => {
      // A try of this save that was refused is known not to be done.
      unanswered.set(before);
      const theirs = valuesOf(now);
      // What oneself left there is no colleague's.
      mine = await settle(baseSince(before ?? { sent: [] }, seen, theirs), mine, theirs, now);
      seen = theirs;
      const body = await translation.updateOf(mine, now);
      // What the person asks: what a colleague gave goes along with it, and is not the person's.
      note(values);
      return body;
    }, fresh.record && fresh.version ? { record: fresh.record, version: fresh.version } : undefined);
    // What is saved is saved, whether or not it can be undone.
    return { record: saved.record, values: mine, inverse: await inverseOfSave(kind, record, sent, saved.record).catch(() => undefined) };
  });

  /** What was made by an earlier try, and changed since: as if it were made so. */
  const asCreated = ({ record, values }: Awaited<ReturnType<typeof update>>) => ({ saved: record, sent: translation.createOf(values), values });

  /** Makes it once, also where it was sent before with something else in it: no answer does not say that it was not made. @returns with what it was made of */
  const create = async (values: Values) => {
    const sent = translation.createOf(values);
    const last = unanswered.get()?.sent.at(-1);
    const first = last && isMadeOnce ? translation.createOf(last) : undefined;
    if (last && first && hasSamePassword(first, sent)) {
      const made = await writer.create(kind, first, true).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.isUnanswered) throw error;
        // Sent with the key of the try before it, it was not made by that one either.
        if (isRefusal(error.status)) unanswered.set(undefined);
        return undefined;
      });
      if (made?.id !== undefined) {
        unanswered.set({ sent: [last], id: made.id });
        const updated = await update(made.id, values, last).catch((error: unknown) => {
          // Somebody deleted it meanwhile.
          if (!isNotFound(error)) throw error;
          unanswered.set(undefined);
        });
        if (updated) return asCreated(updated);
      } else if (made && JSON.stringify(first) === JSON.stringify(sent)) return { saved: made, sent, values };
    }
    const make = async (body: CreateOf<Kind>) => ({ saved: await writer.create(kind, body), sent: body, values });
    return sending(unanswered, note => {
      note(values);
      return make(sent).catch((error: unknown) => {
        const isRefused = error instanceof ApiError && isRefusal(error.status);
        // A name that is refused is refused without the rest, too.
        const less = isRefused && !Object.keys(error.fieldErrors).some(field => /^name$/i.test(field)) ? translation.lessOf?.(sent) : undefined;
        if (less) return make(less);
        throw error;
      });
    });
  };

  /** Gives what was made anew what its form holds and a new one is not asked. */
  const complete = async (id: Id, values: Values, sent: CreateOf<Kind>) => {
    const told = sent as object as Partial<Values>;
    if (sharedIn(fields).every(name => isSameValue(values[name], told[name]))) return;
    unanswered.set({ sent: [values], id });
    await writer.updateFresh(kind, id, async now => translation.updateOf(values, now));
  };

  /** @returns the id of the saved record, undefined where a server does not tell it of a new one; and what a new one was made of */
  const save = async (values: Values, base: Values): Promise<{ id: Id | undefined; sent?: CreateOf<Kind> }> => {
    setFailure(undefined);
    const id = unanswered.get()?.id ?? opened?.id;
    let isMade = id !== undefined;
    try {
      // That it is gone may have been a proxy's word: it is looked for once more.
      const updated = id === undefined ? undefined : await update(id, values, base).catch((error: unknown) => {
        if (!isDeleted || !isRemade || !isNotFound(error)) throw error;
        isMade = false;
        // What was made by an earlier try is gone; what was sent to be made may be there.
        if (unanswered.get()?.id !== undefined) unanswered.set(undefined);
      });
      if (opened && updated) {
        // Made anew by an earlier try.
        if (id !== undefined && !isSameId(id, opened.id)) uploads.follow(kind, opened.id, id);
        unanswered.set(undefined);
        tellChanged(done.updated(kind, translation.nameOf(updated.values)), { name: kind, id }, updated.inverse, by);
        return { id };
      }
      const { saved, sent, values: made } = updated ? asCreated(updated) : await create(values);
      if (opened && saved.id !== undefined) {
        uploads.follow(kind, opened.id, saved.id);
        isMade = true;
        await complete(saved.id, values, sent);
      }
      unanswered.set(undefined);
      tellChanged(done.created(kind, translation.nameOf(made)), { name: kind, id: saved.id }, await inverseOfSave(kind, undefined, sent, saved).catch(() => undefined), by);
      return { id: saved.id, sent };
    } catch (thrown) {
      const isLost = isMade && isRemade && isNotFound(thrown);
      if (isLost) setRemoved(true);
      // With a server that knows no key a second one may be made.
      const mayBeMade = !isMade && !isMadeOnce && isUntold(thrown);
      const error = isLost ? new Explained(saveTexts.deleted(kind)) : mayBeMade ? new Explained(withCause(readableError(thrown), saveTexts.maybeMade)) : thrown;
      if (!(error instanceof Undecided)) {
        setFailure(error);
        // Of a form that is gone nobody knows any more which one it was.
        const later = isUntold(thrown) ? saveTexts.maybeSavedLater : saveTexts.notSavedLater;
        by.tell.failure(isGone.current ? new Explained(later(kind, translation.nameOf(values), kind === 'Users' && !isMade), { cause: mayBeMade ? thrown : error }) : error, occasionOf(kind, !isMade));
      }
      throw error;
    }
  };
  const told = failure ?? (isDeleted && !isRemoved ? isRemade ? new Explained(saveTexts.deleted(kind)) : fresh.error : undefined);
  return {
    save,
    /** It was said to be gone: of what was opened nothing else is left. */
    isRemoved: isDeleted,
    /** For the form. */
    form: { clash, unanswered, ...refusalOf(told) },
  };
};

import { ApiError, isSameId, type Id, type ResourceName, type Upload } from '@staalkaart/api-client';
import type { Observable } from '@staalkaart/ui';
import { isCalledOff, isNotFound } from '../errors/errorPolicy.ts';
import { createDatabase, type Database } from '../unsaved/database.ts';
import { openTabs, TAB_ID } from '../unsaved/tab.ts';
import { isUnderWay, type UploadJob, type UploadState, type UploadTarget } from './uploadStates.ts';

/** What is done with the files of one person. */
export interface Sender {
  /** Sends one job. It may change the job's target on the way: what is made already is never made twice. */
  send: (job: UploadJob, hooks: Omit<Upload, 'file'>, keep: (target: UploadTarget) => void) => Promise<void>;
  /** Takes back what was made for files that do not come. Resolves once that is done, or takes too long. */
  giveUp: (jobs: UploadJob[]) => Promise<void>;
}

interface UploadsOptions {
  /** Tells a failure, and gives its sentence. Its target is as far as it was made. */
  explain: (error: unknown, job: Pick<UploadJob, 'target' | 'mode'>) => string;
  /** Tells whoever signs in again of the files that were on their way when the session before ended. */
  tellStopped: (jobs: readonly UploadJob[]) => void;
  /** Where the files are shown. */
  shown: Observable<readonly UploadState[]>;
  database?: Database<UploadJob>;
  /** The tabs that are open. */
  tabs?: () => Promise<ReadonlySet<string>>;
  /** This one. */
  tab?: string;
}

/** All of as many digits: keys have the order in which they were made. */
let lastNumber = 1e6;
/** Why what is being sent breaks off, where it is not to be kept either. */
const GIVEN_UP = 'given up';

/** Whose one picture a file becomes; undefined of a medium that is not made yet. */
const pictureOf = (target: UploadTarget): string | undefined =>
  (target.of === 'Assets' && target.id === undefined ? undefined : JSON.stringify([target.of, 'id' in target && String(target.id)]));

/** What a file is for once that stands there with another id; undefined where it is for something else. A medium that was replaced went with its product. */
const targetIn = (target: UploadTarget, kind: ResourceName, from: Id, to: Id): UploadTarget | undefined => {
  if (target.of !== 'Assets') return target.of === kind && isSameId(target.id, from) ? { ...target, id: to } : undefined;
  const { productId, isVideo, name, before } = target;
  return kind === 'Products' && isSameId(productId, from) && before === undefined ? { of: 'Assets', productId: to, isVideo, name } : undefined;
};

/**
 * The files on their way to the server: one after the other, over navigation and after the form has closed. A failed
 * one offers itself again, with the file still chosen.
 */
export const createUploads = ({ explain, tellStopped, shown, database = createDatabase<UploadJob>('uploads'), tabs = openTabs, tab = TAB_ID }: UploadsOptions) => {
  let person: string | undefined;
  /** What was on its way when a session of this page ended, or was refused because it had. */
  const stopped = new Set<string>();
  let sender: Sender | undefined;
  const { get: states, set } = shown;
  let running: { key: string; abort: AbortController } | undefined;

  const change = (key: string, to: Partial<UploadState>) => set(states().map(state => (state.job.key === key ? { ...state, ...to } : state)));
  const find = (key: string) => states().find(({ job }) => job.key === key);
  const hide = (key: string) => set(states().filter(({ job }) => job.key !== key));
  const drop = (key: string) => {
    hide(key);
    void database.remove([key]);
  };

  const giveUp = async (those: readonly UploadState[]) => {
    const jobs = those.map(({ job }) => job);
    for (const { key } of jobs) drop(key);
    if (jobs.length > 0) await sender?.giveUp(jobs).catch(() => undefined);
  };

  const run = async (job: UploadJob) => {
    const abort = new AbortController();
    const { key } = job;
    running = { key, abort };
    change(key, { status: 'sending', share: undefined, message: undefined });
    const keep = (target: UploadTarget) => {
      if (abort.signal.reason === GIVEN_UP) return;
      const kept = { ...(find(key)?.job ?? job), target };
      change(key, { job: kept });
      void database.put(kept);
    };
    try {
      await sender!.send(job, { signal: abort.signal, onProgress: share => { if (!abort.signal.aborted) change(key, { share }); } }, keep);
      // What was chosen for the same picture before would replace it.
      const [sent, picture] = [states().findIndex(state => state.job.key === key), pictureOf(job.target)];
      states().forEach((state, at) => { if (at < sent && picture && pictureOf(state.job.target) === picture) drop(state.job.key); });
      drop(key);
    } catch (error) {
      if (abort.signal.aborted) change(key, { status: 'stopped', share: undefined });
      else {
        if (isCalledOff(error)) stopped.add(key);
        const last = find(key)?.job ?? job;
        const message = explain(error, last);
        const kept = isNotFound(error) ? { ...last, gone: message } : last;
        if (kept.gone && find(key)) void database.put(kept);
        change(key, { job: kept, status: 'failed', share: undefined, message });
        // Nobody answers: the rest waits for the person's word, and says nothing of its own.
        if (error instanceof ApiError && error.isUnanswered) set(states().map(state => (state.status === 'waiting' ? { ...state, status: 'stopped' } : state)));
      }
    } finally {
      if (running?.abort === abort) running = undefined;
      next();
    }
  };
  const next = () => {
    if (running || !sender) return;
    const waiting = states().find(({ status }) => status === 'waiting');
    if (waiting) void run(waiting.job);
  };

  const wait = (job: UploadJob) => {
    change(job.key, { job, status: 'waiting', message: undefined });
    next();
  };
  /** It was offered to every tab that opened since: the first that asks has it, and the others show it no longer. */
  const claim = async (key: string): Promise<UploadJob | undefined> => {
    const job = find(key)?.job;
    if (!job || job.owner === tab) return job;
    const mine = await database.claim(key, await tabs(), { owner: tab });
    if (mine) change(key, { job: mine });
    // Unless a press before this one has made it this tab's own.
    else if (find(key)?.job.owner !== tab) hide(key);
    return mine;
  };
  /** What a file is for is something else by now. One that could not arrive can, and goes on. */
  const retarget = async (key: string, target: UploadTarget) => {
    const mine = await claim(key);
    if (!mine) return;
    const { gone, ...job } = { ...mine, target };
    void database.put(job);
    if (gone) wait(job);
    else change(key, { job });
  };

  /** Who is signed in, and how their files are sent; nobody: everything stops, and is kept for its owner. */
  const setPerson = async (userId: string | undefined, by?: Sender) => {
    sender = by;
    if (userId === person) return next();
    for (const { job } of states().filter(isUnderWay)) stopped.add(job.key);
    person = userId;
    running?.abort.abort();
    running = undefined;
    set([]);
    if (userId === undefined) return;
    const [kept, open] = await Promise.all([database.of(userId), tabs()]);
    // Those of another open tab are on their way there; what broke off waits for the person's word.
    const brokeOff = kept.filter(({ owner, key }) => (owner === tab || !open.has(owner)) && !find(key))
      // As they were chosen, those of one moment by their key.
      .sort((a, b) => a.savedAt - b.savedAt || (a.key < b.key ? -1 : 1));
    if (person !== userId) return;
    // It was chosen before what was added meanwhile.
    set([...brokeOff.map(job => ({ job, status: job.gone ? 'failed' as const : 'stopped' as const, message: job.gone })), ...states()]);
    tellStopped(brokeOff.filter(({ key }) => stopped.delete(key)));
  };

  return {
    add: (job: Pick<UploadJob, 'target' | 'label' | 'file' | 'success' | 'mode'>) => {
      if (person === undefined) return;
      const whole: UploadJob = { ...job, key: `${tab}.${++lastNumber}`, userId: person, owner: tab, savedAt: Date.now() };
      void database.put(whole);
      set([...states(), { job: whole, status: 'waiting' }]);
      next();
    },
    cancel: (key: string) => {
      if (running?.key === key) running.abort.abort();
      else change(key, { status: 'stopped' });
    },
    retry: (key: string) => void claim(key).then(job => job && wait(job)),
    /** What somebody deleted is made anew, with another id: the files that were chosen for it go there, but for one that is being sent. */
    follow: (kind: ResourceName, from: Id, to: Id) => {
      for (const { job, status } of states()) {
        const target = status !== 'sending' && targetIn(job.target, kind, from, to);
        if (target) void retarget(job.key, target);
      }
    },
    /** Nothing is sent any more for those: what they are for was deleted. */
    drop: (isMeant: (job: UploadJob) => boolean) => {
      for (const { job } of states()) {
        if (!isMeant(job)) continue;
        if (running?.key === job.key) running.abort.abort(GIVEN_UP);
        drop(job.key);
      }
    },
    dismiss: (key: string) => void giveUp(states().filter(({ job }) => job.key === key)),
    setPerson,
    /** The person signs out on purpose: their files are given up. */
    forget: async () => {
      running?.abort.abort(GIVEN_UP);
      await giveUp(states());
    },
    reset: () => {
      void setPerson(undefined);
      void database.clear();
    },
  };
};

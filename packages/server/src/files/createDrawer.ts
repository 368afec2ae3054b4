import { type ChildProcess, fork } from 'node:child_process';
import { PROGRAM } from '../program.ts';

/** Has glibc give memory back, also where the server was started without: it keeps some apart for each thread. What reads strangers' files is told no key. */
const ENV = { ...process.env, STAALKAART_SECRET_KEY: undefined, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
/** How long the process waits for another picture, in ms: pictures often come together. */
const PATIENCE = 10_000;
/** How long a picture may take, in ms: the largest that is accepted takes a few seconds. */
const LONGEST = 30_000;

/** What became of a picture: what the decoder has against it, or what of the system stood in the way. */
export interface Drawn {
  refusal?: string;
  problem?: string;
}

/** Draws the smaller ones of pictures. */
export interface Drawer {
  /**
   * @returns why a picture cannot be drawn; undefined where it is
   * @throws Error where it may be another time: the process went down or took too long, or the system stood in the way
   */
  draw(name: string): Promise<string | undefined>;
  close(): void;
}

/**
 * Draws in a process of its own, that is started for the first picture and ends after the last: the memory that decoding takes goes
 * back to the system with it, and a picture that brings the decoder down, or never ends, leaves the server alone. One picture at a time.
 */
export const createDrawer = (folder: string): Drawer => {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(timer);
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const begin = (): ChildProcess => {
    const begun = fork(PROGRAM, ['draw', folder], { env: ENV, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // It ends, or was never there.
    for (const event of ['exit', 'error']) begun.on(event, () => { if (child === begun) child = undefined; });
    begun.unref();
    return begun;
  };
  return {
    close,
    draw: name => new Promise((drawn, failed) => {
      clearTimeout(timer);
      const drawing = child ??= begin();
      const late = setTimeout(() => {
        drawing.kill('SIGKILL');
        child = undefined;
        end({ problem: 'it took too long' });
      }, LONGEST);
      const end = ({ refusal, problem }: Drawn) => {
        clearTimeout(late);
        drawing.off('message', end).off('exit', gone).off('error', gone);
        drawing.channel?.unref();
        timer = setTimeout(close, PATIENCE).unref();
        if (problem) failed(new Error(problem));
        else drawn(refusal);
      };
      const gone = () => end({ problem: 'it brought the process down that draws' });
      drawing.on('message', end).on('exit', gone).on('error', gone);
      drawing.channel?.ref();
      drawing.send(name);
    }),
  };
};

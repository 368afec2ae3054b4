import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const hasTaskset = process.platform === 'linux' && existsSync('/usr/bin/taskset');

/** A program with a processor core of its own where the system can do that. */
const onCore = (core: number, file: string, args: readonly string[]): ChildProcess =>
  (hasTaskset ? spawn('taskset', ['-c', String(core), file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] }) : spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] }));

const freePort = (): Promise<number> => new Promise(resolve => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as { port: number };
    probe.close(() => resolve(port));
  });
});

/** A server in its own process. */
export interface Running {
  url: string;
  /** From its start to its first answer, in ms. */
  started: number;
  /** Its memory in MB and that of the processes that it started, as the system counts it; NaN where that is not known. */
  memory: () => number;
  close: () => Promise<void>;
}

/** Of a process and those that it started, in MB; NaN where the system does not tell. */
const memoryOf = (pid: number | undefined): number => {
  try {
    const own = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    const begun = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    // One that ended meanwhile has none.
    return begun.reduce((sum, child) => sum + (memoryOf(Number(child)) || 0), own);
  } catch {
    return Number.NaN;
  }
};

const answers = async (url: string): Promise<boolean> => fetch(url).then(answer => answer.arrayBuffer().then(() => true), () => false);

/**
 * Starts a program of the project on the first core, and waits for its first answer.
 * @param args of the program, given the port
 * @throws where it ends before it answers
 */
export const start = async (args: (port: number) => readonly string[]): Promise<Running> => {
  const port = await freePort();
  const begin = performance.now();
  const child = onCore(0, process.execPath, args(port));
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output?.on('data', chunk => { printed = (printed + chunk).slice(-2000); });
  const url = `http://127.0.0.1:${port}`;
  while (!await answers(`${url}/api/Auth/Roles`)) {
    if (child.exitCode !== null) throw new Error(`The server ended before it answered.\n${printed}`);
    await new Promise(resolve => { setTimeout(resolve, 2); });
  }
  return {
    url,
    started: performance.now() - begin,
    memory: () => memoryOf(child.pid),
    close: () => new Promise(closed => {
      child.once('exit', () => closed());
      child.kill('SIGTERM');
    }),
  };
};

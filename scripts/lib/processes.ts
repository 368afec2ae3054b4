import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program that runs, and how it is ended. */
export interface Running {
  pid: number | undefined;
  stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/** Whether the machine has a program. */
export const hasProgram = (name: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`]);
    return true;
  } catch {
    return false;
  }
};

/** A port that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const ended = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

/**
 * Starts a program.
 * @param url answers once it is ready
 * @throws where it ends before that, with what it wrote
 */
export const start = async (command: string, args: readonly string[], url: string, options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Running> => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => { written += text; });
  const isThere = () => fetch(url, { redirect: 'manual' }).then(() => true, (why: { cause?: { code?: string } }) => why.cause?.code !== 'ECONNREFUSED');
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${written}`);
    await new Promise(resolve => { setTimeout(resolve, 5); });
  }
  return { pid: child.pid, stop: () => ended(child, 'SIGTERM'), kill: () => ended(child, 'SIGKILL') };
};

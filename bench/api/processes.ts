import { existsSync, readFileSync } from 'node:fs';
import { freePort, start as startProgram } from '../../scripts/lib/processes.ts';

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

/**
 * Starts a program of the project, on the first core where the system can do that, and waits for its first answer.
 * @param args of the program, given the port
 * @throws where it ends before it answers
 */
export const start = async (args: (port: number) => readonly string[]): Promise<Running> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = [process.execPath, ...args(port)];
  const [file, ...rest] = existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0', ...command] : command;
  const begin = performance.now();
  const { pid, stop } = await startProgram(file!, rest, `${url}/api/Auth/Roles`);
  return { url, started: performance.now() - begin, memory: () => memoryOf(pid), close: stop };
};

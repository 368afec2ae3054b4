import { parseArgs } from 'node:util';
import { sentenceOf } from '../files/told.ts';

/** Hears one line for whoever typed a command. */
export type Say = (line: string) => void;

/** A command of the operator. @returns its exit code */
export type Command = (args: readonly string[], say?: Say) => Promise<number>;

/** What somebody typed after a command. */
export interface Typed {
  words: readonly string[];
  /** The data folder. */
  data: string;
  option: (name: string) => string | undefined;
  flag: (name: string) => boolean;
}

interface Accepted {
  /** How it is typed, for whoever did so otherwise. */
  usage: string;
  /** How many words follow the command, at least and at most. */
  words: readonly [least: number, most: number];
  options?: readonly string[];
  flags?: readonly string[];
}

/** Whether somebody asks how something is typed. */
export const asksUsage = (args: readonly string[]): boolean => args.some(arg => ['--help', '-h'].includes(arg));

/** How a command is typed, in a sentence. */
export const usageOf = ({ usage }: Accepted): string => `Gebruik: npm run server -- ${usage} --data MAP`;

/**
 * Reads what was typed after a command; each needs `--data`.
 * @throws Error in Dutch, with the usage, for what it does not know
 */
const read = (args: readonly string[], accepted: Accepted): Typed => {
  const { words: [least, most], options = [], flags = [] } = accepted;
  const asked = Object.fromEntries([
    ...['data', ...options].map(name => [name, { type: 'string' as const }]), ...flags.map(name => [name, { type: 'boolean' as const }]),
  ]);
  const refuse = () => new Error(usageOf(accepted));
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options: asked, allowPositionals: true });
    } catch {
      throw refuse();
    }
  })();
  const values = parsed.values as Readonly<Record<string, string | boolean | undefined>>;
  const { positionals: words } = parsed;
  if (words.length < least || words.length > most || typeof values.data !== 'string' || values.data === '') throw refuse();
  return {
    words,
    data: values.data,
    option: name => (typeof values[name] === 'string' ? values[name] : undefined),
    flag: name => values[name] === true,
  };
};

/** Makes a command: whoever asks hears its usage; what goes wrong is told in one sentence, and gives exit code 1. */
export const command = (accepted: Accepted, run: (typed: Typed, say: Say) => Promise<number | void>): Command => async (args, say = line => console.log(line)) => {
  if (asksUsage(args)) {
    say(usageOf(accepted));
    return 0;
  }
  try {
    return await run(read(args, accepted), say) ?? 0;
  } catch (error) {
    say(`✗ ${sentenceOf(error)}`);
    return 1;
  }
};

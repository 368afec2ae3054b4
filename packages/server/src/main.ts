import { asksUsage } from './ops/command.ts';
import { commands as ofOperator } from './ops/commands.ts';

/** A command of the server. @param args what follows its name @returns the exit code */
type Command = (args: string[]) => Promise<number>;

/** Each loads what it needs, and no more. */
const commands: Readonly<Record<string, Command>> = {
  start: async args => (await import('./start.ts')).start(args),
  ...ofOperator,
};

/** What the server starts itself, beside those, and talks to. */
const ofServer: Readonly<Record<string, Command>> = {
  draw: async ([folder = '']) => (await import('./files/draw.ts')).drawWhatIsNamed(folder),
};

const DEFAULT = 'start';

const help = async (): Promise<number> => {
  const { FLAG_NAMES } = await import('./options.ts');
  console.log([
    'Gebruik: npm run server -- [OPDRACHT] --data MAP', `Opdrachten: ${Object.keys(commands).join(', ')}. Zonder opdracht start de server.`,
    `Opties van start: ${FLAG_NAMES}.`, 'Wat ze doen staat in deploy/README.md.',
  ].join('\n'));
  return 0;
};

/** Runs the command that is named first, or starts the server. */
const run = async ([first = '', ...others]: string[]): Promise<number> => {
  const isNamed = first !== '' && !first.startsWith('-');
  const [name, typed] = isNamed ? [first, others] : [DEFAULT, [first, ...others].filter(Boolean)];
  if (name === 'help' || (name === DEFAULT && asksUsage(typed))) return help();
  const all = process.channel ? { ...ofServer, ...commands } : commands;
  const command = Object.hasOwn(all, name) && all[name];
  if (!command) {
    console.error(`Onbekende opdracht '${name}'. Kies uit: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  return command(typed);
};

// What it makes is for its own user alone, also in a folder that others may look in.
process.umask(0o077);

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // What goes wrong at a start is said in one sentence; what is behind it is asked for.
  console.error((await import('./files/told.ts')).sentenceOf(error));
  if (process.env.STAALKAART_DEBUG) console.error(error);
  process.exitCode = 1;
}

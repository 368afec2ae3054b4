import type { Command } from './command.ts';

/** What an operator may ask beside the server itself, by name; each is loaded when it is asked. */
export const commands: Readonly<Record<string, Command>> = {
  backup: async (...typed) => (await import('./backup.ts')).backup(...typed),
  restore: async (...typed) => (await import('./backup.ts')).restore(...typed),
  export: async (...typed) => (await import('./exchange.ts')).exportTo(...typed),
  import: async (...typed) => (await import('./exchange.ts')).importFrom(...typed),
  migrate: async (...typed) => (await import('./migrate.ts')).migrate(...typed),
  doctor: async (...typed) => (await import('./doctor.ts')).doctor(...typed),
  user: async (...typed) => (await import('./user.ts')).user(...typed),
};

import { openDatabase, pendingMigrations } from '../sql/database.ts';
import { command } from './command.ts';

/** `migrate [--dry-run] --data DATA`: the server does so by itself when it starts. */
export const migrate = command({ usage: 'migrate [--dry-run]', words: [0, 0], flags: ['dry-run'] }, async ({ data, flag }, say) => {
  const pending = pendingMigrations(data);
  if (pending.length === 0) return void say('✓ De databank is bij: er is niets te doen.');
  for (const name of pending) say(`· ${name}`);
  if (flag('dry-run')) return void say('✓ Op een kopie gelukt. Er is niets gewijzigd.');
  openDatabase(data, { mustExist: true }).close();
  return void say('✓ Bijgewerkt. De kopie van ervoor staat ernaast.');
});

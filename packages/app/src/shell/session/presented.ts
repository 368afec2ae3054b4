import { device, tab } from '../storage.ts';

/** Where the tab keeps its mode. */
export const MODE_KEY = 'staalkaart.mode';
const KEY = 'staalkaart.presented';

/** Keeps on this device whether who is signed in asks for presented lists in presentation mode (`Actor.asksPresented`). */
export const keepPresented = (is: true | undefined): void => device.write(KEY, is ? 'yes' : null);

/** Whether they are asked for so, as far as this device knows before the own profile is there. */
export const recallPresented = (): true | undefined => (device.read(KEY) && tab.read(MODE_KEY) !== 'edit' ? true : undefined);

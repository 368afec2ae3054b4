/** What choosing needs, in one chunk: fetched when somebody comes near it. */
export { ChoosableItem } from './ChoosableItem.tsx';
export { SelectingBar } from './SelectingBar.tsx';

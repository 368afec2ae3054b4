/** What choosing needs, in one chunk: fetched when somebody comes near it. */
export { ChoosableProduct } from './ChoosableProduct.tsx';
export { SelectingBar } from './SelectingBar.tsx';

/** What every server of the API does, and what every store answers: for the tests of each of them. */
export { conformance } from './conformance.ts';
export { described } from './described.ts';
export { sameAnswers } from './sequences.ts';
export { storeConformance } from './store.ts';
export { strictStore } from './strictStore.ts';
export type { MakeApi } from './target.ts';
export { createPorts } from '../ports.ts';
export { fileForm, JPEG, logIn, MP4, overWire, PNG, senderTo, sendRaw } from '../testing.ts';

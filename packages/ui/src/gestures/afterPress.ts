/** The press that goes on, settled once what was pressed has been clicked; settled where none does. */
let press = Promise.resolve();

globalThis.document?.addEventListener('pointerdown', () => {
  const end = new AbortController();
  press = new Promise(resolve => {
    const settle = () => {
      end.abort();
      // The click comes in the task of the release.
      setTimeout(resolve);
    };
    for (const up of ['pointerup', 'pointercancel']) document.addEventListener(up, settle, { capture: true, signal: end.signal });
  });
}, true);

/** Does something once the press is over that may have led to it: what moves beneath a finger is not what that presses. */
export const afterPress = (act: () => void): void => { setTimeout(() => void press.then(act)); };

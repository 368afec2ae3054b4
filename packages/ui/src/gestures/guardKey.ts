/**
 * Until the key that made a hold is let go, nothing else hears it: the repeats of a held Enter would
 * otherwise press whatever the lifted card has just given the focus. `onUp` hears its release.
 */
export const guardKey = (key: string, onUp?: () => void) => {
  const guard = new AbortController();
  const listen = { capture: true, signal: guard.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const end = () => {
    guard.abort();
    onUp?.();
  };
  window.addEventListener('keydown', event => {
    if (event.key === key && event.repeat) swallow(event);
    else end();
  }, listen);
  window.addEventListener('keyup', event => {
    if (event.key !== key) return;
    swallow(event);
    end();
  }, listen);
  window.addEventListener('blur', event => { if (event.target === window) end(); }, listen);
};

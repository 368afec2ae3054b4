/**
 * A view transition that a quicker navigation overtakes is skipped, and the router lets its promise reject: nothing has
 * failed then.
 */
export const ignoreSkippedTransitions = (): void => {
  window.addEventListener('unhandledrejection', event => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && (reason.name === 'AbortError' || reason.name === 'InvalidStateError') && /transition/i.test(reason.message)) event.preventDefault();
  });
};

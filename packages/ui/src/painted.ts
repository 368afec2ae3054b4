/** Resolves once the next frame has been drawn: what follows from a press, and may take a while, does not keep its answer waiting. */
export const painted = (): Promise<void> => new Promise(resolve => { requestAnimationFrame(() => setTimeout(resolve)); });

/** Lets the browser and React draw once. */
export const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));

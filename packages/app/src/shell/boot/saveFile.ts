/** Hands a file to the browser's downloads. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun by then; the address is not needed any longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

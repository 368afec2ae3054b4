import { fireEvent } from 'storybook/test';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];

/** A served picture as a file, so that stories show a real one. */
export const pictureFile = async (name = 'affiche-zomerfestival.jpg') => {
  const answer = await fetch('/media/images/poster-5-3.jpg');
  return new File([await answer.blob()], name, { type: 'image/jpeg' });
};

/** A file that begins like a film, of the brand that its container names. */
export const filmFile = (name = 'zomerfestival.mp4', brand = 'isom', type = 'video/mp4') =>
  new File([new Uint8Array([0, 0, 0, 0x20]), `ftyp${brand}`, 'beelden'], name, { type });

/** A text that calls itself a picture. */
export const falsePicture = () => new File(['Dit is geen afbeelding'], 'notities.png', { type: 'image/png' });

/** A file that is really as large as it says. */
export const largePicture = (megabytes: number) =>
  new File([new Uint8Array(PNG), new Uint8Array(megabytes * 1024 * 1024)], 'reuzenaffiche.png', { type: 'image/png' });

/** The hidden input behind a button. */
export const fileInput = (within: ParentNode = document) => within.querySelector<HTMLInputElement>('input[type="file"]')!;

const carrying = (files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
};

const drag = (type: string, target: Element, files: File[]) =>
  fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(files) }));

/** Files hang above an element. */
export const hang = (target: Element, files: File[]) => {
  drag('dragenter', target, files);
  return drag('dragover', target, files);
};

/** Files are dropped on an element. */
export const drop = async (target: Element, files: File[]) => {
  await hang(target, files);
  return drag('drop', target, files);
};

/** Files are pasted on an element. */
export const paste = (target: Element, files: File[]) =>
  fireEvent(target, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(files) }));

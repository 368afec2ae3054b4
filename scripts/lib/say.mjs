const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;

/** A text in a colour of the terminal, where it has colours. */
export const paint = (code, text) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Tells what is being done, while it is done. */
export const say = text => console.log(`${paint('36', '▸')} ${text}`);

/** Ends the program with one clear sentence. */
export const giveUp = sentence => {
  console.error(`${paint('31', '✗')} ${sentence}`);
  process.exit(1);
};

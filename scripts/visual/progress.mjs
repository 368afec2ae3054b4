const STEP = 100;

/** Shows how far a series of pictures is: on one line of a terminal, or a line for each hundred in a log. */
export const showProgress = (done, total) => {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${done} / ${total}${done === total ? '\n' : ''}`);
  else if (done % STEP === 0 || done === total) console.log(`  ${done} / ${total}`);
};

import { giveUp } from '../lib/say.mjs';
import { compare } from './compare.mjs';
import { HELP, readOptions } from './options.mjs';
import { prove } from './proof/prove.mjs';

const asked = () => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    return giveUp(`${error.message}\n\n${HELP}`);
  }
};

const options = asked();
if (options.isHelp) console.log(HELP);
else process.exitCode = await (options.isSelfTest ? prove() : compare(options));

import { parseArgs } from 'node:util';

/** What `npm run test:visual -- --help` prints. */
export const HELP = `npm run test:visual -- [options]
  --update          accept the pictures as they are now (visual/baselines.json)
  --only <words>    only stories whose title or id holds these words, such as ProductCard; repeatable
  --self-test       prove that ten runs see no change, and that 1 px, a token's next step and 1/255 of a colour are seen
  --help            this text`;

/**
 * Reads the command line.
 * @returns `{ isUpdate, isSelfTest, isHelp, only }`; throws a TypeError on an option that does not exist.
 */
export const readOptions = args => {
  const { values } = parseArgs({
    args,
    options: {
      update: { type: 'boolean', default: false },
      'self-test': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  return { isUpdate: values.update, isSelfTest: values['self-test'], isHelp: values.help, only: values.only };
};

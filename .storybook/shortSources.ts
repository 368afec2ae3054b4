import type { Plugin } from 'vite';

/** What a play does that a reader sees happen: it points, types, opens, drops … */
export const ACTS = /userEvent|fireEvent|pointer\(|\.focus\(\)|\b(?:hang|drop|paste|dragFrom|lift)\(/g;

const SOURCE = /originalSource: "(?:[^"\\]|\\.)*"/g;
/** In a text in quotes: its lines end with `\n`. */
const PLAY = /\\n {2}play: .*?\\n {2}\}(?=,?\\n)/;

const shorten = (play: string) => {
  const acts = [...new Set(play.match(ACTS))].join(' ');
  return acts && String.raw`\n  play: async () => { /* ${acts} */ }`;
};

/** Each story is carried twice, as itself and as the source that is shown. What its play says is in the first alone; how it acts in both. */
export const shortSources: Plugin = {
  name: 'short-sources',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.stories\.tsx$/ },
    handler: code => ({
      code: code.replaceAll(SOURCE, source => source.replace(PLAY, shorten)),
      map: null,
    }),
  },
};

/** A few stories of each sort: small widgets, a card with a photo, a surface of the accent, a foundation, a whole screen. */
const SORTS = [[/^controls\/Button/, 3], [/^catalogue\/ProductCard/, 2], [/^navigation\/Avatar( |$)/, 2], [/^(Fundamenten|theme)\//, 1], [/^screens\/Segmenten/, 1]];

/** The stories on which the check proves itself. */
export const sample = entries => SORTS.flatMap(([pattern, count]) => entries.filter(({ title }) => pattern.test(title)).slice(0, count));

const BLOCKS = /<(\/?)(?:div|h[1-6]|section|article|header|footer|main|pre|blockquote|tr)\b[^>]*>/gi;
const CELL_ENDS = /<\/t[dh]\s*>/gi;
const UNDERLINES = /<\/?u\b[^>]*>/gi;

/**
 * Makes paragraphs of the blocks that another program writes, so that its lines stay apart and nothing comes in
 * that the toolbar cannot make. No cleaning: sanitise afterwards.
 */
export const asParagraphs = (html: string) => html.replace(BLOCKS, '<$1p>').replace(CELL_ENDS, ' ').replace(UNDERLINES, '');

/** Without the empty paragraphs that nested blocks leave. */
export const withoutEmpty = (html: string) => html.replace(/<p>(?:\s|&nbsp;|<br>)*<\/p>/gi, '');

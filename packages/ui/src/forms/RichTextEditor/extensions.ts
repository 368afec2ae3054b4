import StarterKit from '@tiptap/starter-kit';

/** The addresses that the sanitiser lets through: existing ones are kept, the link field makes fewer. */
const ALLOWED_ADDRESS = /^(?:https?|mailto|tel):/i;

/** Marks and nodes that shortcuts of typing may make, such as '- ' for a list. */
export const TYPED_SHORTCUTS = ['bulletList', 'orderedList', 'bold', 'italic'];

/**
 * What a description may consist of: that of the toolbar, and what the sanitiser lets through. The small
 * headings, quotes and underlining of an older description survive an edit, though nothing here makes new ones.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    trailingNode: false,
    dropcursor: false,
    link: {
      autolink: false,
      linkOnPaste: true,
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: url => ALLOWED_ADDRESS.test(url),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
];

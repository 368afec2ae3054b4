/** One key, or a few at once, and what it does; both in Dutch, keys as they are written on a Belgian keyboard. */
export type KeyLine = readonly [keys: string, effect: string];

/** What a reviewer reads about a widget, in Dutch. It stands beside the widget's stories. */
export interface WidgetDocs {
  /** The Dutch word for it, as in the story's title. */
  name: string;
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** When not to use it, and what to take instead. */
  notFor: readonly string[];
  /** What the keyboard does. Empty where the widget takes no focus. */
  keyboard: readonly KeyLine[];
  /** What assistive technology hears and what a reviewer should check. */
  accessibility: readonly string[];
  /** The sentences of the specification that it implements. */
  specification: readonly { section: string; sentence: string }[];
  /** Titles of widgets that stand close to it, without the Dutch word: 'tiles/ProductCard'. */
  seeAlso?: readonly string[];
}

import { useEffect } from 'react';
import { onTouch } from '../packages/ui/src/theme/tokens.ts';
import type { Choices } from './toolbar.ts';

const FINGER = onTouch.replace('@media ', '');

/** The rules for a finger, wherever they stand in others. */
const rulesIn = (rules: CSSRuleList): CSSMediaRule[] => [...rules].flatMap(rule => [
  ...(rule instanceof CSSMediaRule && rule.media.mediaText === FINGER ? [rule] : []),
  ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? rulesIn(rule.cssRules) : []),
]);

/** Has them hold for a mouse too, those of what is drawn later as well. @returns what ends it */
const showTouch = () => {
  const held: CSSMediaRule[] = [];
  let [frame, known] = [0, 0];
  const look = () => {
    const sheets = [...document.styleSheets];
    const count = sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    if (count !== known) {
      const found = sheets.flatMap(({ cssRules }) => rulesIn(cssRules));
      for (const { media } of found) media.mediaText = 'all';
      held.push(...found);
      known = count;
    }
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    for (const { media } of held) media.mediaText = FINGER;
  };
};

/** The sizes and places that a finger finds, where the toolbar asks for them. No page can make a finger of a mouse: what a press does stays a mouse's. */
export const TouchLook = ({ tools }: Pick<Choices, 'tools'>) => {
  useEffect(() => (tools === 'touch' ? showTouch() : undefined), [tools]);
  return null;
};

import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { clashText } from '../../nl/forms.ts';
import { Foot } from '../../overlays/Dialog/Dialog.styles.ts';
import { Choice, Choices, Field, Fields, Intro } from './ClashPanel.styles.ts';

/** One field that two people changed. */
export interface ClashField {
  /** Tells the fields apart. */
  name: string;
  /** As the form calls it. */
  label: string;
  /** What the person typed, in words. */
  mine: string;
  /** What stands on the server now, in words. */
  theirs: string;
}

export type ClashChoice = Record<string, 'mine' | 'theirs'>;

/** What two people changed at once, and what becomes of the answer. */
export interface Clash {
  /** What both changed, in the order of the form. */
  fields: readonly ClashField[];
  /** Who was first, where that is known and not the person. */
  who?: string;
  /** When, in words. */
  when?: string;
  /** What was chosen for each field: it is saved so. */
  onChoose: (choice: ClashChoice) => void;
  /** Back to the form: nothing is saved. */
  onCancel: () => void;
}

/** Shows side by side what two people made of the same fields, and lets the person choose (field by field). */
export const ClashPanel = ({ fields, who, when, onChoose, onCancel }: Clash) => {
  const [choice, setChoice] = useState<ClashChoice>({});
  const isDecided = fields.every(({ name }) => choice[name]);
  return (
    <>
      <Fields>
        <Intro role="alert">{clashText.intro(who, when)}</Intro>
        {fields.map(({ name, label, mine, theirs }, at) => (
          <Field key={name}>
            <legend>{label}</legend>
            {mine === theirs && <p>{clashText.same}</p>}
            <Choices>
              {([['mine', clashText.mine, mine], ['theirs', clashText.theirs(who), theirs]] as const).map(([which, title, text]) => (
                <Choice key={which} data-chosen={choice[name] === which || undefined}>
                  <input
                    type="radio"
                    name={`clash-${name}`}
                    checked={choice[name] === which}
                    autoFocus={at === 0 && which === 'mine'}
                    onChange={() => setChoice(now => ({ ...now, [name]: which }))}
                  />
                  <span><strong>{title}</strong><span>{text || clashText.nothing}</span></span>
                </Choice>
              ))}
            </Choices>
          </Field>
        ))}
      </Fields>
      <Foot>
        <Button variant="quiet" onClick={onCancel}>{clashText.back}</Button>
        {/* As Enter and Ctrl S find it; the form around it sends nothing itself. */}
        <Button
          type="submit"
          disabled={!isDecided}
          onClick={event => {
            event.preventDefault();
            onChoose(choice);
          }}
        >
          {clashText.save}
        </Button>
      </Foot>
    </>
  );
};

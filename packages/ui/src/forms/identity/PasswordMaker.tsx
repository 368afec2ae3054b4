import { Copy, KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { peopleText } from '../../nl/people.ts';
import { Made, Maker, Said } from './PasswordMaker.styles.ts';
import { makePassword } from './makePassword.ts';

interface PasswordMakerProps {
  /** What stands in the field: a made one is shown for as long as it is that. */
  value: string | undefined;
  /** Fills it in. */
  onMake: (password: string) => void;
  isDisabled?: boolean;
}

/** Selects a text: where nothing may be copied by a script, a key still can. */
const select = (element: HTMLElement) => getSelection()?.selectAllChildren(element);

/** Makes a password, shows it, and copies it: who makes a user passes it on. */
export const PasswordMaker = ({ value, onMake, isDisabled }: PasswordMakerProps) => {
  const shown = useRef<HTMLOutputElement>(null);
  const [made, setMade] = useState<string>();
  const [said, setSaid] = useState('');
  const isShown = made !== undefined && made === value;
  const make = () => {
    const password = makePassword();
    setMade(password);
    setSaid('');
    onMake(password);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made!);
      setSaid(peopleText.copied);
    } catch {
      // No permission, or a page without a certificate.
      if (shown.current) select(shown.current);
      setSaid(peopleText.notCopied);
    }
  };
  return (
    <Maker>
      <Button variant="quiet" disabled={isDisabled} onClick={make}><KeyRound aria-hidden />{peopleText.makePassword}</Button>
      {isShown && (
        <>
          <Made ref={shown} aria-label={peopleText.madePassword}>{made}</Made>
          <Button variant="quiet" onClick={() => void copy()}><Copy aria-hidden />{peopleText.copyPassword}</Button>
        </>
      )}
      <Said aria-live="polite">{isShown && said}</Said>
    </Maker>
  );
};

import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Input, InputBox } from '../../controls/TextField/TextField.styles.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { feedback } from '../../nl/feedback.ts';
import { commandText as text } from '../../nl/keys.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { RetryNotice } from '../../parts/RetryNotice/RetryNotice.tsx';
import { Detail, Found, GroupTitle, Note, Option } from './CommandBox.styles.ts';
import { matching, type Command, type CommandGroup } from './commands.ts';

export interface CommandBoxProps<One extends Command> {
  /** What is typed. */
  term: string;
  /** Told with every key. */
  onTerm: (term: string) => void;
  /** What there is to find, in the order in which it is shown. */
  groups: readonly CommandGroup<One>[];
  /** More is being looked for. */
  isLoading?: boolean;
  /** What could not be looked for, and why: it may be tried again. */
  failure?: { text: string; onRetry: () => void } | undefined;
  /** One was chosen, by a press or by Enter. The box stays until it is taken away. */
  onChoose: (command: One) => void;
  /** Asked by 'Sluiten', by Escape and by a press outside. */
  onClose: () => void;
}

/** One box that finds everything and leads to it (specification §2, "Header navigation"). Mounted is open; Enter takes the first, once nothing more is looked for where there is none yet. */
export const CommandBox = <One extends Command>({ term, onTerm, groups, isLoading, failure, onChoose, onClose }: CommandBoxProps<One>) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The command itself, not its place: more may be found above it meanwhile.
  const [pointed, setPointed] = useState<string>();
  const shown = matching(groups, term).map(group => ({ ...group, commands: group.commands.map(command => ({ key: `${group.key} ${command.id}`, command })) }));
  const all = shown.flatMap(group => group.commands);
  const active = all.length > 0 ? Math.max(0, all.findIndex(({ key }) => key === pointed)) : -1;
  // Once the dialog stands in the document.
  useEffect(() => input.current?.focus(), []);
  const activeId = active >= 0 ? `${id}-${active}` : undefined;
  useEffect(() => { if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' }); }, [activeId]);

  /** The term for which Enter was pressed before anything was found. */
  const awaited = useRef<string>(undefined);
  const onFound = useEffectEvent(() => {
    if (awaited.current === term && all[0]) onChoose(all[0].command);
    awaited.current = undefined;
  });
  useEffect(() => { if (!isLoading) onFound(); }, [isLoading]);

  const goTo = (index: number) => setPointed(all[(index + all.length) % all.length]?.key);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    awaited.current = undefined;
    const act = {
      ArrowDown: () => goTo(active + 1),
      ArrowUp: () => goTo(active - 1),
      Enter: () => {
        if (all[active]) onChoose(all[active].command);
        else if (isLoading) awaited.current = term;
      },
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Body>
        <InputBox>
          <Input
            ref={input}
            role="combobox"
            aria-label={text.field}
            aria-expanded={all.length > 0}
            aria-controls={all.length > 0 ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            placeholder={text.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={term}
            onChange={event => {
              setPointed(undefined);
              onTerm(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
        </InputBox>
        <VisuallyHidden as="output">{isLoading ? text.loading : term && !failure ? feedback.results(all.length) : ''}</VisuallyHidden>
        <Found aria-busy={isLoading || undefined}>
          {failure && <RetryNotice {...failure} />}
          {all.length === 0 && !failure && <Note>{isLoading ? text.loading : text.none}</Note>}
          {all.length > 0 && (
            <div id={`${id}-list`} role="listbox" aria-label={text.title}>
              {shown.map(group => (
                <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
                  <GroupTitle id={`${id}-${group.key}`}>{group.title}</GroupTitle>
                  {group.commands.map(one => {
                    const { key, command } = one;
                    const at = all.indexOf(one);
                    return (
                      // Its keys are those of the field.
                      <Option
                        key={key}
                        id={`${id}-${at}`}
                        role="option"
                        aria-selected={at === active}
                        data-active={at === active || undefined}
                        onPointerMove={() => setPointed(key)}
                        onClick={() => onChoose(command)}
                      >
                        <span>{command.name}</span>
                        {command.detail && <Detail>{command.detail}</Detail>}
                      </Option>
                    );
                  })}
                </div>
              ))}
            </div>
          )}
        </Found>
      </Body>
    </Dialog>
  );
};

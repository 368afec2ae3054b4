import { CommandBox } from '@staalkaart/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ModalOf } from '../modal/modal.ts';
import type { From } from '../routing/from.ts';
import { setMode } from '../session/mode.ts';
import { useActor } from '../session/useActor.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { useCommands, type ReachingCommand } from './useCommands.ts';

/** Finds products, categories, collections, screens and what the role may do, and goes there. What is unsaved is asked as ever. */
export const CommandsModal = ({ onClose, replace }: ModalOf<'commands'>) => {
  const actor = useActor();
  return actor ? <Commands actor={actor} onClose={onClose} replace={replace} /> : null;
};

const Commands = ({ actor, onClose, replace }: ModalOf<'commands'> & { actor: NonNullable<ReturnType<typeof useActor>> }) => {
  const [term, setTerm] = useState('');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const found = useCommands(term, actor);
  const choose = ({ to }: ReachingCommand) => {
    if ('modal' in to) return void replace(to.modal);
    onClose();
    if ('href' in to) void navigate(to.href, { state: { from: to.from, before: pathname + search } satisfies From });
    else if ('run' in to) to.run();
    else void unsaved.mayLeave().then(may => { if (may) setMode(to.mode); });
    return undefined;
  };
  return <CommandBox term={term} onTerm={setTerm} {...found} onChoose={choose} onClose={onClose} />;
};

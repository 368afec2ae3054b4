import type { Id } from '@staalkaart/api-client';
import type { Mode } from '../access/access.ts';
import type { Modal } from '../modal/modal.ts';
import type { Drafts } from './places.ts';

/** What somebody was doing when the session was lost. It is kept in memory alone: it may hold files and a password. */
export interface KeptWork {
  /** Whose it is: nobody else gets to see it. */
  userId: Id;
  /** The page, without its query. */
  path: string;
  mode: Mode;
  modal: Modal | null;
  drafts: Drafts;
}

/** A modal that carries what was typed in the form that it stands above. */
const carriesInput = (modal: Modal | null): boolean =>
  modal !== null && (modal.type === 'confirmProfile' || ('draft' in modal && modal.draft !== undefined));

/** Whether anything would be lost. */
export const isWorthKeeping = ({ modal, drafts }: Pick<KeptWork, 'modal' | 'drafts'>): boolean =>
  drafts.page !== undefined || drafts.modal !== undefined || carriesInput(modal);

import { KeyList } from '@staalkaart/ui';
import { shortcuts } from '../../nl/keys.ts';
import type { ModalOf } from '../modal/modal.ts';

/** The keys of the application. */
export const KeysModal = ({ onClose }: ModalOf<'keys'>) => <KeyList shortcuts={shortcuts} onClose={onClose} />;

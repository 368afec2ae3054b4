import { toast } from '@staalkaart/ui';
import { showFailure } from '../shell/errors/useFailure.ts';

/** Runs a write that has no form: its success and its failure are toasts. */
export const runAction = async (write: () => Promise<unknown>, success: string): Promise<void> => {
  try {
    await write();
    toast.success(success);
  } catch (error) {
    showFailure(error, 'write');
  }
};

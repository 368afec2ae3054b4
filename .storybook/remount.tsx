import { Fragment, StrictMode, type ReactNode } from 'react';
import type { Choices } from './toolbar.ts';

/** Another person, mode, network or catalogue starts the story anew; another theme only dresses it differently. */
export const Remount = ({ choices: { role, mode, network, size, tools }, children }: { choices: Choices; children: ReactNode }) => {
  const Mode = tools === 'strict' ? StrictMode : Fragment;
  return <Mode key={[role, mode, network, size].join()}>{children}</Mode>;
};

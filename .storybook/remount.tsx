import { Fragment, type ReactNode } from 'react';
import type { Choices } from './toolbar.ts';

/** Another person, mode, network or catalogue starts the story anew; another theme only dresses it differently. */
export const Remount = ({ choices: { role, mode, network, size }, children }: { choices: Choices; children: ReactNode }) => (
  <Fragment key={[role, mode, network, size].join()}>{children}</Fragment>
);

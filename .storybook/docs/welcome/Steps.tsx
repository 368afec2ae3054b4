import type { ReactNode } from 'react';
import { StepList } from './Steps.styles.ts';

interface Step { title: string; text: ReactNode }

/** What to do one after the other, each with its number. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <StepList>{steps.map(({ title, text }) => <li key={title}><strong>{title}</strong><span>{text}</span></li>)}</StepList>
);

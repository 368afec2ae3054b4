import type { ReactNode } from 'react';
import { Logo } from '../../controls/Logo/Logo.tsx';
import { Column, Screen, Wall } from './LoginScreen.styles.ts';
import wall from './wall.svg';

export interface LoginScreenProps {
  /** The form of the step at hand. */
  children: ReactNode;
}

/** The sign-in page: a wall of print at the left from a tablet on, the form at the right. */
export const LoginScreen = ({ children }: LoginScreenProps) => (
  <Screen>
    <Wall><img src={wall} alt="" /></Wall>
    <Column>
      <Logo size="large" />
      <div>{children}</div>
    </Column>
  </Screen>
);

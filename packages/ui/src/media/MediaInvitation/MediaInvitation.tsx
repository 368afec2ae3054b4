import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mediaText } from '../../nl/media.ts';

const Invitation = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-8) var(--space-4);
  text-align: center;
  text-wrap: balance;
  color: var(--color-ink-2);
  h2 { font-size: var(--text-l); color: var(--color-ink); }
  svg { width: 40px; height: 40px; stroke-width: 1.25; color: var(--color-line-strong); }
`;

export interface MediaInvitationProps {
  /** What comes first, in a sentence. */
  text: string;
  /** The button that leads to the media. */
  children: ReactNode;
}

/** In the place of the media table while the product is not saved yet. */
export const MediaInvitation = ({ text, children }: MediaInvitationProps) => (
  <Invitation>
    <Images aria-hidden />
    <h2>{mediaText.media}</h2>
    <p>{text}</p>
    {children}
  </Invitation>
);

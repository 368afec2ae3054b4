import { useState, type CSSProperties } from 'react';
import { safePath } from '../Picture/safePath.ts';
import { Round } from './Avatar.styles.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The username, from which the initials are taken. */
  name: string;
  /** Site-relative or http(s) URL of the person's picture. */
  path?: string | null;
  /** Width and height in px. */
  size?: number;
}

/** A person's picture, or the initials on petrol. Decorative: the name stands beside it or on its button. */
export const Avatar = ({ name, path, size = 38 }: AvatarProps) => {
  const src = safePath(path);
  const [broken, setBroken] = useState<string>();
  const text = initials(name);
  return (
    <Round aria-hidden data-long={text.length > 2 || undefined} style={{ '--avatar-size': `${size}px`, '--avatar-letters': text.length } as CSSProperties}>
      {src && src !== broken ? <img src={src} alt="" width={size} height={size} draggable={false} onError={() => setBroken(src)} /> : text}
    </Round>
  );
};

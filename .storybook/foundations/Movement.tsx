import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../packages/ui/src/controls/Button/Button.tsx';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { Bar } from './sheet.styles.ts';
import { Tokens } from './Tokens.tsx';

const Track = styled.div`
  container-type: inline-size;
  background: var(--color-sunken);
  > div { width: 56px; transition-property: transform; }
  [data-moved] & > div { transform: translateX(calc(100cqw - 56px)); }
`;

/** A sample for each duration: they start together and arrive in their own time. */
export const Movement = () => {
  const [isMoved, setMoved] = useState(false);
  const curve = tokens['ease-out'];
  return (
    <div data-moved={isMoved || undefined}>
      <Button onClick={() => setMoved(!isMoved)}>Laat bewegen</Button>
      <Tokens of={['time']} renderSample={time => <Track><Bar style={{ transition: `transform ${time} ${curve}` }} /></Track>} />
      <p>ease-out: {curve}</p>
    </div>
  );
};

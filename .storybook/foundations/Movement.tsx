import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../packages/ui/src/controls/Button/Button.tsx';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { Name, Rows, Value } from './sheet.styles.ts';
import { tokensOf } from './tokenGroups.ts';

const Track = styled.div`
  container-type: inline-size;
  padding: 4px;
  border-radius: var(--radius-m);
  background: var(--color-sunken);
`;

const Sample = styled.div`
  width: 56px;
  height: 40px;
  border-radius: var(--radius-s);
  background: var(--color-accent);
  transition-property: transform;
  [data-moved] & { transform: translateX(calc(100cqw - 56px)); }
`;

/** A sample for each duration: they start together and arrive in their own time. */
export const Movement = () => {
  const [isMoved, setMoved] = useState(false);
  const [curve] = tokensOf('ease');
  return (
    <>
      <p style={{ marginBottom: 16 }}><Button onClick={() => setMoved(!isMoved)}>Laat bewegen</Button></p>
      <Rows data-moved={isMoved || undefined}>
        {tokensOf('time').map(([name, value]) => (
          <li key={name}>
            <div><Name>{name}</Name><Value>{value}</Value></div>
            <Track><Sample data-sample="" style={{ transitionDuration: value, transitionTimingFunction: tokens['ease-out'] }} /></Track>
          </li>
        ))}
      </Rows>
      {curve && <Value style={{ marginTop: 16 }}>{curve[0]}: {curve[1]}</Value>}
    </>
  );
};

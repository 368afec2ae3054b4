import * as lucide from 'lucide-react';
import styled from 'styled-components';
import { iconNames } from './iconNames.ts';
import { iconsInUse } from './iconsInUse.ts';
import { Name, Samples, Value } from './sheet.styles.ts';
import { widgetSources } from './sources.ts';

const Line = styled.li`
  && { display: grid; grid-template-columns: 56px 1fr; gap: var(--space-3); align-items: center; }
  > span:first-child { display: grid; place-items: center; width: 56px; height: 56px; border-radius: var(--radius-m); background: var(--color-surface); box-shadow: inset 0 0 0 1px var(--color-line); }
  strong { display: block; font-weight: var(--weight-medium); line-height: 1.3; }
`;

/** Every icon of the product with its Dutch name, its own name, and how many widgets use it. */
export const IconSheet = () => (
  <Samples>
    {iconsInUse(widgetSources).map(({ icon, files }) => {
      const Drawn = (lucide as unknown as Readonly<Record<string, lucide.LucideIcon | undefined>>)[icon];
      return (
        <Line key={icon} title={files.join(', ')}>
          <span>{Drawn && <Drawn aria-hidden size={24} />}</span>
          <div>
            <strong>{iconNames[icon] ?? 'zonder Nederlandse naam'}</strong>
            <Name>{icon}</Name>
            <Value>{files.length === 1 ? files[0] : `${files.length} plaatsen`}</Value>
          </div>
        </Line>
      );
    })}
  </Samples>
);

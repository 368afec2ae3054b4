import type { TokenName } from '../../packages/ui/src/theme/tokens.ts';
import { colourWords } from './colourWords.ts';
import { Chip, Halves } from './colour.styles.ts';
import { valueIn } from './readability.ts';
import { Name, Samples, Sheet, Value } from './sheet.styles.ts';
import { colourGroups, type Token } from './tokenGroups.ts';

/** A value as something to paint with: a percentage is a share of ink. */
const paint = (name: TokenName, value: string) => (name === 'scrim' ? `rgb(27 26 23 / ${value})` : value);

const Swatch = ({ token: [name, light] }: { token: Token }) => {
  const contrast = valueIn('contrast', name);
  return (
    <li>
      <Halves>
        <Chip style={{ background: paint(name, light) }} />
        <Chip style={{ background: paint(name, contrast) }} />
      </Halves>
      <Name>{name}</Name>
      {colourWords[name] && <Value>{colourWords[name]}</Value>}
      <Value>{light === contrast ? light : `${light} · ${contrast}`}</Value>
    </li>
  );
};

/** Every colour with what it is for: left as in the light theme, right as in high contrast. */
export const Palette = () => (
  <Sheet>
    {colourGroups().map(({ title, colours }) => (
      <section key={title}>
        <h3>{title}</h3>
        <Samples>{colours.map(token => <Swatch key={token[0]} token={token} />)}</Samples>
      </section>
    ))}
  </Sheet>
);

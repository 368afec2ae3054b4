import { TitleLink } from '../links/TitleLink.tsx';
import { Key, Lines, Scroll, Table } from '../page/Part.styles.ts';
import { Part } from '../page/Part.tsx';
import type { WidgetDocs } from '../widgetDocs.ts';
import { LinkedText } from './LinkedText.tsx';
import { See, Sentences } from './Told.styles.ts';

interface ToldProps { docs: WidgetDocs }

const NotFor = ({ docs }: ToldProps) => (
  <Part title="Wanneer niet">
    <Lines data-tone="not">{docs.notFor.map(line => <li key={line}><LinkedText>{line}</LinkedText></li>)}</Lines>
  </Part>
);

/** Each key its own cap; the words between them stay words. */
const caps = (keys: string) => keys.split(/(, | of | en )/).map((part, at) => (at % 2 ? part : <Key key={part}>{part}</Key>));

const Keyboard = ({ docs }: ToldProps) => (
  <Part title="Toetsenbord" lead={docs.keyboard.length === 0 ? 'Neemt zelf geen focus: er is niets te bedienen.' : undefined}>
    {docs.keyboard.length > 0 && (
      <Scroll>
        <Table>
          <thead><tr><th scope="col">Toets</th><th scope="col">Wat er gebeurt</th></tr></thead>
          <tbody>{docs.keyboard.map(([keys, effect]) => <tr key={keys + effect}><td>{caps(keys)}</td><td>{effect}</td></tr>)}</tbody>
        </Table>
      </Scroll>
    )}
  </Part>
);

const Promises = ({ docs }: ToldProps) => (
  <>
    <Keyboard docs={docs} />
    <Part title="Toegankelijkheid">
      <Lines>{docs.accessibility.map(line => <li key={line}><LinkedText>{line}</LinkedText></li>)}</Lines>
    </Part>
    <Part title="Specificatie" lead="Wat het contract ervan vraagt. Wat tussen aanhalingstekens staat, staat er zo, letter voor letter.">
      <Sentences>{docs.specification.map(({ section, sentence }) => <li key={section + sentence}><b>{section}</b><span>{sentence}</span></li>)}</Sentences>
    </Part>
    {docs.seeAlso && docs.seeAlso.length > 0 && (
      <Part title="Zie ook"><See>{docs.seeAlso.map(title => <li key={title}><TitleLink title={title} /></li>)}</See></Part>
    )}
  </>
);

/** The parts of a docs page that the widget's maker wrote. */
export const Told = { NotFor, Promises };

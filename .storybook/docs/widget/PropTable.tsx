import { Fragment } from 'react';
import { Scroll, Table } from '../page/Part.styles.ts';
import { Part } from '../page/Part.tsx';

/** What Storybook knows of one prop, from its type and the sentence above it. */
export interface PropType {
  name?: string;
  description?: string;
  type?: { name?: string; required?: boolean; raw?: string } | string;
  table?: { disable?: boolean; type?: { summary?: string }; defaultValue?: { summary?: string } };
}

const isRequired = ({ type }: PropType) => typeof type === 'object' && type.required === true;
const typeOf = ({ table, type }: PropType) => {
  const { raw, name } = typeof type === 'object' ? type : { raw: undefined, name: type };
  return raw ?? table?.type?.summary ?? name ?? '–';
};

/** Words between backticks as code. */
const Sentence = ({ children }: { children: string }) =>
  children.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : <Fragment key={index}>{piece}</Fragment>));

/** Every prop of a widget: its type, what it is by itself, and the sentence of its maker. */
export const PropTable = ({ argTypes }: { argTypes: Readonly<Record<string, PropType>> }) => {
  const rows = Object.entries(argTypes).filter(([, { table }]) => !table?.disable);
  if (rows.length === 0) return null;
  return (
    <Part title="Eigenschappen" lead="Zoals ze in de code staan, daarom in het Engels. Een * is verplicht.">
      <Scroll>
        <Table>
          <thead><tr><th scope="col">Eigenschap</th><th scope="col">Type</th><th scope="col">Standaard</th><th scope="col">Wat ze doet</th></tr></thead>
          <tbody>
            {rows.map(([key, row]) => (
              <tr key={key}>
                <td><code>{row.name ?? key}{isRequired(row) && <abbr title="verplicht">*</abbr>}</code></td>
                <td><code data-type="">{typeOf(row)}</code></td>
                <td>{row.table?.defaultValue?.summary ? <code>{row.table.defaultValue.summary}</code> : '–'}</td>
                <td lang="en">{row.description ? <Sentence>{row.description}</Sentence> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Part>
  );
};

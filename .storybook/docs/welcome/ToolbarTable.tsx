import { Scroll, Table } from '../page/Part.styles.ts';
import { toolbar, type Choices } from '../../toolbar.ts';
import { viewports } from '../../viewports.ts';
import { toolbarWords } from './toolbarWords.ts';

const rows = (Object.keys(toolbar) as (keyof Choices)[]).map(name => {
  const { title, items } = toolbar[name].toolbar;
  return { title, what: toolbarWords[name], choices: items.map(item => item.title.replace(`${title}: `, '')) };
});
const screens = { title: 'Scherm', what: 'Het toestel waarop je kijkt. Tablets zijn de maatstaf.', choices: Object.values(viewports).map(({ name }) => name) };

/** Every menu of the toolbar with its choices, read from the toolbar itself. */
export const ToolbarTable = () => (
  <Scroll>
    <Table>
      <thead><tr><th scope="col">Keuze</th><th scope="col">Wat ze doet</th><th scope="col">Mogelijkheden</th></tr></thead>
      <tbody>
        {[...rows, screens].map(({ title, what, choices }) => (
          <tr key={title}><td><strong>{title}</strong></td><td>{what}</td><td>{choices.join(' · ')}</td></tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);

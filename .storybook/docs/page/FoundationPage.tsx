import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Inline } from '../states/Inline.tsx';
import { Head } from './Page.styles.ts';
import { Part } from './Part.tsx';
import { titleParts } from './titleParts.ts';

/** A foundation: what it is about, and each of its sheets under its Dutch name. */
export const FoundationPage = () => {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const sheets = useContext(DocsContext).componentStories();
  return (
    <>
      <Head className="sb-unstyled">
        <small>Fundamenten</small>
        <h1>{titleParts(title).word}</h1>
        <p>{parameters.docs?.description?.component}</p>
      </Head>
      {sheets.map(sheet => (
        <Part key={sheet.id} title={sheet.name} lead={sheet.parameters.docs?.description?.story}>
          <Inline story={sheet} />
        </Part>
      ))}
    </>
  );
};

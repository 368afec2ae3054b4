import { DocsContext, Markdown, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { roomLabel } from '../brand/rooms.ts';
import { useGuidance } from '../guidance.ts';
import { State } from '../states/State.tsx';
import { Grid } from '../states/states.styles.ts';
import { isBehaviour } from '../states/story.ts';
import { Primary } from '../widget/Primary.tsx';
import { PropTable } from '../widget/PropTable.tsx';
import { Head } from './Page.styles.ts';
import { Part } from './Part.tsx';
import { titleParts } from './titleParts.ts';

/** A widget: what it is for, itself, its states, its props, and what its maker promises of it. */
export const WidgetPage = () => {
  const { title, parameters, argTypes } = useOf('meta', ['meta']).preparedMeta;
  const stories = useContext(DocsContext).componentStories();
  const states = stories.filter(story => !isBehaviour(story));
  const primary = states[0] ?? stories[0];
  const { purpose, more } = useGuidance(parameters.fileName as string);
  const { room, word, dutch } = titleParts(title);
  return (
    <>
      <Head className="sb-unstyled">
        <small>{roomLabel(room)}</small>
        <h1>{dutch ?? word}</h1>
        <code>{word}</code>
        <Markdown>{purpose}</Markdown>
      </Head>
      {primary && <Primary story={primary} />}
      {states.length > 1 && (
        <Part title="Toestanden"><Grid>{states.map(story => <State key={story.id} story={story} />)}</Grid></Part>
      )}
      <PropTable argTypes={argTypes} />
      <Markdown>{more}</Markdown>
    </>
  );
};

import { Controls, DocsContext, Heading, Markdown, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useDeferredValue } from 'react';
import { States } from './docs.styles.ts';
import { guidanceOf } from './guidance.ts';
import { Screens } from './Screens.tsx';
import { State } from './State.tsx';
import { roomLabel, statusOf, titleParts } from './titles.ts';

/** The docs page of a widget, a screen or a flow: what it is for, itself, its states, and what its maker promises of it. */
const Page = () => {
  const { title, parameters, tags, argTypes } = useOf('meta', ['meta']).preparedMeta;
  const { purpose, more } = guidanceOf(parameters.fileName as string);
  const all = useContext(DocsContext).componentStories();
  const states = all.filter(story => !story.tags.includes('gedrag'));
  // A file that proves behaviour alone shows that.
  const stories = states.length > 0 ? states : all;
  const [primary] = stories;
  const isWidget = /packages\/ui\//.test(parameters.fileName as string);
  // The first state is drawn before the rest of a long page.
  const hasRest = useDeferredValue(true, !isWidget);
  const { room, word, dutch } = titleParts(title);
  const source = (parameters.fileName as string).replace(/^\.\//, '');
  return (
    <>
      <Title>{dutch ?? word}</Title>
      <Subtitle>
        {roomLabel(room)}{dutch && <> · <code>{word}</code></>} · <span data-status={statusOf(tags)}>{statusOf(tags)}</span>
        {' · '}<code>{isWidget ? source.replace('.stories.tsx', '.tsx') : source}</code>
      </Subtitle>
      <Markdown>{purpose}</Markdown>
      {isWidget && primary && (
        <>
          <State story={primary} isPrimary />
          {Object.keys(argTypes).length > 0 && <><Heading>Eigenschappen</Heading>{hasRest && <Controls />}</>}
        </>
      )}
      {(!isWidget || stories.length > 1) && <Heading>Toestanden</Heading>}
      {isWidget ? <States>{hasRest && stories.slice(1).map(story => <State key={story.id} story={story} />)}</States> : <Screens stories={stories} />}
      <Markdown>{more}</Markdown>
    </>
  );
};

export default Page;

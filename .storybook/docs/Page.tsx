import { Controls, DocsContext, Heading, Markdown, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { startTransition, useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED, STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { States } from './docs.styles.ts';
import { isOfWidget } from '../plays.ts';
import { needsFrame, type Story } from './framed.ts';
import { GlobalsParam } from './globals.ts';
import { guidanceOf, newsOf } from './guidance.ts';
import { Screens } from './Screens.tsx';
import { State } from './State.tsx';
import { roomLabel, statusOf, titleParts } from './titles.ts';

// Drawn once: Storybook would give a heading another id each time, and the table of contents has the first.
const propsHeading = <Heading>Eigenschappen</Heading>;
const statesHeading = <Heading>Toestanden</Heading>;

/** The props of a widget with their controls. Storybook begins them with what stands for a name, of which a control knows none: it is told the names. */
const Props = ({ story }: { story: Story }) => {
  const context = useContext(DocsContext);
  useEffect(() => { context.channel.emit(STORY_ARGS_UPDATED, { storyId: story.id, args: context.getStoryContext(story).unmappedArgs }); }, [context, story]);
  return <div lang="en"><Controls /></div>;
};

/** The docs page of a widget, a screen or a flow: what it is for, itself, its states, and what its maker promises of it. */
const Page = () => {
  const { title, componentId, parameters, tags, argTypes } = useOf('meta', ['meta']).preparedMeta;
  const { purpose, more } = guidanceOf(parameters.fileName as string);
  const { channel, componentStories } = useContext(DocsContext);
  const all = componentStories();
  const states = all.filter(story => !story.tags.includes('gedrag'));
  // A file that proves behaviour alone shows that.
  const stories = states.length > 0 ? states : all;
  const [primary] = stories;
  const isWidget = isOfWidget(parameters);
  // The rest of a long page is drawn once the first state of its widget is there, or in a frame of its own.
  const isInBoth = useContext(GlobalsParam).includes('theme:both');
  const isFramed = isInBoth || !primary || needsFrame(primary, true);
  const [hasRest, setRest] = useState(!isWidget || isFramed);
  useEffect(() => {
    const draw = () => startTransition(() => setRest(true));
    channel.on(STORY_FINISHED, draw);
    return () => channel.off(STORY_FINISHED, draw);
  }, [channel]);
  const { room, word, dutch } = titleParts(title);
  const source = (parameters.fileName as string).replace(/^\.\//, '');
  return (
    <>
      <Title>{dutch ?? word}</Title>
      <Subtitle>
        <span>{roomLabel(room)}</span>
        {dutch && <code>{word}</code>}
        <span data-status={statusOf(tags)}>{statusOf(tags)}</span>
        <button type="button" onClick={() => channel.emit(UPDATE_GLOBALS, { globals: { theme: isInBoth ? 'light' : 'both' } })}>{isInBoth ? 'alleen licht' : 'naast hoog contrast'}</button>
        <code>{isWidget ? source.replace('.stories.tsx', '.tsx') : source}</code>
      </Subtitle>
      <Markdown>{purpose}</Markdown>
      {isWidget && primary && (
        <>
          <State story={primary} isPrimary />
          {Object.keys(argTypes).length > 0 && <>{propsHeading}{hasRest && <Props story={primary} />}</>}
        </>
      )}
      {(!isWidget || stories.length > 1) && statesHeading}
      {isWidget ? <States>{hasRest && stories.slice(1).map(story => <State key={story.id} story={story} />)}</States> : <Screens stories={stories} />}
      <Markdown>{more}</Markdown>
      <Markdown>{newsOf(componentId)}</Markdown>
    </>
  );
};

export default Page;

import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { Button } from '../../../packages/ui/src/controls/Button/Button.tsx';
import { roomLabel } from '../brand/rooms.ts';
import { StoryLink } from '../links/StoryLink.tsx';
import { StateFrame } from '../states/StateFrame.tsx';
import { stateName } from '../states/stateNames.ts';
import { isBehaviour, type Story } from '../states/story.ts';
import { Head } from './Page.styles.ts';
import { Part } from './Part.tsx';
import { pinWords } from './pinWords.ts';
import { Sheet, Sheets } from './ScreenPage.styles.ts';
import { titleParts } from './titleParts.ts';

const SCALE = 0.32;

/** What stands above the story in its file, or in its parameters. */
const told = (story: Story): string | undefined => (story.parameters.docs as { description?: { story?: string } } | undefined)?.description?.story;

const State = ({ story, isShown }: { story: Story; isShown: boolean }) => (
  <Sheet>
    {isShown && <StateFrame story={story} isScreen scale={SCALE} />}
    <StoryLink id={story.id}>{stateName(story.name)}</StoryLink>
    <small>{pinWords(story.storyGlobals).join(' · ')}</small>
    {told(story) && <small>{told(story)}</small>}
  </Sheet>
);

/**
 * A screen or a flow: what there is to see, as whom and on which screen. The screens themselves are drawn
 * on request and one after the other, since each is the whole application.
 */
export const ScreenPage = () => {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const stories = useContext(DocsContext).componentStories().filter(story => !isBehaviour(story));
  const [isShown, setShown] = useState(false);
  const { room, word } = titleParts(title);
  return (
    <>
      <Head className="sb-unstyled">
        <small>{roomLabel(room)}</small>
        <h1>{word}</h1>
        <p>{stories.length} {stories.length === 1 ? 'toestand' : 'toestanden'}. Open er een om ze op ware grootte te bedienen, met de keuzes van de werkbalk.</p>
      </Head>
      <Part title="Toestanden">
        <p><Button variant="quiet" onClick={() => setShown(!isShown)}>{isShown ? 'Alleen de namen' : 'Alle schermen tonen'}</Button></p>
        <Sheets>{stories.map(story => <State key={story.id} story={story} isShown={isShown} />)}</Sheets>
      </Part>
    </>
  );
};

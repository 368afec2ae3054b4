import { PureArgsTable, Source } from '@storybook/addon-docs/blocks';
import { buildArgsParam } from 'storybook/internal/router';
import { StoryLink } from '../links/StoryLink.tsx';
import { needsFrame } from '../states/framed.ts';
import { Inline } from '../states/Inline.tsx';
import { StateFrame } from '../states/StateFrame.tsx';
import { Stage } from '../states/states.styles.ts';
import type { Story } from '../states/story.ts';
import { Bench, Code, Tools } from './Primary.styles.ts';
import { useArgs } from './useArgs.ts';

type Rows = Story['argTypes'];

const isRecord = (control: Rows[string]['control']) => typeof control === 'object' && control.type === 'object';

/** Props that a person can set by hand here: no callbacks, no records, nothing that Storybook has no control for. */
const settable = (argTypes: Rows, args: Story['initialArgs']): Rows =>
  Object.fromEntries(Object.entries(argTypes).filter(([name, { control, type, table }]) =>
    control && type?.name !== 'function' && !table?.disable && (!isRecord(control) || typeof args[name] === 'string')));

/** The widget itself with its props to play with, and the code that writes it. */
export const Primary = ({ story }: { story: Story }) => {
  const rows = settable(story.argTypes, story.initialArgs);
  const isFramed = needsFrame(story);
  const { args, update, reset } = useArgs(story, isFramed);
  return (
    <Bench className="sb-unstyled">
      <Stage data-padded={isFramed ? undefined : ''} data-primary="">
        {isFramed
          ? <StateFrame story={story} args={buildArgsParam(story.initialArgs, args)} />
          : <Inline story={story} isPrimary />}
      </Stage>
      <Tools>
        {Object.keys(rows).length > 0 && <button type="button" onClick={reset}>Waarden herstellen</button>}
        <StoryLink id={story.id}>Openen op ware grootte</StoryLink>
      </Tools>
      {Object.keys(rows).length > 0 && <PureArgsTable rows={rows} args={args} updateArgs={update} compact storyId={story.id} controlsId="docs" />}
      <Code>
        <summary>Code</summary>
        <Source of={story.moduleExport} />
      </Code>
    </Bench>
  );
};

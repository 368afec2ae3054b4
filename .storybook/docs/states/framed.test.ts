import { describe, expect, it } from 'vitest';
import { acts, covers, needsFrame, type ShownStory } from './framed.ts';

const story = (over: Partial<ShownStory> = {}): ShownStory => ({ title: 'controls/Button (knop)', parameters: {}, storyGlobals: {}, ...over });
const written = (originalSource: string) => story({ parameters: { docs: { source: { originalSource } } } });

describe('needsFrame', () => {
  it('lets a plain story stand on the page itself', () => {
    expect(needsFrame(story())).toBe(false);
  });
  it.each([
    ['pins the viewport', story({ storyGlobals: { viewport: { value: 'phone' } } })],
    ['pins the theme', story({ storyGlobals: { theme: 'contrast' } })],
    ['overrides the network', written('meta.story({ beforeEach: ({ msw }) => { msw.use(fail()) } })')],
    ['fills its screen', story({ parameters: { layout: 'fullscreen' } })],
    ['is a form', story({ title: 'forms/TagForm (tagformulier)' })],
    ['asks for it', story({ parameters: { docs: { story: { inline: false } } } })],
  ])('frames a story that %s', (_why, framed) => {
    expect(needsFrame(framed)).toBe(true);
  });
});

describe('covers', () => {
  it.each(['forms/TagForm', 'forms/UserForm (gebruikersformulier)', 'overlays/ConfirmDialog (bevestiging)'])('%s', title => {
    expect(covers(story({ title }))).toBe(true);
  });
  it.each(['people/UserStatus (status)', 'media/MediaTable', 'controls/Skeleton'])('not %s', title => {
    expect(covers(story({ title }))).toBe(false);
  });
});

describe('acts', () => {
  it('reads the functions where the source is not known', () => {
    expect(acts(story({ playFunction: async ({ userEvent }: { userEvent: { tab: () => void } }) => { userEvent.tab(); } }))).toBe(true);
    expect(needsFrame(story({ moduleExport: { input: { beforeEach: ({ msw }: { msw: { use: () => void } }) => { msw.use(); } } } }))).toBe(true);
  });
  it('sees a press, not a look', () => {
    expect(acts(written('play: async ({ userEvent }) => { await userEvent.hover(x) }'))).toBe(true);
    expect(acts(written('play: async ({ canvas }) => { await expect(canvas.getByText("Video")).toBeVisible() }'))).toBe(false);
  });
});

import { emptyList, fail, pending } from '@staalkaart/mocks';
import { http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect, screen, waitFor } from 'storybook/test';
import { expectTags, type Tagged } from './routeTag.ts';

interface Worker { msw: SetupWorker }

/** A screen whose list or record never comes: its skeleton. `resource` is the call's path, such as 'Products' or 'Products/:id'; `places` is how many empty ones stand there. */
export const loading = (resource: string, places?: number) => ({
  beforeEach: ({ msw }: Worker) => { msw.use(pending('get', resource)); },
  play: async (story: Tagged) => {
    expectTags(story, 'laadt');
    await expect((await screen.findAllByText('Loading item')).length).toBeGreaterThan(0);
    if (places) await waitFor(() => expect(screen.getByText('Loading item').closest('[role="status"]')!.querySelectorAll('[data-kind]')).toHaveLength(places));
  },
});

/** A screen whose list holds nothing, and the sentence that says so. */
export const empty = (resource: string, sentence: string) => ({
  beforeEach: ({ msw }: Worker) => { msw.use(emptyList(resource)); },
  play: async (story: Tagged) => {
    expectTags(story, 'leeg');
    await waitFor(async () => expect(await screen.findByText(sentence)).toBeVisible());
  },
});

/** A screen whose list or record the server refuses with its own words: they are shown where it would be, with another try. */
export const failing = (resource: string) => ({
  beforeEach: ({ msw }: Worker) => { msw.use(fail('get', resource, 500, 'De gegevensbank antwoordt niet.')); },
  play: async (story: Tagged) => {
    expectTags(story, 'mislukt');
    // In its place, and as a toast, which goes by itself (specification §8).
    await waitFor(() => expect(screen.getAllByText('De gegevensbank antwoordt niet.')).toHaveLength(2));
    await expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

/** A screen whose record does not exist: the error page. */
export const unknownRecord = () => ({
  play: async () => { await waitFor(async () => expect(await screen.findByText('ERROR PAGE')).toBeVisible()); },
});

/**
 * Holds back the answers to a call, from the first one or from a later one on: a slow line.
 * @returns how often it was asked, and what lets the answers go
 */
export const holdBack = ({ msw }: Worker, method: 'get' | 'post', resource: string, from = 1) => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const held = { asked: 0, letGo };
  msw.use(http[method](`*/api/${resource}`, async () => {
    held.asked += 1;
    if (held.asked >= from) await isLetGo;
  }));
  return held;
};

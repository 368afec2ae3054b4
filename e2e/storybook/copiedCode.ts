import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** A state's code, as the panel shows it. */
export interface Copied { id: string; code: string }

interface Story { initialArgs: object; parameters: { docs: { source: { transform: (source: string, story: object) => Promise<string> } } } }
interface Store { loadStory: (asked: { storyId: string }) => Promise<Story>; getStoryContext: (story: Story, options: object) => object }

/** The code of each state that the docs show, as somebody may copy it there, asked of the page of any story. */
export const copyAll = (page: Page, ids: readonly string[]): Promise<Copied[]> => page.evaluate(async asked => {
  const { __STORYBOOK_PREVIEW__: { storyStoreValue: store } } = globalThis as unknown as { __STORYBOOK_PREVIEW__: { storyStoreValue: Store } };
  const copied: Copied[] = [];
  for (const storyId of asked) {
    const story = await store.loadStory({ storyId });
    const { source } = story.parameters.docs;
    // A docs page leaves the names of what is chosen by name.
    copied.push({ id: storyId, code: await source.transform('', { ...story, ...store.getStoryContext(story, { forceInitialArgs: true }), args: story.initialArgs }) });
  }
  return copied;
}, ids);

/**
 * Pastes each into a file of its own and compiles them, as strictly as the project.
 * @returns what the compiler says, empty where all compile
 */
export const compile = (copied: readonly Copied[]): string => {
  const folder = resolve('test-results/copied');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { id, code } of copied) {
    const [imports, drawn] = [code.slice(0, code.indexOf('\n\n')), code.slice(code.indexOf('\n\n') + 2)];
    writeFileSync(join(folder, `${id}.tsx`), `${imports}\n\n${drawn.startsWith('<') ? `export default (\n${drawn}\n);` : `${drawn}\nexport {};`}\n`);
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: resolve('tsconfig.base.json'), compilerOptions: { types: ['vite/client'] }, include: ['*.tsx'] }));
  return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { encoding: 'utf8' }).stdout;
};

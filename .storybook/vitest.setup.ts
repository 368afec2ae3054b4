import { afterEach } from 'vitest';
import { configure, prettyDOM } from 'storybook/test';
import { cdp } from 'vitest/browser';
import { NOT_OURS, takeViolations } from './a11y.ts';

/** What a person who looks does not see, and Storybook's own. */
const NOT_WRITTEN = [...NOT_OURS, 'body > svg', 'script', 'style'].join();
const isWritten = (node: Node) => !(node instanceof Element && node.matches(NOT_WRITTEN));

// What is waited for is looked for many times: the page is written out once, of a story that does not find something.
configure({ getElementError: message => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) });
afterEach(({ task: { result } }) => {
  const [error] = result?.errors ?? [];
  if (error?.name === 'TestingLibraryElementError') error.message += `\n\n${prettyDOM(document.body, 5000, { filterNode: isWritten })}`;
});

// Nobody watches: the page of the stories is laid out as always, but no picture of it is made.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

// Only the browser's own protocol can put a page in forced colours: no script of the page can.
globalThis.staalkaartForcedColors = async isOn => {
  await cdp().send('Emulation.setEmulatedMedia', { features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [] });
};

// Of what a story shows axe is asked in `checkOnce`; the test fails here, once Storybook has left the page as it was.
afterEach(() => {
  const found = takeViolations();
  if (found.length > 0) throw new Error(`axe finds:\n${found.join('\n\n')}`);
});


import './browserGlobals.ts';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ApiProvider } from '../src/hooks/ApiProvider.tsx';
import { emptyElement } from './emptyElement.ts';

/**
 * Runs a hook in a component under its own ApiProvider, without a DOM.
 * @returns every value that the hook gave in `seen`, the last one as `current`, and `render` for other props
 */
export const renderHook = <Props, Result>(hook: (props: Props) => Result, initial: Props) => {
  const seen: Result[] = [];
  const Probe = ({ props }: { props: Props }) => {
    seen.push(hook(props));
    return null;
  };
  const root = createRoot(emptyElement());
  const render = (props: Props) =>
    flushSync(() => root.render(createElement(ApiProvider, null, createElement(Probe, { props }))));
  render(initial);
  return { seen, render, unmount: () => root.unmount(), get current() { return seen.at(-1)!; } };
};

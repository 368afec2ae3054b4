import { use, useDeferredValue, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { AheadContext } from './Ahead.tsx';
import { createPart, type Part } from './createPart.ts';
import { PendingLine } from './PendingLine.tsx';
import { PartFailure, type PartKind } from './PartFailure.tsx';

interface LazyPartOptions<Props> {
  /** Stands in its place until it is there, or as long as it is not where it did not load; a dialog's is a line along the top of the window. */
  pending?: (props: Props, hasFailed: boolean) => ReactNode;
  /** Where it stands: what did not load offers itself again in its own place. */
  kind?: PartKind;
  /** It only adds to the page, and nobody asked for it: where it does not load nothing says so. */
  isExtra?: boolean;
}

type PropsOf<Widget> = Widget extends (props: infer Props extends object) => ReactNode ? Props : never;

/** A widget that is fetched when it is first shown. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fetches it ahead, when a person comes near what shows it. What failed is left to who asks for it: nothing takes away what that person reads. Resolves with whether it is here; never rejects. */
  preload: () => Promise<boolean>;
};

/** Tells how a part fares: renders anew with each change. @param isStarted somebody else fetches it */
export const usePart = <Export,>(part: Part<Export>, isStarted = false) => {
  const state = useSyncExternalStore(part.subscribe, part.get);
  useEffect(() => { if (!isStarted) void part.start(); }, [part, isStarted]);
  return state;
};

/** How the person leaves what did not come: by the widget's own way out, where it has one. */
const wayOut = (props: object): (() => void) | undefined => {
  const { onClose, onCancel } = props as { onClose?: () => void; onCancel?: () => void };
  return onClose ?? onCancel;
};

/**
 * Makes a widget of an import and the name of what it exports: fetched when it is first shown or preloaded, drawn when it is here already: inline at once, over the page after the next frame, so that no press waits for it.
 * What does not load is tried again by itself, then offers itself in its own place; nothing else on the page is touched.
 */
export const lazyPart = <Module extends object, Name extends keyof Module & string, Props extends object = PropsOf<Module[Name]>>(
  load: () => Promise<Module>, name: Name, { pending, kind = 'inline', isExtra = false }: LazyPartOptions<Props> = {},
): LazyPart<Props> => {
  const part = createPart<Module, Name, ComponentType<Props>>(load, name);
  const Lazy = (props: Props) => {
    const { exported: Loaded, failure, isStuck = false } = usePart(part);
    const isAhead = use(AheadContext);
    // What opens over the page is made ready beside the answer to the press, not before it.
    const isReady = useDeferredValue(Loaded !== undefined, false) || isAhead || kind !== 'dialog';
    if (Loaded) return isReady ? <Loaded {...props} /> : null;
    if (failure && !isExtra && !isAhead) return <PartFailure kind={kind} isStuck={isStuck} onRetry={() => void part.retry()} onClose={wayOut(props)} />;
    return pending?.(props, failure !== undefined) ?? (kind === 'dialog' ? <PendingLine /> : null);
  };
  const preload = async () => {
    if (!part.get().failure) await part.start();
    return !part.get().failure;
  };
  return Object.assign(Lazy, { preload });
};

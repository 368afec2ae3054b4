import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { CollectionPickerProps } from './CollectionPicker.tsx';
import type { PickableCollection } from './picker.ts';

const load = () => import('./CollectionPicker.tsx');
const Loaded = lazy(() => load().then(module => ({ default: module.CollectionPicker as ComponentType<CollectionPickerProps> })));

/** Fetches the picker ahead, when a card is pressed. */
export const preloadCollectionPicker = () => { void load().catch(() => undefined); };

/** The collection picker, fetched when something is first to be filed; its height is kept meanwhile. */
export const LazyCollectionPicker = <C extends PickableCollection>(props: CollectionPickerProps<C>) => (
  <Suspense fallback={<Skeleton height="var(--size-touch)" radius="var(--radius-s)" />}>
    <Loaded {...props as unknown as CollectionPickerProps} />
  </Suspense>
);

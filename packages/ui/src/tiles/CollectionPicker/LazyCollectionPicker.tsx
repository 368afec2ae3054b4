import type { ReactNode } from 'react';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { CollectionPickerProps } from './CollectionPicker.tsx';
import type { PickableCollection } from './picker.ts';

const Picker = lazyPart(() => import('./CollectionPicker.tsx'), 'CollectionPicker', {
  pending: () => <Skeleton height="var(--size-touch)" radius="var(--radius-s)" />,
});

/** The collection picker, fetched when something is first to be filed; its height is kept meanwhile. */
export const LazyCollectionPicker = Object.assign(
  <C extends PickableCollection>(props: CollectionPickerProps<C>): ReactNode => <Picker {...props as unknown as CollectionPickerProps} />,
  { preload: Picker.preload },
);

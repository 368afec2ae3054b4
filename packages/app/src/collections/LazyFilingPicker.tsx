import { lazyPart, Skeleton } from '@staalkaart/ui';

/** What files a lifted card, fetched with it; its height is kept meanwhile. */
export const LazyFilingPicker = lazyPart(() => import('./FilingPicker.tsx'), 'FilingPicker', {
  pending: () => <Skeleton height="var(--size-touch)" radius="var(--radius-s)" />,
});

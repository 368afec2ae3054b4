import { PageContainer, PageHeader, RetryNotice, type PageHeaderProps } from '@staalkaart/ui';
import { BRAND, useScreen } from './useScreen.ts';

interface UnreadPageProps {
  /** What the page is of; the product itself without it. */
  title?: string;
  /** The way back, as the page itself has it. */
  back?: PageHeaderProps['back'];
  /** Why it is not there. */
  text: string;
  onRetry: () => void;
}

/** A page of which nothing could be read: says why, and offers another try in its place (specification §8). */
export const UnreadPage = ({ title = BRAND, back, ...why }: UnreadPageProps) => {
  useScreen(title);
  return <PageContainer><PageHeader title={title} back={back} /><RetryNotice {...why} /></PageContainer>;
};

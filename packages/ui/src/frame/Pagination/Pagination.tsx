import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paginationText } from '../../nl/frame.ts';
import { Bar, Gap, Numbers, Range, StepButton, Steps } from './Pagination.styles.ts';
import { itemRange, pageNumbers, type Pages } from './pageRange.ts';

export interface PaginationProps extends Pages {
  /** Called with the page that was chosen. */
  onPage: (page: number) => void;
  /** The chosen page is under way: the range fades, the steps go on working. */
  isLoading?: boolean;
  /** How many items really arrived on this page, where the server's count may differ. */
  itemCount?: number;
}

/** 'Vorige', 'Volgende', the page numbers where there is room, and the range 'x-y van total' (specification §9). */
export const Pagination = ({ onPage, isLoading, itemCount, ...pages }: PaginationProps) => {
  const { page, totalPages, totalCount } = pages;
  const { from, to } = itemRange(pages, isLoading ? undefined : itemCount);
  const step = (target: number, children: ReactNode, attributes: Record<string, unknown>) => {
    const isEnd = target < 1 || target > totalPages;
    return <StepButton type="button" aria-disabled={isEnd || undefined} onClick={() => { if (!isEnd) onPage(target); }} {...attributes}>{children}</StepButton>;
  };
  return (
    <Bar aria-label={paginationText.name} aria-busy={isLoading || undefined}>
      <Range aria-live="polite">{from > 0 && paginationText.range(from, to, totalCount)}</Range>
      <Steps>
        {step(page - 1, <><ChevronLeft aria-hidden />{paginationText.previous}</>, { 'data-step': 'previous' })}
        <Numbers>
          {pageNumbers(page, totalPages).map((number, index) => (number === 'gap'
            ? <Gap key={`gap-${index}`} aria-hidden>…</Gap>
            : <li key={number}>{step(number, number, { 'aria-label': paginationText.page(number), 'aria-current': number === page ? 'page' : undefined })}</li>))}
        </Numbers>
        {step(page + 1, <>{paginationText.next}<ChevronRight aria-hidden /></>, { 'data-step': 'next' })}
      </Steps>
    </Bar>
  );
};

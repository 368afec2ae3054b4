import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../controls/Button/Button.tsx';
import { formText } from '../../nl/forms.ts';
import { edge } from '../../theme/edge.ts';
import { below, from } from '../../theme/tokens.ts';

/** The buttons stand beside the heading where there is room, else beneath it, and stay while the rest goes by. */
const Page = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  column-gap: var(--space-3);
`;

/** Goes by over the ground of the bar. */
const Heading = styled.div`
  position: relative;
  z-index: 11;
  flex: 1 1 150px;
  min-width: 0;
`;

const Columns = styled.div`
  flex: 0 0 100%;
  display: grid;
  gap: var(--space-7);
  align-items: start;
  > * { min-width: 0; }
  ${from.lg} { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); }
`;

const MediaSide = styled.section`
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  ${from.md} { padding: var(--space-7); }
`;

/** How far down the header and the bar of buttons reach, with the room around that. */
const BAR = 'calc(var(--size-header) + var(--size-touch) + 2 * var(--space-2) + var(--space-4))';

/** Beneath the header of the application, over what scrolls by; toasts come from the other side. */
const Bar = styled.div`
  position: sticky;
  top: var(--size-header);
  z-index: 10;
  display: flex;
  justify-content: flex-end;
  gap: var(--space-3);
  margin: calc(-1 * (var(--space-2) + 2px)) calc(-1 * var(--space-2)) var(--space-2) auto;
  padding: var(--space-2);
  > button { min-height: var(--size-touch); }
  /* All three stand in one row on a phone; on a narrow one the longest has two lines. */
  @media ${below.sm} { gap: 6px; > button { padding-inline: 10px; white-space: normal; line-height: 1.2; } }
  /* Its ground is as wide as the page. */
  &::before { content: ''; position: absolute; inset: 0 0 0 -100vw; z-index: -1; background: var(--color-paper); }

  /* What takes the focus does not end up beneath it. */
  & + * :is(input, textarea, button, a, [contenteditable]) { scroll-margin-top: ${BAR}; }
`;

/** Beneath the buttons, over what stands there: nothing moves for it. */
const Slow = styled.p`
  position: absolute;
  top: 100%;
  right: var(--space-2);
  width: max-content;
  max-width: calc(100vw - 2 * var(--space-4));
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-mid);
  font-weight: var(--weight-medium);
  ${edge}
`;

interface ProductEditLayoutProps {
  /** The heading of the page. */
  header?: ReactNode;
  /** The id of the form, on a panel of its own. */
  formId?: string;
  form: ReactNode;
  /** The form can be sent. */
  canSubmit?: boolean;
  /** It is being saved. */
  isPending?: boolean;
  /** So long already that nobody has to wait for it. */
  isSlow?: boolean;
  /** The page is left without saving. */
  onCancel: () => void;
  /** It is to be saved, and the next product of the list follows; absent without one. Called before the form is sent. */
  onSaveAndNext?: (() => void) | undefined;
  /** The media of the product. */
  media: ReactNode;
}

/**
 * The product edit screen: its buttons on a bar that stays, always in sight, however far somebody has scrolled; the form at
 * the left, the media at the right; below each other on standing tablets and phones.
 */
export const ProductEditLayout = ({ header, formId, form, canSubmit = false, isPending = false, isSlow = false, onCancel, onSaveAndNext, media }: ProductEditLayoutProps) => {
  /** The press that is being answered asked for the next product. */
  const [wantsNext, setWantsNext] = useState(false);
  const isForNext = wantsNext && onSaveAndNext !== undefined;
  return (
    <Page>
      <Heading>{header}</Heading>
      <Bar>
        <Button variant="quiet" aria-disabled={isPending && !isSlow} onClick={onCancel}>{formText.cancel}</Button>
        {/* No submit button of its own: Enter in a field presses the first of those. */}
        {onSaveAndNext && <Button form={formId} variant="quiet" disabled={!canSubmit && !isPending} aria-disabled={isPending} isPending={isPending && isForNext} onClick={({ currentTarget }) => { setWantsNext(true); onSaveAndNext(); currentTarget.form?.requestSubmit(); }}>{formText.saveAndNext}</Button>}
        <Button type="submit" form={formId} disabled={!canSubmit && !isPending} aria-disabled={isPending} isPending={isPending && !isForNext} onClick={() => setWantsNext(false)}>{formText.save}</Button>
        {isSlow && <Slow role="status">{formText.slowPage}</Slow>}
      </Bar>
      <Columns>
        {form}
        <MediaSide>{media}</MediaSide>
      </Columns>
    </Page>
  );
};

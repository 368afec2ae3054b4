import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { feedback } from '../../nl/feedback.ts';
import { Actions, Back, Bar, Subtitle, Title, Titles, ToolsLine } from './PageHeader.styles.ts';

export interface PageHeaderProps {
  /** The page's one heading. */
  title: string;
  /** A line beneath it, such as '1-12 van 248'. */
  subtitle?: ReactNode;
  /** A smaller, softer heading, where the pictures say enough (presentation mode). */
  isQuiet?: boolean;
  /** The page's buttons, the main one last. */
  actions?: ReactNode;
  /** More actions than fit beside the title below 1536 px: the main one stays there, the others go beneath it. */
  isCrowded?: boolean | undefined;
  /** How many items the page found, for whoever does not see them: read out when a search or a filter changed it. */
  count?: number | undefined;
  /** The page that this one hangs under. */
  back?: { href: string; label: string };
}

/** Characters: on a phone a longer title has no room on one line beside a button. */
const SHORT = 20;

/** The head of a page: title left, actions right; the actions go beneath where there is no room. */
export const PageHeader = ({ title, subtitle, isQuiet, actions, isCrowded, count, back }: PageHeaderProps) => (
  <Bar data-quiet={isQuiet || undefined} data-crowded={isCrowded || undefined} data-long={title.length > SHORT || undefined}>
    <Titles>
      {back && <Back href={back.href}><ChevronLeft aria-hidden />{back.label}</Back>}
      <Title>{title}</Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
      <VisuallyHidden as="output">{count !== undefined && feedback.results(count)}</VisuallyHidden>
    </Titles>
    {actions && <Actions>{actions}<ToolsLine /></Actions>}
  </Bar>
);

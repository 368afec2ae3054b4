import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
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
  /** The page that this one hangs under. */
  back?: { href: string; label: string };
}

/** The head of a page: title left, actions right; the actions go beneath where there is no room. */
export const PageHeader = ({ title, subtitle, isQuiet, actions, isCrowded, back }: PageHeaderProps) => (
  <Bar data-quiet={isQuiet || undefined} data-crowded={isCrowded || undefined}>
    <Titles>
      {back && <Back href={back.href}><ChevronLeft aria-hidden />{back.label}</Back>}
      <Title>{title}</Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </Titles>
    {actions && <Actions>{actions}<ToolsLine /></Actions>}
  </Bar>
);

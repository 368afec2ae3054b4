import { Button } from '../../controls/Button/Button.tsx';
import { feedback } from '../../nl/feedback.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { Styles } from '../../theme/Styles.tsx';
import { Explained, Page, SheetPlace, Text, Title } from '../ErrorPage/ErrorPage.styles.ts';
import { Details, Reload } from './RenderErrorPage.styles.ts';

export interface RenderErrorPageProps {
  /** What was thrown: an Error, a text, anything. */
  error?: unknown;
  /** Starts the application anew; reloads the page without it. */
  onReload?: () => void;
}

/** Its place stays empty where it does not load: it says nothing that the words do not. */
const LazyMisprint = lazyPart(() => import('../ErrorPage/Misprint.tsx'), 'Misprint', { isExtra: true, pending: () => <SheetPlace viewBox="0 0 280 300" aria-hidden /> });

const textOf = (error: unknown) => {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
};

/** The last resort after an unhandled render error (specification §8). It needs no provider, and brings its own styles. */
export const RenderErrorPage = ({ error, onReload = () => window.location.reload() }: RenderErrorPageProps) => {
  const message = textOf(error);
  return (
    <Styles>
      <Page>
        <Text role="alert">
          <Title>{feedback.renderError}</Title>
          <Explained>{feedback.renderErrorExplained}</Explained>
          {message && (
            <Details>
              <summary>{feedback.technicalDetails}</summary>
              <code>{message}</code>
            </Details>
          )}
          <Reload><Button onClick={onReload}>{feedback.reload}</Button></Reload>
        </Text>
        <LazyMisprint />
      </Page>
    </Styles>
  );
};

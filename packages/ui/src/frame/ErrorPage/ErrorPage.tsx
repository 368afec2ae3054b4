import { CONTENT_ID } from '../../constants.ts';
import { feedback } from '../../nl/feedback.ts';
import { BackHome, Detail, Explained, Eyebrow, Page, Text, Title } from './ErrorPage.styles.ts';
import { Misprint } from './Misprint.tsx';

export interface ErrorPageProps {
  /** The server failed, rather than the address. */
  isServerError?: boolean;
  /** The server's title; 'internal server error' stands in where a server error has none. */
  title?: string;
  /** The server's explanation. */
  detail?: string;
}

/** /server-error, /not-found and every unknown path (specification §2). */
export const ErrorPage = ({ isServerError = false, title, detail }: ErrorPageProps) => (
  <Page id={CONTENT_ID} tabIndex={-1}>
    <Text>
      {isServerError ? (
        <>
          <Eyebrow>{feedback.errorPage}</Eyebrow>
          <Title>{feedback.serverError}</Title>
          <Detail>{title || feedback.internalServerError}</Detail>
          {detail && <Explained>{detail}</Explained>}
          <Explained>{feedback.serverErrorExplained}</Explained>
        </>
      ) : (
        <>
          <Title>{feedback.errorPage}</Title>
          <Explained>{detail || feedback.notFoundExplained}</Explained>
        </>
      )}
      <BackHome href="/">{feedback.backToHome}</BackHome>
    </Text>
    <Misprint />
  </Page>
);

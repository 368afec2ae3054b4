import { CONTENT_ID } from '../../constants.ts';
import { errorPageText as text } from '../../nl/errorPage.ts';
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
          <Eyebrow>{text.title}</Eyebrow>
          <Title>{text.serverError}</Title>
          <Detail>{title || text.internalServerError}</Detail>
          {detail && <Explained>{detail}</Explained>}
          <Explained>{text.serverErrorExplained}</Explained>
        </>
      ) : (
        <>
          <Title>{text.title}</Title>
          <Explained>{detail || text.notFoundExplained}</Explained>
        </>
      )}
      <BackHome href="/">{text.back}</BackHome>
    </Text>
    <Misprint />
  </Page>
);

import { useId } from 'react';
import styled from 'styled-components';
import { CollectionRow } from '../../tiles/CollectionTile/CollectionRow.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { peopleText } from '../../nl/people.ts';

/** It stands beneath the card of the profile. */
const Section = styled.section`
  min-width: 0;
  * + & { margin-top: var(--space-10); }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  h2 { font-size: var(--text-xl); }
`;

const Count = styled.span`
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
`;

const Rows = styled.ul`
  border-top: 1px solid var(--color-line);
  > li { border-bottom: 1px solid var(--color-line); }
`;

/** One of the own collections. */
export interface MyCollection {
  id: number | string;
  name: string;
  /** Site-relative or http(s) URL of its picture. */
  path?: string | null;
  productCount: number;
}

export interface MyCollectionsProps {
  /** The person's own, in the order in which they are shown; their number stands in the heading. */
  collections: readonly MyCollection[];
  /** Where a collection is found. */
  hrefFor: (id: number | string) => string;
  /** Makes the first one; no button without it. */
  onCreate?: () => void;
}

/** 'Mijn Collecties' on the profile page, with their count (specification §2). Empty ones lead nowhere, as on /collections. */
export const MyCollections = ({ collections, hrefFor, onCreate }: MyCollectionsProps) => {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{peopleText.myCollections} <Count>{collections.length}</Count></h2>
      </Head>
      {collections.length === 0 ? (
        <EmptyState
          drawing="collection"
          text={peopleText.noCollections}
          action={onCreate && <Button onClick={onCreate}>{peopleText.firstCollection}</Button>}
        />
      ) : (
        <Rows>
          {collections.map(({ id, name, path, productCount }) => (
            <li key={id}>
              <CollectionRow collection={{ id, name, path, productCount, isPrivate: false }} href={hrefFor(id)} isDisabled={productCount === 0} />
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
};

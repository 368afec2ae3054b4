import { useId } from 'react';
import { CollectionTile, type TileCollection } from '../../tiles/CollectionTile/CollectionTile.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { Id } from '../../id.ts';
import { peopleText } from '../../nl/people.ts';
import { Count, Head, Rows, Section } from './MyCollections.styles.ts';

/** One of the own collections. */
export interface MyCollection extends TileCollection {
  id: Id;
}

export interface MyCollectionsProps {
  /** The person's own, in the order in which they are shown; their number stands in the heading. */
  collections: readonly MyCollection[];
  /** Where a collection is found. */
  hrefFor: (id: Id) => string;
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
          {collections.map(({ id, ...collection }) => <li key={id}><CollectionTile view="list" collection={collection} href={hrefFor(id)} /></li>)}
        </Rows>
      )}
    </Section>
  );
};

import { canSee } from '../auth/access.ts';
import { segmentView } from '../db/views/segment.ts';
import type { SegmentFact } from '../db/facts.ts';
import { flag, optionalText, text, toId } from './body.ts';
import { counted, refuseTaken } from './checks.ts';
import { nameProblems } from './lengths.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { searchByName } from './search.ts';

/** Markets. */
export const segments: Resource<SegmentFact> = {
  name: 'Segments',
  noun: 'Dit segment',
  pageSize: 50,
  table: db => db.segments,
  list: ({ db, query }) => searchByName(db.segments.all(), query).toSorted((a, b) => a.order - b.order),
  sees: ({ me }, segment) => canSee(me)(segment),
  item: ({ db, me }, segment) => segmentView(db, segment, me),
  parse({ db, me }, body, before) {
    const name = text(body.name);
    refuseInvalid({ Name: nameProblems(name, 'Het is verplicht het segment een naam te geven') });
    refuseTaken(db.segments, 'name', name, before, `Er is al een segment met de naam ${name}.`);
    const last = Math.max(0, ...db.segments.all().map(({ order }) => order));
    return {
      name,
      order: toId(body.order) || (before?.order ?? last + 1),
      path: 'path' in body ? optionalText(body.path) : (before?.path ?? null),
      isVisible: flag(body.isVisible, before?.isVisible ?? true),
      imageRequired: flag(body.imageRequired, before?.imageRequired ?? true),
      createdById: before?.createdById ?? me.id,
    };
  },
  guardDelete({ db }, { id, name }) {
    const count = db.categories.all().filter(({ segmentIds }) => segmentIds.includes(id)).length;
    if (count === 0) return;
    throw refusal(409, `Het segment ${name} bevat nog ${counted(count, 'categorie', 'categorieën')} en kan niet verwijderd worden.`);
  },
};

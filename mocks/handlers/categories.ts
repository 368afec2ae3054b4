import { canSee } from '../auth/access.ts';
import { categoryView } from '../db/views/category.ts';
import type { CategoryFact } from '../db/facts.ts';
import { flag, optionalText, text, toId, toIds } from './body.ts';
import { counted, refuseTaken, unknownIds } from './checks.ts';
import { nameProblems } from './lengths.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { folded, searchByName } from './search.ts';

/** Shelves of products. */
export const categories: Resource<CategoryFact> = {
  name: 'Categories',
  noun: 'Deze categorie',
  pageSize: 50,
  table: db => db.categories,
  list({ db, me, query }) {
    const wanted = folded(query.get('segmentName') ?? '');
    const segmentIds = db.segments.all().filter(({ name }) => folded(name) === wanted).filter(canSee(me)).map(({ id }) => id);
    const inSegment = (category: CategoryFact) => category.segmentIds.some(id => segmentIds.includes(id));
    const found = wanted ? db.categories.all().filter(inSegment) : db.categories.all();
    return searchByName(found, query).toSorted((a, b) => a.order - b.order);
  },
  sees: ({ me }, category) => canSee(me)(category),
  item: ({ db, me }, category) => categoryView(db, category, me),
  parse({ db, me }, body, before) {
    const name = text(body.name);
    const segmentIds = toIds(body.segmentIds) ?? before?.segmentIds ?? [];
    refuseInvalid({
      Name: nameProblems(name, 'Het is verplicht de categorie een naam te geven'),
      SegmentIds: [
        segmentIds.length === 0 && 'Het is verplicht om minimum één segment te kiezen voor een category',
        unknownIds(db.segments, segmentIds, 'Eén van de segmenten bestaat niet (meer).'),
      ],
    });
    refuseTaken(db.categories, 'name', name, before, `Er is al een categorie met de naam ${name}.`);
    const order = toId(body.order);
    return {
      name,
      segmentIds,
      order: Number.isNaN(order) ? (before?.order ?? 0) : order,
      path: 'path' in body ? optionalText(body.path) : (before?.path ?? null),
      isVisible: flag(body.isVisible, before?.isVisible ?? true),
      imageRequired: flag(body.imageRequired, before?.imageRequired ?? true),
      createdById: before?.createdById ?? me.id,
    };
  },
  guardDelete({ db }, { id, name }) {
    const count = db.products.all().filter(({ categoryIds }) => categoryIds.includes(id)).length;
    if (count === 0) return;
    throw refusal(409, `De categorie ${name} bevat nog ${counted(count, 'product', 'producten')} en kan niet verwijderd worden.`);
  },
};

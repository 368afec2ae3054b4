import { describe } from 'vitest';
import { collectionCases } from './collections.ts';
import { etagCases } from './etag.ts';
import { hiddenCases } from './hidden.ts';
import { kindCases } from './kinds.ts';
import { lengthCases } from './lengths.ts';
import { listCases } from './lists.ts';
import { mediaCases } from './media.ts';
import { onceCases } from './once.ts';
import { peopleCases } from './people.ts';
import { productCases } from './products.ts';
import { roleCases } from './roles.ts';
import { ruleCases } from './rules.ts';
import { signInCases } from './signIn.ts';
import { createSetUp, type MakeApi } from './target.ts';

/** The subjects of the examples. */
const SUBJECTS = {
  'sign-in': signInCases, roles: roleCases, people: peopleCases, lists: listCases, hidden: hiddenCases, products: productCases, collections: collectionCases,
  media: mediaCases, lengths: lengthCases, kinds: kindCases, rules: ruleCases, etag: etagCases, once: onceCases,
};
type Subject = keyof typeof SUBJECTS;
const EVERY_SUBJECT = Object.keys(SUBJECTS) as Subject[];

/**
 * What every server of this API does: examples of each call, each status, each refusal and each role, over the wire alone.
 * @param name of the server, for the report
 * @param makeApi gives it anew for each example
 * @param options `isElsewhere`: a running server, without the examples that move its time or want another catalogue;
 *   `about`: no other examples than those of these subjects, for what plays no part in the others
 */
export const conformance = (name: string, makeApi: MakeApi, { isElsewhere = false, about = EVERY_SUBJECT }: { isElsewhere?: boolean; about?: readonly Subject[] } = {}): void => {
  const setUp = createSetUp(makeApi, isElsewhere);
  describe.each(about)(`${name}: %s`, subject => { SUBJECTS[subject](setUp); });
};

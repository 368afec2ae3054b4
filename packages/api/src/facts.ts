import type { ResourceName, Role } from '@staalkaart/api-client/wire';

/** What is stored: facts only. Everything else that the wire carries is derived in `views`. */
export interface Fact {
  readonly id: number;
}

/** A material and a tag are no more than this. */
export interface NamedFact extends Fact {
  readonly name: string;
}

/** Fields of whatever shows as a tile with a picture. */
export interface TileFact extends NamedFact {
  readonly path: string | null;
  readonly isVisible: boolean;
  readonly imageRequired: boolean;
  readonly createdById: number;
}

export interface SegmentFact extends TileFact {
  readonly order: number;
}

export interface CategoryFact extends TileFact {
  readonly order: number;
  readonly segmentIds: readonly number[];
}

export interface CollectionFact extends TileFact {
  readonly description: string | null;
  readonly productIds: readonly number[];
  readonly isPrivate: boolean;
  /** ISO 8601 in UTC, as every date of a fact. */
  readonly updated: string;
  /** Who wrote last; the creator when absent. */
  readonly updatedById?: number;
}

export interface ProductFact extends NamedFact {
  readonly description: string | null;
  readonly erpId: string | null;
  readonly ammount: number | null;
  readonly formatOpen: string | null;
  readonly formatClosed: string | null;
  readonly customerId: number;
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly materialIds: readonly number[];
  readonly isVisible: boolean;
  readonly createdById: number;
  readonly created: string;
  readonly updated: string;
  /** Who wrote last; the creator when absent. */
  readonly updatedById?: number;
}

export interface AssetFact extends NamedFact {
  readonly productId: number;
  readonly order: number;
  /** Null until its file was uploaded. */
  readonly path: string | null;
  readonly isVideo: boolean;
  readonly file: string | null;
  readonly createdById: number;
}

export interface CustomerFact extends NamedFact {
  readonly erpId: string;
  readonly contact: string | null;
}

export interface UserFact extends Fact {
  readonly email: string;
  readonly username: string;
  readonly phoneNumber: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly avatarPath: string | null;
  /** As the port for passwords hashed it. */
  readonly password: string;
  /** Secret of the second step, in base32, as the port for secrets encrypted it; null asks none. */
  readonly secret: string | null;
  /** Whether a code of the secret was accepted before: the QR image is not shown again. */
  readonly secretConfirmed: boolean;
}

/** A password that was right, and waits for its code. */
export interface WaitingStep {
  /** What the browser that gave it holds: worth nothing without a code. */
  readonly ticket: string;
  /** Where it was given, by a client that is no browser and holds nothing; null for a browser. */
  readonly address: string | null;
  /** When it was given, in ms. */
  readonly since: number;
  /** How many wrong codes were given for it. */
  readonly tries: number;
}

/** How far somebody is in signing in; its id is the user's. What it means is in `rules/secondStep.ts`. */
export interface SecondStepFact extends Fact {
  readonly waiting: readonly WaitingStep[];
  /** How many wrong codes count against the account, and since when, in ms: they are forgotten with time. */
  readonly wrong: number;
  readonly wrongAt: number;
  /** The number of the half minute whose code was accepted last: a code counts once. */
  readonly lastCounter: number;
}

/** Somebody who is signed in on one device. */
export interface SessionFact extends Fact {
  /** SHA-256 of the bearer token, in hex: the token itself is stored nowhere. */
  readonly tokenHash: string;
  readonly userId: number;
  /** When the sign-in was, in ms. */
  readonly opened: number;
  /** When it was last used, in ms, to the minute. */
  readonly used: number;
}

/** What was told to whoever made something by a call with a key, for a repeat of it. */
export interface AnswerFact extends Fact {
  /** SHA-256 of who called, the key, the address and the body, in hex: none of them is stored, but who. */
  readonly hash: string;
  readonly userId: number;
  readonly status: number;
  readonly etag: string | null;
  readonly body: string;
  /** When it was told, in ms. */
  readonly since: number;
}

/** The tables whose records hold more than a name. */
interface OwnFacts {
  segments: SegmentFact;
  categories: CategoryFact;
  collections: CollectionFact;
  products: ProductFact;
  assets: AssetFact;
  customers: CustomerFact;
  users: UserFact;
  secondSteps: SecondStepFact;
  sessions: SessionFact;
  answers: AnswerFact;
}

/** Every table with its record: one for each resource under its name in lower case, the steps of signing in, who did, and what repeats are told. */
export type Facts = OwnFacts & { [N in Exclude<Lowercase<ResourceName>, keyof OwnFacts>]: NamedFact };
export type TableName = keyof Facts;

import type { Role } from '@staalkaart/api-client/wire';
import type { ByteSource, Content } from './rules/bytes.ts';
import type { Snapshot, Store, Transaction } from './store.ts';

/** A file that is served. */
export interface StoredFile {
  /** A media type that was accepted on the way in. */
  type: string;
  /** In bytes. */
  size: number;
  /** Names these very bytes, whatever they are asked for by. */
  tag: string;
  /** Whether the path goes on giving these bytes: not while the smaller picture that was asked for is still to be made. */
  isFinal: boolean;
  /** The bytes from one place up to another, read as they are asked for. Nothing is open before the first and after `cancel`. */
  stream(from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A smaller picture that is asked for. */
export interface Wanted {
  /** In px. A width that is not made means the picture itself. */
  width: number;
  /** Whether it may be WebP, whatever the picture itself is. */
  isWebpAccepted: boolean;
}

/** A file that came with a request, at hand until it is let go. */
export interface IncomingFile extends ByteSource {
  /** As the sender calls it: never to be trusted. */
  name: string;
  /** Whether there was more of it than was asked for; the bytes are gone then. */
  isTooLarge: boolean;
  /** Keeps what is worth keeping of it, so that it outlives any failure, and gives its path. */
  keep(content: Content): Promise<string>;
  /** Lets go of it; what was kept stays. */
  discard(): Promise<void>;
}

/** Where files are. A path is the site-relative address that a file is served under, which nobody can guess. */
export interface Files {
  /** Whether smaller pictures are made of those that come in. */
  readonly hasRenditions: boolean;
  /**
   * Takes in the first file in a field of a multipart body, of which at most `limit` bytes are held anywhere.
   * Undefined where the body has none, or does not come to its end.
   */
  receive(request: Request, field: string, limit: number): Promise<IncomingFile | undefined>;
  get(path: string, wanted?: Wanted): Promise<StoredFile | undefined>;
  /** Whether a path is that of a file which this server issued; whoever asks may store the path for some time after. */
  has(path: string): Promise<boolean>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash to compare with, so that nobody learns who has an account. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash was made at less cost than one of today. */
  isOutdated(hash: string): boolean;
}

/** Keeps the secrets of the second step unreadable at rest. */
export interface Secrets {
  encrypt(text: string): Promise<string>;
  decrypt(text: string): Promise<string>;
}

/** Somebody who is signed in on one device. */
export interface Session {
  readonly userId: number;
  /** Whether its last use is to be written down anew. */
  readonly isDue: boolean;
}

/** Who is signed in: part of the transaction that changes it, so that a change and the end of a session are one. */
export interface Sessions {
  /** Gives a bearer token. */
  open(at: Transaction, userId: number): Promise<string>;
  /** The session of a token that still counts. */
  find(at: Snapshot, token: string): Promise<Session | undefined>;
  /** Writes down that it is used. */
  renew(at: Transaction, token: string): Promise<void>;
  /** Ends one, of somebody who leaves. */
  close(at: Transaction, token: string): Promise<void>;
  /** Lets one count no more for as long as this process runs, where the store can write nothing. */
  forget(token: string): void;
  /** Ends all of somebody whose rights or credentials change, but for that of this token: who did it stays signed in. */
  closeAllOf(at: Transaction, userId: number, spared?: string): Promise<void>;
}

/** Slows down who guesses: each try counts until it proves right. */
export interface Throttle {
  /**
   * Counts a try to sign in to an account, known or not, from an address.
   * @returns how many s to wait; 0 when the try may be made
   */
  take(email: string, address: string): Promise<number>;
  /** Takes a try that was right out of the count. */
  giveBack(email: string, address: string): Promise<void>;
}

/** All that the calls need and that is not a pure decision. */
export interface Ports {
  store: Store;
  files: Files;
  passwords: Passwords;
  secrets: Secrets;
  sessions: Sessions;
  throttle: Throttle;
  clock: () => Date;
  /** Who does not sign in with a password alone: whoever has no second step yet gets one at the next sign-in. Nobody when absent. */
  secondStepFor?: readonly Role[];
  /** A one-time code that is accepted for everybody. For a mock alone. */
  masterCode?: string;
}

import { API_BASE } from '@staalkaart/api-client/wire';

/** A call that has to fail: any method when there is none. */
export interface FailureSwitch {
  method?: string;
  /** The begin of the path after `/api/`: `Products` also stands for `Products/12`. */
  path: string;
}

/** Reads `PUT Products`, or `Products` for every method. */
export const readFailure = (value: string): FailureSwitch | undefined => {
  const match = /^\s*(?:(get|post|put|delete)\s+)?\/?(?:api\/)?(\S*)\s*$/i.exec(value);
  const path = match?.[2]?.replace(/\/$/, '') ?? '';
  if (!path) return undefined;
  return match?.[1] ? { method: match[1].toUpperCase(), path } : { path };
};

const within = (path: string, prefix: string) => {
  const [own, wanted] = [path.toLowerCase(), prefix.toLowerCase()];
  return own === wanted || own.startsWith(`${wanted}/`);
};

/** Whether a request was told to fail. */
export const failsOnPurpose = (failures: readonly FailureSwitch[], request: Request): boolean => {
  if (failures.length === 0) return false;
  const { pathname } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf(API_BASE) + API_BASE.length);
  return failures.some(failure => (!failure.method || failure.method === request.method) && within(path, failure.path));
};

/** One of these for each cache, and so for each session: made when it is first asked for, of what asks. */
export const perCache = <Value, Given extends unknown[] = []>(make: (...given: Given) => Value) => {
  const made = new WeakMap<object, Value>();
  return (cache: object, ...given: Given): Value => {
    const value = made.get(cache) ?? make(...given);
    made.set(cache, value);
    return value;
  };
};

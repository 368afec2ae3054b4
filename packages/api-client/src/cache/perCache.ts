/** One of these for each cache, and so for each session: made when it is first asked for. */
export const perCache = <Value>(make: () => Value) => {
  const made = new WeakMap<object, Value>();
  return (cache: object): Value => {
    const value = made.get(cache) ?? make();
    made.set(cache, value);
    return value;
  };
};

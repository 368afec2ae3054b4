/** Makes a value when it is first asked for, and keeps it: an `Intl` format costs tens of milliseconds, which a module must not spend while it loads. */
export const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

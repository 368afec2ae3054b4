import type { AnyObjectSchema, ValidationError } from 'yup';

/** What a rule says of a value; nothing where it takes it. */
export const complaintOf = (rule: { validateSync: (value: unknown) => unknown }, value: unknown): string | undefined => {
  try {
    rule.validateSync(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** The first message of each field, as a form shows it. */
export const messages = (rules: AnyObjectSchema, values: unknown): Record<string, string> => {
  try {
    rules.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const found: Record<string, string> = {};
    for (const { path = '', message } of (error as ValidationError).inner) found[path] ??= message;
    return found;
  }
};

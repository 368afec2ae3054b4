const LONGEST = 200;
const LARGEST_KILOBYTES = 100;

/** Whether text shows at least one character: more than spaces, controls and letters that draw nothing. */
export const shows = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A message when a name, a code or a password is longer than anybody reads. */
export const tooLong = (text: string | null): string | false =>
  (text?.length ?? 0) > LONGEST && `Gebruik hoogstens ${LONGEST} tekens.`;

/** What is wrong with a name or a code that has to be there: `required` is said when nobody would see it. */
export const nameProblems = (name: string, required: string): (string | false)[] => [!shows(name) && required, tooLong(name)];

/** A message when a description, in UTF-8, is larger than a server takes. */
export const tooLarge = (description: string | null): string | false =>
  new TextEncoder().encode(description ?? '').length > LARGEST_KILOBYTES * 1024 && `De omschrijving mag hoogstens ${LARGEST_KILOBYTES} kB groot zijn.`;

/** A server's complaints: field name > sentences. Names may be written 'Name' or 'name'. */
export type ServerErrors = Record<string, readonly string[]>;

export interface PlacedErrors {
  /** One sentence for each field of the form that the server complains of. */
  byField: Record<string, string>;
  /** What belongs to no field of the form. */
  general: string | undefined;
}

const short = (name: string) => name.replace(/^\$\.|\[\d+\]$/g, '').toLowerCase();

/** Puts each complaint beside its field, and the others, with the general one first, in one text. */
export const placeServerErrors = (errors: ServerErrors | undefined, fields: readonly string[], general?: string): PlacedErrors => {
  const byField: Record<string, string> = {};
  const others: string[] = general ? [general] : [];
  for (const [name, sentences] of Object.entries(errors ?? {})) {
    if (sentences.length === 0) continue;
    const field = fields.find(each => short(each) === short(name));
    if (field) byField[field] = [byField[field], ...sentences].filter(Boolean).join(' ');
    else others.push(...sentences.filter(sentence => !others.includes(sentence)));
  }
  return { byField, general: others.join(' ') || undefined };
};

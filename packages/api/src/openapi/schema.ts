/** What a value looks like: the part of JSON Schema 2020-12 that the description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** False: nothing but the properties; a schema: of any other property. */
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
}

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const whole: Schema = { type: 'integer' };
/** Opaque: it is compared, never computed with. */
export const id: Schema = { type: 'integer' };
/** The same as it is sent: text of digits is taken too. */
export const sentId: Schema = { type: ['integer', 'string'] };
/** ISO 8601 in UTC. */
export const moment: Schema = { type: 'string', format: 'date-time' };
export const binary: Schema = { type: 'string', format: 'binary' };

export const optional = (schema: Schema): Schema => ({ ...schema, type: [schema.type ?? [], 'null'].flat() });
export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object with these properties and no others. @param absent those that may be left out; none when not given */
export const object = (properties: Readonly<Record<string, Schema>>, absent: readonly string[] = []): Schema => ({
  type: 'object', properties, required: Object.keys(properties).filter(name => !absent.includes(name)), additionalProperties: false,
});

/** What is sent: the named properties have to be there, and others mean nothing. */
export const sent = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema => ({ type: 'object', properties, required });

import type { z } from 'zod';

/** A type whose fields and arrays are read-only at every depth. */
type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

/** The type of the values that a schema accepts, after parsing. */
export type SchemaOutput<Schema extends z.ZodType> = Immutable<z.output<Schema>>;

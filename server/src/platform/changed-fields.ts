import { isDeepStrictEqual } from 'node:util'

type Changes<Model> = { readonly [Field in keyof Model]?: Model[Field] | undefined }

/**
 * The names of the fields that get another value; what is left open stays as it is.
 * Names only: the log of changes keeps no personal data. PostgreSQL keeps a document's fields in an order of its own.
 */
export function changedFields<Model extends object>(before: Model, changes: Changes<Model>): string[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(changes)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, known.get(field)))
    .map(([field]) => field)
}

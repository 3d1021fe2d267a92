export type Side = 'mine' | 'theirs'

/** The parts of a record that are chosen as one, each with its fields: what only makes sense together stays together. */
type Parts<Part extends string, Values> = Readonly<Record<Part, readonly (keyof Values)[]>>

interface Difference<Part extends string> {
  part: Part
  /** Whose part stands when only one of the two changed it; absent when both did. */
  settled?: Side
}

/** What two people make of one record that both began from. */
export interface TwoVersions<Part extends string, Values> {
  /** Only what differs from the record that the person saw. */
  changes: (base: Values, values: Values) => Partial<Values>
  /** Where the two versions differ. */
  differences: (base: Values, mine: Values, theirs: Values) => Difference<Part>[]
  /** Theirs, with the parts of mine that were kept. */
  merged: (mine: Values, theirs: Values, sides: Partial<Record<Part, Side>>) => Values
}

export function twoVersions<Part extends string, Values extends object>(
  parts: Parts<Part, Values>,
): TwoVersions<Part, Values> {
  const names = Object.keys(parts) as Part[]
  const isChanged = (part: Part, one: Values, other: Values): boolean =>
    parts[part].some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
  const pick = (values: Values, chosen: readonly Part[]): Partial<Values> => {
    const fields = chosen.flatMap((part) => parts[part])
    return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>
  }
  return {
    changes: (base, values) =>
      pick(
        values,
        names.filter((part) => isChanged(part, base, values)),
      ),
    differences: (base, mine, theirs) =>
      names
        .filter((part) => isChanged(part, mine, theirs))
        .map((part) => {
          if (!isChanged(part, base, mine)) return { part, settled: 'theirs' }
          return isChanged(part, base, theirs) ? { part } : { part, settled: 'mine' }
        }),
    merged: (mine, theirs, sides) => ({
      ...theirs,
      ...pick(
        mine,
        names.filter((part) => sides[part] === 'mine'),
      ),
    }),
  }
}

/** A record whose every field is chosen by itself. */
export function eachFieldOf<Field extends string>(fields: readonly Field[]): Readonly<Record<Field, readonly [Field]>> {
  return Object.fromEntries(fields.map((field) => [field, [field]])) as unknown as Record<Field, [Field]>
}

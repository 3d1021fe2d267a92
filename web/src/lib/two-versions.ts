export type Side = 'mine' | 'theirs'

/** The parts of a record that are chosen as one, each with its fields: what only makes sense together stays together. */
export type Parts<Part extends string, Values> = Readonly<Record<Part, readonly (keyof Values)[]>>

export interface Difference<Part extends string> {
  part: Part
  /** Whose part stands when only one of the two changed it; absent when both did. */
  settled?: Side
}

function namesOf<Part extends string>(parts: Readonly<Record<Part, unknown>>): Part[] {
  return Object.keys(parts) as Part[]
}

function isChanged<Values>(fields: readonly (keyof Values)[], one: Values, other: Values): boolean {
  return fields.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

function pick<Values>(values: Values, fields: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>
}

/** Only what differs from the record that the person saw. */
export function changesBetween<Part extends string, Values>(
  parts: Parts<Part, Values>,
  base: Values,
  values: Values,
): Partial<Values> {
  const changed = namesOf(parts).filter((part) => isChanged(parts[part], base, values))
  return pick(
    values,
    changed.flatMap((part) => parts[part]),
  )
}

/** Where two people's versions of one record differ. */
export function differencesBetween<Part extends string, Values>(
  parts: Parts<Part, Values>,
  base: Values,
  mine: Values,
  theirs: Values,
): Difference<Part>[] {
  return namesOf(parts)
    .filter((part) => isChanged(parts[part], mine, theirs))
    .map((part) => {
      if (!isChanged(parts[part], base, mine)) return { part, settled: 'theirs' }
      return isChanged(parts[part], base, theirs) ? { part } : { part, settled: 'mine' }
    })
}

/** Theirs, with the parts of mine that were kept. */
export function mergedBy<Part extends string, Values extends object>(
  parts: Parts<Part, Values>,
  mine: Values,
  theirs: Values,
  sides: Partial<Record<Part, Side>>,
): Values {
  const kept = namesOf(parts).filter((part) => sides[part] === 'mine')
  return {
    ...theirs,
    ...pick(
      mine,
      kept.flatMap((part) => parts[part]),
    ),
  }
}

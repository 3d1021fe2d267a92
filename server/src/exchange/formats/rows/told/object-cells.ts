/** Options as programs write records of them: [{"id": "A", "text": "Huế", "isCorrect": false}, …]. */

type Field = string | number | boolean

export interface ObjectOption {
  text: string
  isRight: boolean
}

const mostOptions = 10
const ofRight = /correct|right|isanswer|is_answer|dung|valid/i

/** Null unless each has the same fields: one that tells them apart in words, one that counts them, one that says what is right. */
export function objectsIn(cell: string): ObjectOption[] | null {
  if (!/^\s*\[\s*\{[\s\S]*\}\s*\]\s*$/.test(cell)) return null
  const records = recordsIn(cell)
  const [first] = records ?? []
  if (!records || !first || records.length < 2 || records.length > mostOptions) return null
  const names = [...new Set(records.flatMap((record) => [...record.keys()]))]
  const valuesOf = (name: string): (Field | undefined)[] => records.map((record) => record.get(name))
  const flags = names.filter(
    (name) =>
      valuesOf(name).every((value) => typeof value === 'boolean' || value === 0 || value === 1) && ofRight.test(name),
  )
  const counts = new Set(names.filter((name) => !flags.includes(name) && isCount(valuesOf(name))))
  const [text, ...others] = names.filter((name) => !flags.includes(name) && !counts.has(name))
  if (text === undefined || others.length > 0 || flags.length > 1) return null
  const texts = valuesOf(text).map((value) => (value === undefined ? '' : String(value).trim()))
  if (texts.includes('')) return null
  const rights = flags[0] === undefined ? [] : valuesOf(flags[0]).map((value) => value === true || value === 1)
  return texts.map((one, at) => ({ text: one, isRight: rights[at] === true }))
}

/** A, B, C; 0, 1, 2 or 1, 2, 3. */
function isCount(values: readonly (Field | undefined)[]): boolean {
  const said = values.map((value) => String(value ?? '').toUpperCase())
  return ['A', '0', '1'].some((begin) =>
    said.every((sign, at) => sign === (begin === 'A' ? String.fromCodePoint(65 + at) : String(Number(begin) + at))),
  )
}

/** What is empty says nothing. */
function recordsIn(cell: string): Map<string, Field>[] | null {
  try {
    const parsed: unknown = JSON.parse(cell)
    if (!Array.isArray(parsed)) return null
    const records = parsed.map((one: unknown) => recordOf(one))
    return records.every((record) => record !== null) ? records : null
  } catch {
    return null
  }
}

function recordOf(one: unknown): Map<string, Field> | null {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return null
  const record = new Map<string, Field>()
  for (const [name, value] of Object.entries(one)) {
    if (value === null || value === '') continue
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null
    record.set(name, value)
  }
  return record
}

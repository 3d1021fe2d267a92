import type { Endpoint } from '../../contracts/endpoint.ts'
import { hostileTexts } from '../../server/testing/samples/hostile-texts.ts'
import { attacks } from '../../server/testing/attacks.ts'

export interface OddRequest {
  endpoint: Endpoint
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const oddTexts = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '\u0000',
  '\uD800',
  '%',
  '%00',
  "' or 1=1 --",
  '../../etc/passwd',
  '😀'.repeat(50),
  'đ'.repeat(5000),
  '\u202Egnp.exe',
  'null',
  'NaN',
  '-1',
  '1e999',
  '2026-13-45T99:99:99Z',
  ...attacks.slice(0, 20),
]
const oddNumbers = [0, -0, -1, 0.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63]
const plainValues = [
  'Nguyễn Văn An',
  'an@test.example',
  'Kem-dua-47',
  'user',
  'student',
  'LOP_4',
  'vi',
  'draft',
  'published',
  'single_choice',
  'easy',
  '2030-01-01T00:00:00.000Z',
  '<p>Hai cộng ba bằng mấy?</p>',
  1,
  10,
  true,
  false,
]

/** The same run again for the same number. */
export function createOddRequests(random: () => number, ids: readonly string[], questions: readonly object[] = []) {
  const pick = <Value>(from: readonly Value[]): Value => {
    const found = from[Math.floor(random() * from.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  const hostile = Object.values(hostileTexts)

  function oddValue(depth = 0): unknown {
    const kind = random()
    if (kind < 0.3) return pick(oddTexts)
    if (kind < 0.45) return pick(oddNumbers)
    if (kind < 0.55) return pick([null, true, false, [], {}])
    if (kind < 0.6) return pick(hostile)(Math.floor(random() * 4000))
    if (kind < 0.7) return pick(ids)
    if (depth > 3) return null
    if (kind < 0.85) return Array.from({ length: Math.floor(random() * 4) }, () => oddValue(depth + 1))
    return Object.fromEntries(
      Array.from({ length: Math.floor(random() * 4) }, () => [pick([...oddTexts, '_id', 'id']), oddValue(depth + 1)]),
    )
  }

  /** A good one with something of it bent, at whatever depth. */
  function bent(value: unknown): unknown {
    if (random() < 0.04) return oddValue()
    if (Array.isArray(value)) {
      const parts: unknown[] = value.map(bent)
      return random() < 0.05 ? [...parts, ...parts] : parts
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bent(part)]))
  }

  /** Mostly what a schema would take, so that it gets past the first check; now and then something else. */
  function valueFor(schema: unknown, depth = 0): unknown {
    if (random() < 0.06) return oddValue()
    const { type, options, element, innerType, shape, entries, format, valueType } = inside(schema)
    if (innerType !== undefined) return random() < 0.15 ? undefined : valueFor(innerType, depth)
    if (type === 'object' && shape && depth < 6) {
      const made = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, valueFor(part, depth + 1)]))
      // Questions of every type, so that their parts get as far as their rules.
      const isQuestion = questions.length > 0 && 'content' in shape && 'type' in shape && 'answers' in shape
      return isQuestion && random() < 0.6 ? { ...made, ...(bent(pick(questions)) as object) } : made
    }
    if (type === 'record' && valueType !== undefined && depth < 6)
      return Object.fromEntries(
        Array.from({ length: Math.floor(random() * 4) }, () => [pick(ids), valueFor(valueType, depth + 1)]),
      )
    if (type === 'array' && element !== undefined && depth < 6)
      return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(element, depth + 1))
    if (type === 'enum' && entries) return pick(Object.values(entries))
    if (type === 'union' && options) return valueFor(pick(options), depth + 1)
    if (type === 'boolean') return random() < 0.5
    if (format === 'uuid') return pick(ids)
    if (format === 'email') return `an-${Math.floor(random() * 1e9)}@test.example`
    if (type === 'number' || type === 'int') return pick([1, 2, 5, 10, 60, ...oddNumbers.slice(0, 3)])
    return random() < 0.3 ? pick(ids) : pick(plainValues)
  }

  return (endpoint: Endpoint): OddRequest => {
    const path = endpoint.path.replaceAll(/:\w+/g, () =>
      encodeURIComponent(random() < 0.8 ? pick(ids) : pick(oddTexts).toWellFormed() || 'x'),
    )
    const query = new URLSearchParams()
    const wanted = random() < 0.6 ? valueFor(endpoint.query) : {}
    for (const [name, value] of Object.entries(typeof wanted === 'object' && wanted !== null ? wanted : {}))
      if (value !== undefined)
        query.append(
          name.toWellFormed(),
          (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
        )
    const hasBody = endpoint.method !== 'GET'
    const text = hasBody ? (JSON.stringify(valueFor(endpoint.body)) ?? '') : undefined
    return {
      endpoint,
      path: `${path}?${query.toString()}`.slice(0, 12_000),
      headers: {
        ...(hasBody && {
          'content-type': random() < 0.95 ? 'application/json' : pick(['text/plain', 'multipart/form-data', '']),
        }),
        ...(random() < 0.1 && { 'x-request-id': pick(['ab', 'abcdefgh', '!!']), cookie: 'refresh_token=%E0%A4%A' }),
        ...(random() < 0.05 && { range: 'bytes=0-99999999999', accept: 'x'.repeat(500) }),
      },
      // Now and then it is broken off in the middle.
      body: text !== undefined && random() < 0.03 ? text.slice(0, text.length / 2) : text,
    }
  }
}

interface Inside {
  type: string
  options?: readonly unknown[]
  element?: unknown
  innerType?: unknown
  shape?: Record<string, unknown>
  entries?: Record<string, unknown>
  format?: string
  valueType?: unknown
}

/** Of a schema, what it is made of. */
function inside(schema: unknown): Inside {
  const definition = (schema as { def?: Record<string, unknown> } | undefined)?.def
  if (!definition) return { type: 'unknown' }
  // A pipe is what goes in.
  if (definition['type'] === 'pipe') {
    const goesIn = inside(definition['in'])
    return goesIn.type === 'transform' ? inside(definition['out']) : goesIn
  }
  return definition as unknown as Inside
}

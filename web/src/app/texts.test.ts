import { type Message, type Wording, languages } from '@lms/contracts/messages.ts'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

const textModules = import.meta.glob<Record<string, unknown>>('../**/*-texts.ts', { eager: true })
const messageModules = import.meta.glob<Record<string, unknown>>('../../../contracts/**/*-messages.ts', { eager: true })
const contractModules = import.meta.glob<Record<string, unknown>>(
  ['../../../contracts/**/*.ts', '!../../../contracts/**/*.test.ts'],
  { eager: true },
)
const components = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

interface TextModule {
  namespace: string
  messages: Record<string, Wording>
}

const slices = Object.entries(textModules).flatMap(([path, module]) =>
  Object.values(module)
    .filter((value) => isTextModule(value))
    .map((texts) => ({ path, ...texts })),
)
const contracts = Object.entries(messageModules).flatMap(([path, module]) =>
  Object.values(module).map((messages) => ({ path, messages: messages as Record<string, Wording> })),
)

describe('every message of the contract', () => {
  test('has a key of its own', () => {
    const exported = Object.values(contractModules).flatMap((module) => Object.values(module))
    const keys = [...new Set(exported.flatMap(messagesOf))].map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(500)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

test('moments are written by one module, so that a screen has one form of them', () => {
  // Each of these writes something else: a value for a field, the offset of a zone, a name of a weekday, an axis.
  const own =
    /\/(?:lib\/formats|ui\/date\/|ui\/preferences\/|posts\/post-moments|schedule\/ScheduleDay|dashboard\/home-formats)/
  const writing = Object.entries(sources)
    .filter(
      ([path, code]) => !own.test(path) && /toLocale(?:Date|Time)?String\(|Intl\.DateTimeFormat|dayjs\(/.test(code),
    )
    .map(([path]) => path)
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  expect(writing).toEqual([])
})

describe('every text', () => {
  test('belongs to a slice with a name of its own', () => {
    const names = slices.map(({ namespace }) => namespace)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([...slices, ...contracts])('of $path has its default wording and both languages', ({ messages }) => {
    for (const [key, message] of Object.entries(messages)) {
      for (const language of languages) expect(message[language]?.trim(), `${key}, ${language}`).toBeTruthy()
    }
  })

  test.each([...slices, ...contracts])('of $path is the English that people speak', ({ messages }) => {
    const house = /\bthe own\b|\b(?:informations|datas|equipments)\b|\bperson that\b/i
    for (const [key, message] of Object.entries(messages)) expect(message.en, key).not.toMatch(house)
  })

  test.each([...slices, ...contracts])('of $path takes the same values in every language', ({ messages }) => {
    for (const [key, message] of Object.entries(messages)) {
      const [first, ...others] = languages.map((language) => placeholders(message[language]))
      for (const other of others) expect(other, key).toEqual(first)
    }
  })
})

test.each(Object.entries(components))('%s shows no text that cannot be translated', (_, source) => {
  expect(visibleLiterals(source)).toEqual([])
})

test('the search for such texts finds them', () => {
  const source = `export const Sample = () => (
    <Field label="Họ tên" placeholder={'Name'} title="dd/MM/yyyy" aria-label={\`Close\`} name="email" className="wide">
      Xin chào {'bạn'} {name} 12 · <b>{count}</b>
    </Field>
  )`
  expect(visibleLiterals(source)).toEqual(['bạn', 'Họ tên', 'Name', 'Close', 'Xin chào'])
})

function isTextModule(value: unknown): value is TextModule {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value
}

/** Also those that an endpoint or a rule names again. */
function messagesOf(exported: unknown): Message[] {
  if (typeof exported !== 'object' || exported === null) return []
  return Object.values(exported).filter((each) => isMessage(each))
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && 'default' in value
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted()
}

const visibleAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'description',
  'label',
  'message',
  'placeholder',
  'title',
])

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Words that stand in the markup itself: between tags, or in an attribute that people see or hear. */
function visibleLiterals(source: string): string[] {
  const found: string[] = []
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node)
  return found.filter((text) => /\p{L}/u.test(text) && !isDatePattern(text))

  function visit(node: Node): void {
    if (node.type === 'JSXText') found.push(String(node['value']).trim())
    if (node.type === 'JSXAttribute' && visibleAttributes.has(attributeName(node))) collect(node['value'])
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node['children'] as Node[]) if (child.type === 'JSXExpressionContainer') collect(child)
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }

  function collect(value: unknown): void {
    if (!isNode(value)) return
    if (value.type === 'JSXExpressionContainer') collect(value['expression'])
    if (value.type === 'Literal' && typeof value['value'] === 'string') found.push(value['value'])
    if (value.type === 'TemplateLiteral') {
      for (const part of value['quasis'] as { value: { cooked: string } }[]) found.push(part.value.cooked)
    }
  }
}

/** 'MM/dd/yyyy' and its like read the same in every language. */
function isDatePattern(text: string): boolean {
  return /^[dmyhsa:/., -]+$/i.test(text) && /(dd|mm|yyyy|hh)/i.test(text)
}

function attributeName(attribute: Node): string {
  const name = attribute['name'] as Node
  return name.type === 'JSXIdentifier' ? String(name['name']) : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

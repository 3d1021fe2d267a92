import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, Visitor, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ofTheServer } from './light-contracts.ts'

const root = path.join(import.meta.dirname, '../..')

interface Source {
  file: string
  text: string
}

function sourcesIn(folder: string): Source[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

const contracts = sourcesIn('contracts')
const endpoints = new Set(
  contracts.flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, name]) => name)),
)

type Node = ESTree.Expression | ESTree.Super | ESTree.BindingPattern

/** What stands last in `a.b.c`. */
function lastName(node: Node): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return null
  return !node.computed && node.property.type === 'Identifier' ? node.property.name : null
}

function isEndpoint(node: Node): boolean {
  const name = lastName(node)
  return name !== null && (endpoints.has(name) || /(?:^e|E)ndpoint$/.test(name))
}

function keysOf(pattern: Node): string[] {
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  )
}

interface Reading {
  /** Such as `listQuizzes.data`. */
  said: string
  start: number
}

/** Where a value, not a type, is taken out of an endpoint that the build has taken out of it before. */
function readingsIn({ file, text }: Source): Reading[] {
  const found: Reading[] = []
  const report = (name: string, { start }: { start: number }): void => {
    found.push({ said: `${file}: ${name}`, start })
  }
  new Visitor({
    MemberExpression(node) {
      const property = node.computed
        ? node.property.type === 'Literal'
          ? String(node.property.value)
          : ''
        : lastName(node)
      if (property !== null && ofTheServer.has(property) && isEndpoint(node.object))
        report(`${lastName(node.object)}.${property}`, node)
    },
    VariableDeclarator(node) {
      if (node.init === null || !isEndpoint(node.init)) return
      for (const key of keysOf(node.id)) if (ofTheServer.has(key)) report(`${lastName(node.init)}.${key}`, node)
    },
    ObjectPattern(node) {
      const { typeAnnotation } = node
      if (!typeAnnotation || !/\bEndpoint\b/.test(text.slice(typeAnnotation.start, typeAnnotation.end))) return
      for (const key of keysOf(node)) if (ofTheServer.has(key)) report(`Endpoint.${key}`, node)
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** What the contracts themselves read of endpoints, by the name of the declaration that does so, or uses one that does. */
function readersIn(sources: readonly Source[]): Set<string> {
  const declarations = sources.flatMap((source) => {
    const readings = readingsIn(source)
    return [
      ...source.text.matchAll(
        /^(?:export )?(?:const|(?:async )?function) (\w+)[\s\S]*?(?=^(?:export|const|async|function|interface|type|import)\b|$(?![\s\S]))/gm,
      ),
    ].map(({ 0: text, 1: name = '', index }) => ({
      name,
      text,
      reads: readings.some(({ start }) => start >= index && start < index + text.length),
    }))
  })
  const readers = new Set(declarations.filter(({ reads }) => reads).map(({ name }) => name))
  for (let before = -1; before < readers.size;) {
    before = readers.size
    for (const { name, text } of declarations)
      if ([...readers].some((reader) => new RegExp(String.raw`\b${reader}\b`).test(text))) readers.add(name)
  }
  return readers
}

/** Names that a file takes from the contracts, types among them. */
function importsOf({ text }: Source): string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@lms\/contracts/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )
}

test('no screen reads what the build leaves out of an endpoint', () => {
  const screens = sourcesIn('web/src').filter(({ text }) => text.includes('@lms/contracts'))
  expect(screens.length).toBeGreaterThan(200)
  expect(endpoints.size).toBeGreaterThan(150)
  expect(screens.flatMap(readingsIn).map(({ said }) => said)).toEqual([])
  const readers = readersIn(contracts)
  expect(readers).toContain('dataIn')
  const taken = screens.flatMap((screen) =>
    importsOf(screen)
      .filter((name) => readers.has(name))
      .map((name) => `${screen.file}: ${name}`),
  )
  expect(taken).toEqual([])
})

test.each([
  ['const shape = listQuizzes.data', ['listQuizzes.data']],
  ['const { query: Query, message } = listQuizzes', ['listQuizzes.query']],
  ['const said = act.endpoint["summary"]', ['endpoint.summary']],
  ['function read({ params }: Pick<Endpoint, "params">) {}', ['Endpoint.params']],
  ['type Quizzes = typeof listQuizzes.data; const said = listQuizzes.message', []],
  ['const quizzes = useQuery(listOfQuizzes).data', []],
])('%s', (text, said) => {
  expect(readingsIn({ file: 'a.ts', text }).map((reading) => reading.said)).toEqual(said.map((name) => `a.ts: ${name}`))
})

import { type ParsedNode, type Scalar as YamlScalar, isAlias, isMap, isScalar, isSeq, parseAllDocuments } from 'yaml'
import { UnreadableFile } from '../item.ts'
import type { Value } from './json-tree.ts'

const longestSource = 6_000_000
const deepest = 40
const mostParts = 400_000

/** What the file holds; several documents in it are a list. */
export function valueInYaml(source: string): Value {
  if (source.length > longestSource || isNestedFar(source)) throw new UnreadableFile('tooComplex')
  const documents = parseAllDocuments(source, {
    // Texts stay what is written: 'no' and '1.10' as well.
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    logLevel: 'silent',
  })
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0))
    throw new UnreadableFile('notStrictYaml')
  const budget = { left: mostParts }
  const found = documents.flatMap(({ contents }) => (contents ? [valueOf(contents, 0, budget)] : []))
  return found.length === 1 && found[0] ? found[0] : { kind: 'list', items: found }
}

/** Brackets in brackets are read by going down into each. */
function isNestedFar(source: string): boolean {
  let depth = 0
  for (const sign of source.match(/[[\]{}]/g) ?? []) {
    depth = '[{'.includes(sign) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > 500) return true
  }
  return source.split('\n').some((line) => /^(?:\s*[-?:] ){200}|^ {2000}/.test(line))
}

function valueOf(node: ParsedNode, depth: number, budget: { left: number }): Value {
  budget.left -= 1
  if (depth > deepest || budget.left < 0) throw new UnreadableFile('tooComplex')
  // What stands elsewhere in the file could grow without an end; nobody writes questions so.
  if (isAlias(node)) return { kind: 'scalar', text: `*${node.source}`, isText: false, isUnknown: true }
  if (isScalar(node)) return scalarOf(node)
  if (isSeq<ParsedNode>(node))
    return { kind: 'list', items: node.items.map((item) => valueOf(item, depth + 1, budget)) }
  if (!isMap<ParsedNode, ParsedNode | null>(node)) return { kind: 'scalar', text: '', isText: false }
  return {
    kind: 'fields',
    fields: node.items.map(({ key, value }) => [
      isScalar(key) ? writtenIn(key) : '–',
      value ? valueOf(value, depth + 1, budget) : { kind: 'scalar', text: '', isText: false },
    ]),
  }
}

function scalarOf(node: YamlScalar): Value {
  const isText = typeof node.value === 'string'
  if (node.value === null) return { kind: 'scalar', text: '', isText: false }
  return { kind: 'scalar', text: writtenIn(node), isText }
}

/** Numbers with their digits. */
const writtenIn = (node: YamlScalar): string =>
  typeof node.value === 'string' ? node.value.replace(/\n$/, '') : (node.source ?? String(node.value))

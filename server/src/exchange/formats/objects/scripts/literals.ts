import type { AnyNode, Expression, ObjectExpression, Property, SpreadElement } from 'acorn'
import { UnreadableFile } from '../../item.ts'
import { type Fields, type Value, jsonIn } from '../json-tree.ts'
import { parametersIn } from './made-objects.ts'

const deepest = 40
const mostParts = 1_000_000

/** Part of a program, and where it stands. */
export interface Written {
  node: AnyNode
  source: string
}

interface Reading {
  source: string
  left: number
  /** What a thing that is made of arguments calls them. */
  parameters: ReadonlyMap<string, readonly string[]>
  /** What has no value by itself, and may hold lists of its own. */
  inner: Written[]
}

/** Every list and object that is in no other, by its name; objects that are alike are a list. */
export function literalsIn(roots: readonly Written[]): Fields {
  const parameters = parametersIn(roots.map(({ node }) => node))
  const reading: Reading = { source: '', left: mostParts, parameters, inner: [...roots].toReversed() }
  const found: { name: string; value: Value }[] = []
  const names = new Map<AnyNode, string>()
  for (let next = reading.inner.pop(); next; next = reading.inner.pop()) {
    const { node, source } = next
    reading.source = source
    reading.left -= 1
    if (reading.left < 0) throw new UnreadableFile('tooComplex')
    const value = valueOf(node, reading, 0)
    if (value && value.kind !== 'scalar') {
      found.push({ name: names.get(node) ?? '', value })
      continue
    }
    for (const [child, name] of childrenOf(node, names.get(node) ?? '').toReversed()) {
      names.set(child, name)
      reading.inner.push({ node: child, source })
    }
  }
  return { kind: 'fields', fields: gathered(found) }
}

/** A whole value. */
export function literalOf(node: AnyNode, source: string): Value | null {
  return valueOf(node, { source, left: mostParts, parameters: new Map(), inner: [] }, 0)
}

function gathered(found: readonly { name: string; value: Value }[]): [string, Value][] {
  const lists: [string, Value][] = []
  const alike = new Map<string, Value[]>()
  for (const { name, value } of found) {
    // What says something by itself may be one of many; what only holds others is not.
    const names = value.kind === 'fields' && value.fields.some(([, own]) => own.kind === 'scalar') ? value.fields : []
    const signature = names.map(([own]) => own).join('\n')
    const known = alike.get(signature)
    if (signature === '') lists.push([name, value])
    else if (known) known.push(value)
    else {
      const items = [value]
      alike.set(signature, items)
      lists.push([name, { kind: 'list', items }])
    }
  }
  return lists
}

/** With the name that whatever is in it is known by. */
function childrenOf(node: AnyNode, name: string): [child: AnyNode, name: string][] {
  const own = nameOf(node) ?? name
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).flatMap((child: unknown): [AnyNode, string][] =>
      isNode(child) ? [[child, own]] : [],
    ),
  )
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function nameOf(node: AnyNode): string | null {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : null
  if (node.type === 'Property' || node.type === 'PropertyDefinition') return keyOf(node)
  if (node.type !== 'AssignmentExpression') return null
  if (node.left.type === 'Identifier') return node.left.name
  return node.left.type === 'MemberExpression' && node.left.property.type === 'Identifier'
    ? node.left.property.name
    : null
}

function keyOf({ key, computed }: { key: AnyNode; computed: boolean }): string | null {
  if (computed) return null
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

/** Null where it is none that is written out. */
function valueOf(node: AnyNode, reading: Reading, depth: number): Value | null {
  reading.left -= 1
  if (depth > deepest || reading.left < 0) throw new UnreadableFile('tooComplex')
  const text = plainText(node)
  if (text !== null) return { kind: 'scalar', text, isText: true }
  switch (node.type) {
    case 'Literal':
      return node.regex ? null : { kind: 'scalar', text: node.value === null ? '' : (node.raw ?? ''), isText: false }
    case 'UnaryExpression':
      return numberOf(node)
    case 'Identifier':
      return node.name === 'undefined' ? { kind: 'scalar', text: '', isText: false } : null
    case 'ParenthesizedExpression':
      return valueOf(node.expression, reading, depth)
    case 'ArrayExpression':
      return { kind: 'list', items: node.elements.map((item) => partOf(item, reading, depth + 1)) }
    case 'ObjectExpression':
      return { kind: 'fields', fields: fieldsOf(node, reading, depth) }
    case 'NewExpression':
    case 'CallExpression':
      return madeOf(node.callee, node.arguments, reading, depth)
    default:
      return null
  }
}

function numberOf({ operator, argument }: { operator: string; argument: Expression }): Value | null {
  if (argument.type !== 'Literal' || typeof argument.value !== 'number' || !/^[-+]$/.test(operator)) return null
  return { kind: 'scalar', text: `${operator === '-' ? '-' : ''}${argument.raw ?? ''}`, isText: false }
}

/** What has no value is shown as it is written, and nobody takes it for a text. */
function partOf(node: AnyNode | null, reading: Reading, depth: number): Value {
  if (node === null) return { kind: 'scalar', text: '', isText: false }
  const value = valueOf(node, reading, depth)
  if (value) return value
  reading.inner.push({ node, source: reading.source })
  return {
    kind: 'scalar',
    text: reading.source.slice(node.start, Math.min(node.end, node.start + 200)),
    isText: false,
    isUnknown: true,
  }
}

const functions = /^(?:Arrow)?Function/

function fieldsOf({ properties }: ObjectExpression, reading: Reading, depth: number): [string, Value][] {
  return properties.flatMap((property: Property | SpreadElement): [string, Value][] => {
    if (property.type === 'SpreadElement') return [['...', partOf(property.argument, reading, depth + 1)]]
    const name = keyOf(property)
    // What an object does says nothing of what it asks.
    if (name !== null && !functions.test(property.value.type) && property.kind === 'init')
      return [[name, partOf(property.value, reading, depth + 1)]]
    reading.inner.push({ node: property.value, source: reading.source })
    return []
  })
}

/** `new Question('…', ['…'], 1)`, or a text of JSON that a program reads. */
function madeOf(callee: AnyNode, given: readonly AnyNode[], reading: Reading, depth: number): Value | null {
  const [first] = given
  if (callee.type === 'MemberExpression' && first)
    return /^JSON\s*\.\s*parse$/.test(reading.source.slice(callee.start, callee.end))
      ? jsonIn(plainText(first) ?? '')
      : null
  const names = callee.type === 'Identifier' ? reading.parameters.get(callee.name) : undefined
  if (!names || given.length === 0 || given.length > names.length || given.some(({ type }) => functions.test(type)))
    return null
  return {
    kind: 'fields',
    fields: given.map((own, index) => [names[index] ?? '', partOf(own, reading, depth + 1)]),
  }
}

/** A text, also one that is put together of several. */
function plainText(node: AnyNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null
  if (node.type === 'TaggedTemplateExpression') {
    const isRaw =
      node.tag.type === 'MemberExpression' &&
      node.tag.property.type === 'Identifier' &&
      node.tag.property.name === 'raw'
    return isRaw && node.quasi.expressions.length === 0 ? (node.quasi.quasis[0]?.value.raw ?? null) : null
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null
  const texts: string[] = []
  let left: AnyNode = node
  // From the last one on, as such a chain is as deep as it is long.
  while (left.type === 'BinaryExpression' && left.operator === '+') {
    const right = plainText(left.right)
    if (right === null) return null
    texts.push(right)
    left = left.left
  }
  const start = plainText(left)
  return start === null ? null : [start, ...texts.toReversed()].join('')
}

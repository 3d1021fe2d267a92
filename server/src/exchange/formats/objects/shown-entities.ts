import { Parser } from 'htmlparser2'
import type { Value } from './json-tree.ts'

const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi
const certain = /&(?:quot|#0?39|#x27|amp|apos);/i

/** Some services write texts as a page of the web has them: where every sign of such is written so, it is read so. */
export function withoutEntities(root: Value): Value {
  const texts: string[] = []
  gather(root, texts)
  const isShown = texts.some((text) => certain.test(text)) && texts.every(isWritten)
  return isShown ? decoded(root) : root
}

/** No sign stands there that a page would have to spell. */
function isWritten(text: string): boolean {
  return !/["<>]|&/.test(text.replaceAll(entity, ''))
}

function gather(value: Value, texts: string[]): void {
  if (value.kind === 'scalar') texts.push(value.text)
  else if (value.kind === 'list') for (const item of value.items) gather(item, texts)
  else for (const [, own] of value.fields) gather(own, texts)
}

function decoded(value: Value): Value {
  if (value.kind === 'scalar') return { ...value, text: shown(value.text) }
  if (value.kind === 'list') return { ...value, items: value.items.map(decoded) }
  return { ...value, fields: value.fields.map(([name, own]) => [name, decoded(own)] as const) }
}

/** What would be a tag afterwards is left as it is written: it was to be seen, and not to be one. */
function shown(text: string): string {
  if (!text.includes('&')) return text
  let plain = ''
  const parser = new Parser({ ontext: (part) => (plain += part) }, { decodeEntities: true })
  parser.end(text)
  return /^\s*<[^<>\s]+\s[\s\S]*>\s*$|^\s*<[\s\S]*>[\s\S]*>\s*$/.test(plain) ? text : plain
}

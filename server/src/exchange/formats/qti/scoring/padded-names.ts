import type { XmlElement } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'
import type { Declaration } from './declarations.ts'

/** 'answer_002' declares 'answer_2' as right, where nothing has the longer name and one alone has the shorter. */
export function withNamesMatched(
  responses: ReadonlyMap<string, Declaration>,
  item: XmlElement,
): Map<string, Declaration> {
  const choices = allBelow(item, (name) => name.endsWith('Choice')).map(
    ({ attributes }) => attributes['identifier'] ?? '',
  )
  const names = new Set(choices)
  const plain = Map.groupBy(names, withoutZeros)
  const matched = (name: string): string => {
    const [only, ...others] = names.has(name.trim()) ? [] : (plain.get(withoutZeros(name.trim())) ?? [])
    return only === undefined || others.length > 0 ? name : only
  }
  return new Map(
    [...responses].map(([key, one]) => [
      key,
      one.baseType === 'identifier' ? { ...one, correct: one.correct.map(matched) } : one,
    ]),
  )
}

const withoutZeros = (name: string): string => name.replaceAll(/(?<!\d)0+(?=\d)/g, '')

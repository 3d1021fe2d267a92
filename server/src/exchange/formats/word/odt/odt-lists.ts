import { type XmlElement, elementsOf } from '../../xml-tree.ts'
import { numeral } from '../document/word-numbering.ts'

interface Level {
  format: string
  prefix: string
  suffix: string
  start: number
}

export interface OdtLists {
  /** A list of the first level: it counts anew unless it says otherwise. */
  begin(list: XmlElement): void
  /** What stands before this item; empty without a number. */
  labelOf(item: XmlElement, level: number): string
  /** Drawn with a sign that is the same for all of them. */
  isPoint(level: number): boolean
}

const point = 'point'
const formats: Readonly<Record<string, string>> = { a: 'lowerLetter', A: 'upperLetter' }

/** Numbers of lists are in no text: they are counted here as the program counts them. */
export function odtListsOf(sheets: readonly (XmlElement | undefined)[]): OdtLists {
  const styles = new Map<string, Map<number, Level>>()
  for (const sheet of sheets)
    for (const group of sheet ? elementsOf(sheet) : [])
      for (const style of elementsOf(group, 'text:list-style'))
        styles.set(style.attributes['style:name'] ?? '', levelsOf(style))
  /** Of each style, and of each list that others go on from. */
  const kept = new Map<string, number[]>()
  let counts: number[] = []
  let levels = new Map<number, Level>()
  return {
    begin(list) {
      const { 'text:style-name': name = '', 'xml:id': id, 'text:continue-list': before } = list.attributes
      levels = styles.get(name) ?? new Map()
      const goesOn = before !== undefined || list.attributes['text:continue-numbering'] === 'true'
      counts = goesOn ? (kept.get(before ?? name) ?? kept.get(name) ?? []) : []
      kept.set(name, counts)
      if (id !== undefined) kept.set(id, counts)
    },
    labelOf(item, level) {
      const own = levels.get(level)
      if (!own) return ''
      const start = Number(item.attributes['text:start-value'])
      counts[level] = start > 0 ? start : (counts[level] ?? own.start - 1) + 1
      counts.length = level + 1
      return own.format === '' || own.format === point
        ? ''
        : `${own.prefix}${numeral(counts[level] ?? 1, formats[own.format] ?? 'decimal')}${own.suffix}`
    },
    isPoint: (level) => levels.get(level)?.format === point,
  }
}

function levelsOf(style: XmlElement): Map<number, Level> {
  const levels = new Map<number, Level>()
  for (const { name, attributes } of elementsOf(style)) {
    const number = Number(attributes['text:level'])
    if (!name.startsWith('text:list-level-style-') || !(number >= 1 && number <= 10)) continue
    levels.set(number, {
      format: name === 'text:list-level-style-number' ? (attributes['style:num-format'] ?? '') : point,
      prefix: (attributes['style:num-prefix'] ?? '').slice(0, 50),
      suffix: (attributes['style:num-suffix'] ?? '').slice(0, 50),
      start: Number(attributes['text:start-value'] ?? '1') || 1,
    })
  }
  return levels
}

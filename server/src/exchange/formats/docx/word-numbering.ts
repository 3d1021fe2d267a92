import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'

interface Level {
  format: string
  text: string
  start: number
}

/** Word has nine. */
const levelNumbers: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8])
const longestLabel = 100

export interface Numbering {
  /** The label that Word would draw before this paragraph, such as 'Câu 3.'; empty without one. */
  labelOf(numberId: string | undefined, level: number): string
  /** Drawn with a sign that is the same for all of them. */
  isPoint(numberId: string | undefined, level: number): boolean
}

/** Numbers that Word writes by itself are in no text: they are counted here as Word counts them. */
export function numberingOf(document: XmlElement | null): Numbering {
  const root = document ? childOf(document, 'w:numbering') : undefined
  const kinds = new Map<string, Map<number, Level>>()
  const styled = new Map<string, Map<number, Level>>()
  const links = new Map<string, string>()
  for (const kind of root ? elementsOf(root, 'w:abstractNum') : []) {
    const levels = new Map<number, Level>()
    for (const level of elementsOf(kind, 'w:lvl')) {
      const number = Number(level.attributes['w:ilvl'])
      if (!levelNumbers.has(number)) continue
      levels.set(number, {
        format: childOf(level, 'w:numFmt')?.attributes['w:val'] ?? 'decimal',
        text: (childOf(level, 'w:lvlText')?.attributes['w:val'] ?? '%1.').slice(0, longestLabel),
        start: Number(childOf(level, 'w:start')?.attributes['w:val'] ?? '1'),
      })
    }
    kinds.set(kind.attributes['w:abstractNumId'] ?? '', levels)
    const style = childOf(kind, 'w:styleLink')?.attributes['w:val']
    if (style !== undefined && levels.size > 0) styled.set(style, levels)
    const linked = childOf(kind, 'w:numStyleLink')?.attributes['w:val']
    if (linked !== undefined && levels.size === 0) links.set(kind.attributes['w:abstractNumId'] ?? '', linked)
  }
  // A list that only names the style of another looks like that.
  for (const [id, style] of links) kinds.set(id, styled.get(style) ?? new Map())
  const lists = new Map<string, CountedList>()
  for (const list of root ? elementsOf(root, 'w:num') : [])
    lists.set(list.attributes['w:numId'] ?? '', {
      levels: kinds.get(childOf(list, 'w:abstractNumId')?.attributes['w:val'] ?? '') ?? new Map(),
      counter: list.attributes['w:numId'] ?? '',
    })
  return countedLists(lists)
}

interface CountedList {
  levels: ReadonlyMap<number, Level>
  /** Lists with the same one are counted on. */
  counter: string
  /** Levels that begin anew where the list is first used. */
  restarts?: ReadonlySet<number>
}

function countedLists(lists: ReadonlyMap<string, CountedList>): Numbering {
  const begun = new Set<string>()
  const counts = new Map<string, number[]>()
  return {
    isPoint: (numberId, level) => lists.get(numberId ?? '')?.levels.get(level)?.format === 'bullet',
    labelOf(numberId, level) {
      const list = lists.get(numberId ?? '')
      const own = list?.levels.get(level)
      if (!list || !own) return ''
      const { levels, counter, restarts } = list
      const count = counts.get(counter) ?? []
      if (restarts?.has(level) && !begun.has(`${numberId} ${level}`)) {
        begun.add(`${numberId} ${level}`)
        count[level] = own.start - 1
      }
      count[level] = (count[level] ?? own.start - 1) + 1
      count.length = level + 1
      counts.set(counter, count)
      if (own.format === 'bullet' || own.format === 'none') return ''
      return own.text.replaceAll(/%(\d)/g, (_, place: string) => {
        const at = Number(place) - 1
        return numeral(count[at] ?? levels.get(at)?.start ?? 1, levels.get(at)?.format ?? 'decimal')
      })
    },
  }
}

function numeral(number: number, format: string): string {
  const letter = String.fromCodePoint(97 + ((number - 1) % 26))
  if (format === 'lowerLetter') return letter
  return format === 'upperLetter' ? letter.toUpperCase() : String(number)
}

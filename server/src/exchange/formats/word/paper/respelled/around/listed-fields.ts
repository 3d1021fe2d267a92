import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { letterOnLine } from '../../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const start = /^\s*(?:question|câu(?:\s+hỏi)?|item)\s*(\d{1,4})\s*[.:]?\s*$/iu
/** '5. Short Answer Questions' above the first of them. */
const title = /^\s*(?:\d{1,2}|[IVX]{1,4})[.)]\s+\p{Lu}[^.?:]{2,60}$/u
const field = /^\s*[-–•●▪]\s+(\p{L}[\p{L} _]{1,30}?)\s?[:：]\s*/u
const ofKey = /^(?:(?:correct|right)\s+)?(?:answers?(?:\s+key)?|option|key)$|^đáp án(?:\s+đúng)?$/iu
const ofType = /^(?:question\s+)?type$/iu
const written =
  /^(?:(?:long|short|brief|descriptive)[\s-]answers?|essays?|descriptive)(?:\s+(?:questions?|type))?\s*$/iu
const sentence = /^\S+(?:\s+\S+){3,}[.!?]\s*$/u
const ofPoints = /^(?:marks?|points?|score|điểm(?:\s+số)?)$/iu
/** '(B) — Because …': the key, and why. */
const reasoned = /^([^—]{1,80}?)\s+—\s+(?=\S)/u
const fewest = 3
const longestTyped = 60

/**
 * '- Difficulty: Easy', '- Answer Key: (B) — …': points of a list that most questions have are fields of a bank. Each
 * gets the name that readers know, or brackets where nobody knows it.
 */
export function withFieldsNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const count = texts.filter((text) => start.test(text)).length
  if (count < fewest) return blocks
  const times = new Map<string, number>()
  let seen = new Set<string>()
  for (const text of texts) {
    if (start.test(text)) seen = new Set()
    const name = nameIn(text)
    if (name === null || seen.has(name)) continue
    seen.add(name)
    times.set(name, (times.get(name) ?? 0) + 1)
  }
  const usual = new Set([...times].flatMap(([name, own]) => (own * 5 >= count * 4 ? [name] : [])))
  if (usual.size < 2 || ![...usual].some((name) => ofKey.test(name))) return blocks
  const titles = titlesIn(texts, usual)
  let isWritten = false
  return blocks.flatMap((block, at): WordBlock[] => {
    const text = texts[at] ?? ''
    if (titles.has(at)) return [{ kind: 'line', line: textLine(`PHẦN ${text.trim()}`) }]
    if (start.test(text)) isWritten = false
    const name = nameIn(text)
    if (block.kind === 'table' || name === null || !usual.has(name)) return [block]
    const value = trimLine(cutLine(block.line, field.exec(text)?.[0].length ?? 0))
    if (ofType.test(name)) isWritten = written.test(plainLine(value))
    // Nobody types a whole sentence letter by letter: it says how the question may be answered.
    const isSentence = sentence.test(plainLine(value)) || plainLine(value).length > longestTyped
    if (isWritten && ofKey.test(name) && isSentence)
      return [textLine('Loại: Tự luận'), [...textLine('Lời giải: '), ...value]].map((line) => ({ kind: 'line', line }))
    return named(name, value).map((line) => ({ kind: 'line', line }))
  })
}

/** Below the last field of one part, above the first question of the next. */
function titlesIn(texts: readonly string[], usual: ReadonlySet<string>): Set<number> {
  const titles = new Set<number>()
  let found: number | null = null
  for (const [at, text] of texts.entries()) {
    const number = start.exec(text)?.[1]
    if (number === '1' && found !== null) titles.add(found)
    if (number !== undefined || usual.has(nameIn(text) ?? '')) found = null
    else if (found === null && title.test(text)) found = at
  }
  return titles
}

function nameIn(text: string): string | null {
  return field.exec(text)?.[1]?.toLowerCase() ?? null
}

function named(name: string, value: Line): Line[] {
  const said = plainLine(value)
  if (ofKey.test(name)) {
    const [own = '', key = ''] = reasoned.exec(said) ?? []
    if (own === '') return [[...textLine('Đáp án: '), ...value]]
    const letter = letterOnLine(key)
    return [textLine(`Đáp án: ${letter ?? key}`), [...textLine('Giải thích: '), ...cutLine(value, own.length)]]
  }
  if (ofPoints.test(name)) return [[...textLine('Điểm: '), ...value]]
  const label = `${name}: `
  return labelOf(label + said) === null
    ? [[...textLine(`[${label}`), ...value, ...textLine(']')]]
    : [[...textLine(label), ...value]]
}

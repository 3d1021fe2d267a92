import { plainLine } from '../../line-text.ts'
import { isOpenPassage } from '../../signs/line-signs.ts'
import { type OutlineNode, itemsBelow } from '../outline.ts'
import { beginsTask } from '../passages.ts'

/** What stands above the first question of a part, looked at once for all of them. */
interface TextsAbove {
  texts: readonly string[]
  /** Where 'Đọc đoạn văn sau …' stands, sentences that nothing announces, and what is to be done; -1 where nowhere. */
  opened: number
  prose: number
  told: number
  /** The numbers of its gaps. */
  gaps: ReadonlySet<string>
  /** All of them are questions below. */
  areAsked: boolean
}

const seen = new WeakMap<OutlineNode, TextsAbove>()

export function textsAbove(node: OutlineNode, isToldOf: (text: string) => boolean): TextsAbove {
  const known = seen.get(node)
  if (known) return known
  const texts = node.own.map((part) => ('line' in part ? plainLine(part.line) : ''))
  const inTables = node.own.flatMap((part) => ('rows' in part ? part.rows.flat(2).map(plainLine) : []))
  const gaps = new Set(
    [...[...texts, ...inTables].join(' ').matchAll(numberedGap)].map(([, before, behind = '']) => before ?? behind),
  )
  const asked = gaps.size > 1 ? new Set(itemsBelow(node).map((path) => path.at(-1)?.label?.key)) : new Set()
  const found: TextsAbove = {
    texts,
    opened: texts.findIndex(isOpenPassage),
    prose: proseIn(texts),
    told: toldIn(texts, isToldOf),
    gaps,
    areAsked: gaps.size > 1 && [...gaps].every((gap) => asked.has(gap)),
  }
  seen.set(node, found)
  return found
}

const numberedGap = /\((\d{1,2})\)\s?(?:\.{3}|…|_{2})|(?:\.{3}|…|_{2})\s?\((\d{1,2})\)/gu

const ofHead =
  /^[^\p{L}]*(?:trường|phòng|sở|thời gian|điểm|đề|lưu ý|chú ý|ghi chú|họ (?:và )?tên|năm học|môn|lớp|school|full name|name|class|subject|date|instructions?|note)(?![\p{L}])|giám (?:thị|khảo)|thí sinh|học sinh (?:không|làm|chỉ)|làm bài|các câu hỏi|phút|time allow|answer sheet|following questions/iu

/** 'Complete the sentences with the words in the box.' right above the first question, with these words. */
function toldIn(texts: readonly string[], isToldOf: (text: string) => boolean): number {
  const at = texts.findLastIndex((text) => beginsTask(text) && isToldOf(text))
  const below = texts.slice(at + 1).filter((text) => text.trim() !== '')
  const areWords = below.every(
    (text) =>
      text.length <= longestWords &&
      !ofHead.test(text) &&
      !/(?:^|\s)[A-C]\s?[.)]\s/u.test(text) &&
      /\S\s?[/,;|–-]\s?\S|\t|\s{3}/u.test(text),
  )
  return at !== -1 && below.length < 3 && areWords ? at : -1
}

const longestWords = 160

/** Sentences right above the first question, with their title and where they are from. */
function proseIn(texts: readonly string[]): number {
  const isProse = (text: string): boolean =>
    /^\s*["“–-]?\s?\p{Lu}/u.test(text) &&
    /[.!?…]["”]?$/u.test(text.trimEnd()) &&
    /\p{Ll}[.!?…]["”]?\s+["“]?\p{Lu}/u.test(text) &&
    // Room for a name.
    !/(?:\.{4}|…{2}|_{3})[.…_\s]*$/u.test(text) &&
    !ofHead.test(text)
  const isSentence = (text: string): boolean =>
    /^\s*["“–-]?\s?\p{Lu}.*\s\p{Ll}+[.!?:…]["”]?\s*$/u.test(text) &&
    text.split(/\s+/u).length >= fewestWords &&
    !ofHead.test(text) &&
    !beginsTask(text)
  const told = texts.findIndex(isProse)
  const from = told - lengthBefore(texts, told, isSentence)
  const last = texts.findLastIndex(isProse)
  // What stands between them and the question belongs to them: '(Theo Internet)', 'Trả lời câu hỏi:'
  if (told === -1 || texts.length - last > 3) return -1
  const above = texts[from - 1] ?? ''
  const isTitle =
    from > 0 && above.trim() !== '' && above.length <= 60 && !ofHead.test(above) && !/[.:]\s*$/u.test(above)
  const isTold = from > 0 && (beginsTask(above) || /^\s*(?:read|look|write|tick|đọc)\s/iu.test(above))
  return isTitle || isTold ? from - 1 : from
}

const fewestWords = 6

/** How many of such lines stand right above it. */
function lengthBefore(texts: readonly string[], at: number, isOwn: (text: string) => boolean): number {
  let count = 0
  while (count < at && isOwn(texts[at - count - 1] ?? '')) count += 1
  return count
}

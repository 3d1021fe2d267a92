import { type Problem, type ReadItem, blocking, problem } from '../../item.ts'
import { ofReason } from '../signs/key-signs.ts'
import { optionStarts, optionsInside } from '../signs/option-signs.ts'

const nearby = 4

/**
 * What belongs to no question is told; where it is one, with options of its own, somebody has to look. A note beside
 * another question is too short for many lines that ask: how many there are is told of the whole file.
 */
export function droppedProblem(texts: readonly string[]): Problem {
  const text = texts.join(' / ')
  const at = texts.findIndex(
    (one, place) => judged.test(one) || beginsOptions(one, texts.slice(place + 1, place + 1 + nearby)),
  )
  const isCounted = goesOn(texts)
  const [first, ...asking] = texts.filter((one) => isAsking(one) || (isCounted && counted.test(one)))
  const isMuch = first !== undefined && (asking.length > 0 || text.length > longestTold)
  const counts: Record<string, string> = isMuch ? { lines: String(texts.length), asked: first.slice(0, 100) } : {}
  return at === -1
    ? problem('wordingDropped', { text: text.slice(0, 200), ...counts })
    : blocking('unreadable', {
        ...counts,
        text: texts
          .slice(Math.max(0, at - 1))
          .join(' / ')
          .slice(0, 60),
      })
}

const longestTold = 300
const asked = /\p{L}.{10,}[?？]["”)\s]*(?:$|\S)/u
/** '[TRUE/FALSE] Fish can fly.' asks something, without any number. */
const judged = /^\s*[-•]?\s*[([]?\s*(?:true\s?\/\s?false|t\s?\/\s?f|đúng\s?\/\s?sai|đ\s?\/\s?s)\s*[)\]:]\s*\p{L}.{9}/iu
const filled = /\p{L}.{10,}(?:_{4}|\.{6}|…{2})|(?:_{4}|\.{5}|…{2}).{20}/u
/** 'Name: ______', 'Lớp ……': room for who writes. */
const ofPaper = /\p{L}\s?[:：]\s?(?:_{3}|\.{3}|…)|(?:name|class|date|tên|lớp|điểm|ngày|trường)\s?(?:_{3}|\.{3}|…)/iu

/** Of a line, so that its signs are looked for in little. */
const longestAsked = 300

function isAsking(line: string): boolean {
  const text = line.length > longestAsked ? `${line.slice(0, longestAsked)} ${line.slice(-longestAsked)}` : line
  return judged.test(text) || asked.test(text) || (filled.test(text) && !ofPaper.test(text))
}

const counted = /^\s*(\d{1,3})\s?[.)]\s*\p{L}.{12}/u

/** '3. …', '5. …' go on behind questions; instructions above them count from one. */
function goesOn(texts: readonly string[]): boolean {
  const [first = 0, ...others] = texts.flatMap((text) => counted.exec(text)?.[1] ?? []).map(Number)
  return first > 1 && others.length > 0 && others.every((number, at) => number > (others[at - 1] ?? first))
}

/** Lines that look like questions and became none. */
export function questionsDropped(items: readonly ReadItem[]): Problem[] {
  const dropped = items.flatMap(({ problems }) => problems.filter(({ values }) => values?.['lines'] !== undefined))
  const count = dropped.reduce((sum, { values }) => sum + Number(values?.['lines']), 0)
  const text = dropped[0]?.values?.['asked'] ?? ''
  return count === 0 ? [] : [problem('linesUnread', { count: String(count), text })]
}

function beginsOptions(text: string, below: readonly string[]): boolean {
  if (ofReason.test(text)) return false
  if (optionsInside(text).length > 0) return true
  const starts = optionStarts(text, 0)
  return starts.length > 1 || (starts.length === 1 && below.some((one) => optionStarts(one, 1).length > 0))
}

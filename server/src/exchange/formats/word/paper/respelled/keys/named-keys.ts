import { cutLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey, saysKeyShortly, saysOther } from './key-words.ts'
import { type OptionRun, areMostOrAll, letterOf, optionRuns, textAt } from './option-runs.ts'

interface Named {
  run: OptionRun
  at: number
  word: string
  /** Null where it is none of the options, or says something else. */
  letter: string | null
  hasText: boolean
  /** A letter that no option has, or one with the text of another: this is said of its question. */
  odd?: string
  /** How many lines it takes. */
  lines: number
}

const named =
  /^\s{0,9}[-–•*➤→=>]{0,3}\s{0,9}(\p{L}[\p{L}\p{M}'’‘ʻʼ]*(?:\s[\p{L}\p{M}'’‘ʻʼ]+){0,3})\.?\s?[:：=]\s*[([]?([A-Ja-j])(?:\s?[)\].]{1,2}(?:\s+(\S.*))?|\s+[-–—]\s+(\S.*))?\s*$/u
const mostLines = 6

/**
 * 'Poprawna: b) Huế' below the options of most questions, in whichever language: the word is that for the key where it is
 * known to mean so, or where what stands behind the letter is what this option says.
 */
export function withKeysNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = optionRuns(blocks)
  const found = runs.flatMap((run) => namedBelow(blocks, run))
  const known = runs.filter(({ below }) => below.some((at) => labelOf(textAt(blocks, at))?.kind === 'answer'))
  const words = [...Map.groupBy(found, ({ word }) => word)].filter(([, own]) => areMostOrAll(own, runs))
  const [only, ...others] = words
  if (!only || others.length > 0 || known.length > 0 || !isOfKeys(...only)) return blocks
  const own = only[1]
  // Two such lines below one question: neither is believed.
  const once = Map.groupBy(own, ({ run }) => run.first)
  const keys = new Map(own.flatMap((one) => (once.get(one.run.first)?.length === 1 ? [[one.at, one]] : [])))
  const inLine = new Map(runs.flatMap((run) => (once.has(run.first) ? [] : namedInLine(blocks, run, only[0]))))
  let skipped = -1
  return blocks.flatMap((block, at): WordBlock[] => {
    const key = keys.get(at)
    if (key?.letter != null) {
      skipped = at + key.lines
      return [{ kind: 'line', line: textLine(`Đáp án: ${key.letter}`) }]
    }
    if (key?.odd !== undefined) return [{ kind: 'line', line: textLine(`Đáp án: ${key.odd}`) }]
    const behind = inLine.get(at)
    if (behind && block.kind === 'line')
      return [
        { ...block, line: cutLine(block.line, 0, behind.from) },
        { kind: 'line', line: textLine(`Đáp án: ${behind.letter}`) },
      ]
    return at < skipped ? [] : [block]
  })
}

/** Of an unknown word the texts behind the letters tell; one that is none of the options' tells that it means something else. */
function isOfKeys(word: string, own: readonly Named[]): boolean {
  const read = own.filter(({ letter }) => letter !== null)
  const told = read.filter(({ hasText }) => hasText)
  if (saysOther(word) || read.length * 10 < own.length * 9) return false
  const isVaried = new Set(read.map(({ letter }) => letter)).size > 1
  return isVaried && (saysKey(word) || saysKeyShortly(word) || told.length * 2 >= own.length)
}

function namedBelow(blocks: readonly WordBlock[], run: OptionRun): Named[] {
  return run.below.flatMap((at, place): Named[] => {
    const [, word, sign = '', one, other] = named.exec(textAt(blocks, at)) ?? []
    if (word === undefined) return []
    const letter = letterOf(sign, run)
    const said = one ?? other
    const base = { run, at, word: word.toLowerCase() }
    const odd = letter === null ? { odd: sign.toUpperCase() } : {}
    if (said === undefined) return [{ ...base, letter, hasText: false, lines: 1, ...odd }]
    const text = plain(run.texts[sign.toUpperCase().charCodeAt(0) - 65] ?? '')
    // A long one goes on in the lines below.
    const more = run.below.slice(place + 1, place + mostLines).map((next) => textAt(blocks, next))
    const count = Array.from({ length: more.length + 1 }, (_, length) => length).find(
      (length) => plain([said, ...more.slice(0, length)].join(' ')) === text,
    )
    if (count === undefined || letter === null) {
      const isOther = run.texts.some((own) => plain(own) === plain(said))
      return [{ ...base, letter: null, hasText: true, lines: 1, ...(isOther && { odd: `${sign}) ${said}` }) }]
    }
    const last = run.below[place + count] ?? at
    return [{ ...base, letter, hasText: true, lines: last - at + 1 }]
  })
}

/** '… Huế Poprawna: a)' where the line of the last option had room for it. */
function namedInLine(
  blocks: readonly WordBlock[],
  run: OptionRun,
  word: string,
): [number, { from: number; letter: string }][] {
  const text = textAt(blocks, run.last)
  const from = text.toLowerCase().lastIndexOf(` ${word}`)
  const [, own, sign = '', one, other] = named.exec(from > run.from ? text.slice(from) : '') ?? []
  const letter = own?.toLowerCase() === word && (one ?? other) === undefined ? letterOf(sign, run) : null
  return letter === null ? [] : [[run.last, { from, letter }]]
}

function plain(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replace(/\s?[.;,]\s*$/u, '')
    .trim()
    .toLowerCase()
}

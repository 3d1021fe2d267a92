/** How options of Aiken are written, beyond a letter, its sign and one line. */

const answer = /^\s*(?:ANSWERS?|ĐÁP ÁN)\s?[:：]?\s{0,5}([A-Z])(?:\s?[,;&]\s?[A-Z]){0,9}\s?\.?\s*$/iu
const signed = /^\s*([A-Z])\s?[.)]\s*\S/iu
const bare = /^\s*([A-Z])[ \t\u00A0]+(?=\S)/u
const longestWrap = 3
const fewest = 3

/**
 * 'A sei libri': a letter and a space, where every question ends with its 'ANSWER: A' and nearly all of them have a row of
 * such letters right above it. One that has two rows lost an answer, and is left as it is.
 */
export function withSignedOptions(lines: readonly string[]): readonly string[] {
  const blocks = blocksOf(lines)
  if (blocks.length < fewest) return lines
  const rows = blocks.map((block) => rowIn(lines, block))
  const found = rows.filter((row) => row.length > 1).length
  const others = blocks.filter(({ from, to }) => lines.slice(from, to).some((line) => signed.test(line))).length
  if (found * 5 < blocks.length * 4 || others * 10 > blocks.length) return lines
  const options = new Set(rows.flat())
  return lines.map((line, at) => (options.has(at) ? line.replace(bare, '$1. ') : line))
}

/** From one answer to the next. */
function blocksOf(lines: readonly string[]): { from: number; to: number; letter: string }[] {
  let from = 0
  return lines.flatMap((line, at) => {
    const letter = answer.exec(line)?.[1]
    if (letter === undefined) return []
    const block = { from, to: at, letter: letter.toUpperCase() }
    from = at + 1
    return [block]
  })
}

/** 'A …', 'B …', one behind the other; 'A chi …?' above them may be what is asked. */
function rowIn(lines: readonly string[], { from, to, letter }: ReturnType<typeof blocksOf>[number]): number[] {
  const letterAt = (at: number): string => bare.exec(lines[at] ?? '')?.[1] ?? ''
  const row: number[] = []
  for (let at = to - 1; at > from; at -= 1) {
    const own = letterAt(at)
    const first = row[0] === undefined ? '' : letterAt(row[0])
    if (own !== '' && (first === '' ? own >= letter : own === before(first))) row.unshift(at)
    if (own === 'A') break
  }
  const [start = -1] = row
  const above = lines.slice(from, start)
  const isWhole = letterAt(start) === 'A' && above.some((line) => line.trim() !== '')
  const isTwice = isWhole && above.some((_, at) => letterAt(from + at) === 'B')
  return isWhole && !isTwice ? row : []
}

const before = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 1)

/**
 * An option that runs over into the next line: the letter behind it goes on counting, or it goes on in small letters
 * before the answer. Empty lines are left in their place.
 */
export function withWholeOptions(lines: readonly string[]): readonly string[] {
  const whole = [...lines]
  let last = -1
  for (const [at, line] of lines.entries()) {
    const letter = signed.exec(line)?.[1]?.toUpperCase()
    if (letter !== undefined && (letter === 'A' || last !== -1)) last = at
    else if (line.trim() === '' || answer.test(line)) last = -1
    else if (last !== -1 && goesOn(lines, at, last)) {
      whole[last] = `${(whole[last] ?? '').trimEnd()} ${line.trim()}`
      whole[at] = ''
    } else last = -1
  }
  return whole
}

function goesOn(lines: readonly string[], at: number, last: number): boolean {
  const below = lines.slice(at, last + longestWrap + 2).findIndex((line) => signed.test(line) || answer.test(line))
  const next = lines[at + below] ?? ''
  if (below === -1 || lines.slice(at, at + below).some((line) => line.trim() === '')) return false
  const own = signed.exec(lines[last] ?? '')?.[1]?.toUpperCase() ?? ''
  const behind = signed.exec(next)?.[1]?.toUpperCase()
  return behind === undefined ? /^\s*\p{Ll}/u.test(lines[at] ?? '') : before(behind) === own
}

const longestHead = 80
const head =
  /^(?:cap(?:itolo|ítulo)?|chapter|chương|phần|bài|unit|part|parte|section|sezione|tema|unidad|lezione|lesson|module|modulo|kapitel|teil|chapitre|глава)\s?\.?\s{0,3}(?:\d{1,3}|[IVXLC]{1,6})(?!\p{L})/iu

/** 'CAP. I', 'Chương 2: Phân số': it heads the questions below it. */
export const headsChapter = (line: string): boolean =>
  line.length <= longestHead && head.test(line.trim()) && !/[?？]\s*$/u.test(line)

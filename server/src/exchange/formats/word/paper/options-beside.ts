import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { letters } from '../signs/option-signs.ts'
import { isLarge } from '../signs/option-letters.ts'
import type { Line } from '../word-file.ts'
import type { WordDraft } from './question-draft.ts'
import type { WordOption } from './settled-keys.ts'

const later = {
  upper: /(?<=\t|\s{2})(\*?)\(?([A-J])\s*[.)]\s*(?=\S)/gu,
  lower: /(?<=\t|\s{2})(\*?)\(?([a-j])\s*[.)]\s*(?=\S)/gu,
}

/**
 * Options in columns that are read downwards: 'A. … C. …' above 'B. … D. …'. Behind a wide gap stands one that does
 * not follow; it waits until all the others are there.
 */
export function takeBeside(draft: WordDraft, option: WordOption): void {
  const [line] = option.lines
  const text = plainLine(line ?? [])
  const own = letters.indexOf(option.letter)
  const spelling = isLarge(option) ? later.upper : later.lower
  const found = [...text.matchAll(spelling)].filter(([, , letter = '']) => placeOf(letter) > own + 1)
  if (!line || found.length === 0) return
  for (const [at, start] of found.entries()) {
    const behind = start.index + start[0].length
    draft.beside.push({
      letter: (start[2] ?? '').toUpperCase(),
      isStarred: start[1] !== '',
      label: cutLine(line, start.index, behind),
      lines: [trimLine(cutLine(line, behind, found[at + 1]?.index))],
      note: [],
    })
  }
  option.lines = [trimLine(cutLine(line, 0, found[0]?.index))]
}

/** All of them in the order of their letters; where one is missing or comes twice, whose text is whose is not known. */
export function settleBeside(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    if (draft.beside.length === 0) takeNarrow(draft)
    if (draft.beside.length === 0) continue
    const all = [...draft.options, ...draft.beside].toSorted(
      (one, other) => placeOf(one.letter) - placeOf(other.letter),
    )
    if (!all.every(({ letter }, at) => letter === letters[at]))
      draft.disordered.push(draft.beside.map(saidBy).join(' / '))
    draft.options = all
  }
}

const narrow = (letter: string): RegExp => new RegExp(String.raw`(?<=\S)\s(\*?)${letter}\s?[.)]\s*(?=\S)`, 'u')

/** 'A. … C. …' above 'B. … D. …' with a single space between: both lines show it, and there are no others. */
function takeNarrow(draft: WordDraft): void {
  const [first, second, ...others] = draft.options
  if (!first || !second || others.length > 0) return
  const found = [first, second].map((option, at) => {
    const [line = []] = option.lines
    const start = narrow(at === 0 ? 'C' : 'D').exec(plainLine(line))
    return start && option.lines.length === 1 && isLarge(option) ? { option, line, start } : null
  })
  const both = found.filter((one) => one !== null)
  if (both.length < 2) return
  for (const [at, { option, line, start }] of both.entries()) {
    const behind = start.index + start[0].length
    draft.beside.push({
      letter: at === 0 ? 'C' : 'D',
      isStarred: start[1] !== '',
      label: cutLine(line, start.index, behind),
      lines: [trimLine(cutLine(line, behind))],
      note: [],
    })
    option.lines = [trimLine(cutLine(line, 0, start.index))]
  }
}

const placeOf = (letter: string): number => letters.indexOf(letter.toUpperCase())

const saidBy = ({ letter, lines }: WordOption): string =>
  `${letter}. ${lines.map((line: Line) => plainLine(line)).join(' ')}`

import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { letters } from '../signs/option-signs.ts'
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
  const spelling = /[A-J]/u.test(plainLine(option.label)) ? later.upper : later.lower
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
    if (draft.beside.length === 0) continue
    const all = [...draft.options, ...draft.beside].toSorted(
      (one, other) => placeOf(one.letter) - placeOf(other.letter),
    )
    if (!all.every(({ letter }, at) => letter === letters[at]))
      draft.disordered.push(draft.beside.map(saidBy).join(' / '))
    draft.options = all
  }
}

const placeOf = (letter: string): number => letters.indexOf(letter.toUpperCase())

const saidBy = ({ letter, lines }: WordOption): string =>
  `${letter}. ${lines.map((line: Line) => plainLine(line)).join(' ')}`

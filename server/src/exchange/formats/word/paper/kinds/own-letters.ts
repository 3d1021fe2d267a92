import { cutLine, plainLine } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'

type Options = readonly WordDraft['options'][number][]

/** 'A. Huế' that the program has counted as 'A.' once more, or behind a box: the letter is no part of it. */
export function withoutOwnLetters(options: Options): Options {
  const signs = options.map(({ letter, lines: [first = []] }) => {
    const found = /^\s*([A-Ja-j])\s?[.)]\s*(?=\S)/u.exec(plainLine(first))
    return found?.[1]?.toUpperCase() === letter ? found[0].length : null
  })
  if (options.length < 2 || signs.includes(null)) return options
  return options.map((option, at) => {
    const [first = [], ...others] = option.lines
    return { ...option, lines: [cutLine(first, signs[at] ?? 0), ...others] }
  })
}

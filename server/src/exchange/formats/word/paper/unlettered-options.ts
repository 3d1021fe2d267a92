import { letters } from '../signs/option-signs.ts'
import { falsehoodWord, truthWord } from '../signs/truth-tasks.ts'
import { plainLine } from '../line-text.ts'
import { mostOften } from '../../counting/most-often.ts'
import { type WordDraft, newOption } from './question-draft.ts'
import { isTextOf } from './keys/said-keys.ts'
import { tellingLooks } from './settled-keys.ts'
import type { Line } from '../word-file.ts'

/**
 * Options without letters: the key repeats one of the lines below what is asked. Where a question mark or a colon ends
 * what is asked, the lines below it are the options; otherwise somebody has to say where they begin.
 */
export function settleUnlettered(drafts: readonly WordDraft[]): void {
  const chosen = drafts.filter(({ options }) => options.length > 1)
  const usual = mostOften(chosen.map(({ options }) => options.length))
  const isUsual = chosen.length >= fewestUsual && chosen.length * 5 >= drafts.length * 4
  for (const draft of drafts) {
    const [said, ...others] = draft.answers
    if (draft.options.length > 0 || said === undefined || others.length > 0) continue
    const lines = draft.stem.map((part) => ('line' in part ? part.line : []))
    const options = lines.map((line, at) => newOption([line], at))
    const keys = options.filter((option, at) => at > 0 && isTextOf(option, said))
    const [key] = keys
    if (!key) continue
    const first = firstBelow(lines)
    const own = options.slice(first)
    // Where others have as many of them, a line more or less may be none.
    const isOdd = isUsual && own.length !== usual
    if (
      keys.length > 1 ||
      first === 0 ||
      own.length < 2 ||
      isOdd ||
      own.length > letters.length ||
      !own.includes(key)
    ) {
      draft.disordered.push(lines.slice(1).map(plainLine).join(' / '))
      continue
    }
    draft.stem = draft.stem.slice(0, first)
    draft.options = own.map((option, at) => ({ ...option, letter: letters[at] ?? '' }))
  }
}

/** 'True' and 'False' in the last two lines below what is asked are what can be chosen. */
export function settleTruthLines(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const lines = draft.stem.map((part) => ('line' in part ? part.line : []))
    const [one = '', other = ''] = lines.slice(-2).map((line) => plainLine(line).trim())
    const isPair =
      (truthWord.test(one) && falsehoodWord.test(other)) || (falsehoodWord.test(one) && truthWord.test(other))
    // What a program prints may be a list of them.
    const above = plainLine(lines.at(-3) ?? []).trim()
    const isMore = above === '' || truthWord.test(above) || falsehoodWord.test(above)
    if (draft.options.length > 0 || isMore || !isPair) continue
    draft.stem = draft.stem.slice(0, -2)
    draft.options = lines.slice(-2).map((line, at) => newOption([line], at))
  }
}

const fewestUsual = 5
const oftenEnough = 3

/**
 * Nobody wrote letters or keys, but below what is asked one line each has another color: these lines are the options.
 * One question alone, or a few among many, may show anything so.
 */
export function settleShown(drafts: readonly WordDraft[]): void {
  const bare = drafts.filter(({ options, answers, listed }) => options.length + answers.length + listed.length === 0)
  const shown = bare.flatMap((draft) => {
    const lines = draft.stem.map((part) => ('line' in part ? part.line : null))
    const known = lines.filter((line) => line !== null)
    const first = firstBelow(known)
    const own = known.slice(first).map((line, at) => newOption([line], at))
    const isWhole = known.length === lines.length && first > 0 && own.length > 1 && own.length <= mostShown
    const isMeant = tellingLooks(own).some(
      ({ feature, keys }) => (feature === 'highlight' || feature === 'color') && keys.size === 1,
    )
    return isWhole && isMeant ? [{ draft, first, own }] : []
  })
  if (shown.length < oftenEnough || shown.length * 2 < bare.length) return
  // With one line more than usual the first of them may belong to what is asked.
  const usual = mostOften(shown.map(({ own }) => own.length))
  for (const { draft, first, own } of shown.filter((one) => one.own.length === usual)) {
    draft.stem = draft.stem.slice(0, first)
    draft.options = own
  }
}

const mostShown = 6

/** Behind the last line that asks. */
function firstBelow(lines: readonly Line[]): number {
  return lines.findLastIndex((line) => /(?:[?:：]|_{2,}\.?|\.{3}|…)\s*$/u.test(plainLine(line))) + 1
}

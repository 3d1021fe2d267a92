import { richCell } from '../../cell-text.ts'
import { plainTruthOf } from '../../item.ts'
import { withoutStar } from '../row-keys.ts'
import { foreignTruthOf } from '../../foreign-truths.ts'
import type { RowOption } from './question-cells.ts'

/** A star or a word in brackets that says which option is right: it is none of its text. */
export function withoutStars(options: readonly RowOption[]): RowOption[] {
  const judged = withoutVerdicts(options)
  if (judged) return judged
  const stripped = options.map(({ raw }) => withoutStar(raw))
  const stars = stripped.filter((text) => text !== null).length
  if (stars === 0 || stars === options.length) return [...options]
  return options.map((option, index) => {
    const raw = stripped[index] ?? null
    return raw === null ? option : { ...option, raw, text: richCell(raw), isStarred: true }
  })
}

/**
 * Beside a column of keys a star belongs to its option, as in '*args'. A tick, a word for what is right or a star before
 * words of a language is nothing that anybody offers: it says which one is right, as the column does or otherwise.
 */
export function withoutSureStars(options: readonly RowOption[]): RowOption[] {
  const starred = withoutStars(options)
  const marked = starred.filter(({ isStarred }) => isStarred)
  const isSure = (option: RowOption, at: number): boolean =>
    /^[✓✔☑]|[✓✔)\]]$/u.test(options[at]?.raw.trim() ?? '') || isWording(option.raw)
  return marked.length === 1 && starred.every((option, at) => !option.isStarred || isSure(option, at))
    ? starred
    : [...options]
}

/** Words with a space between them or a letter of another language, and no sign of a program. */
const isWording = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}\d\s,.'’%-]*$/u.test(text) && (/\p{L}\s+\p{L}/u.test(text) || /[^\0-\u{7F}]/u.test(text))

/** 'Huế (sai)', 'Hà Nội (đúng)': nothing of this is offered, and the wrong ones would tell as much as the right one. */
function withoutVerdicts(options: readonly RowOption[]): RowOption[] | null {
  const verdicts = options.map(({ raw }) => verdictIn(raw))
  const isRight = verdicts.some((verdict) => verdict?.isTrue === true)
  const isWrong = verdicts.some((verdict) => verdict?.isTrue === false)
  // '10 (s)' beside 'v(t)' are a second and a time; letters alone judge where they stand behind all.
  const isShort = verdicts.some((verdict) => verdict?.word.length === 1)
  if (!isRight || !isWrong || (isShort && verdicts.includes(null))) return null
  return options.map((option, index) => {
    const verdict = verdicts[index] ?? null
    return verdict === null
      ? option
      : { ...option, raw: verdict.rest, text: richCell(verdict.rest), isStarred: verdict.isTrue }
  })
}

function verdictIn(raw: string): { rest: string; word: string; isTrue: boolean } | null {
  const [, rest = '', word = ''] = /^([^]*\S)\s{0,5}[([]\s{0,3}([^()[\]]{1,12})[)\]]$/u.exec(raw.trim()) ?? []
  const isTrue = plainTruthOf(word) ?? foreignTruthOf(word) ?? (/^\s*wrong\s*$/iu.test(word) ? false : null)
  return isTrue === null || rest === '' ? null : { rest, word: word.trim(), isTrue }
}

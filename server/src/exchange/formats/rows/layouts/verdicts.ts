import { truthsFrom } from '@lms/contracts/question-types/part-texts.ts'
import { plainTruthOf } from '../../item.ts'
import { isStatementHead } from '../heads/head-kinds.ts'
import type { QuestionCells, RowOption } from '../options/question-cells.ts'

/** Two that are judged are most often one question that is true or false. */
const fewest = 3

/**
 * 'ĐSĐS' or 'Đ, S, Đ, S' for as many as there are, or one such word beside each statement: all of them are judged, and
 * none is chosen. What it says in our words, or null.
 */
export function verdictsIn(
  { layout, text }: QuestionCells,
  options: readonly RowOption[],
  type: string | null,
): string | null {
  if (options.length < fewest || (type !== null && type !== 'true_false')) return null
  const column = layout.roles.indexOf('options')
  const words = options.map(({ mark }) => plainTruthOf(mark ?? ''))
  if (isStatementHead(layout.heads[column] ?? '') && words.every((word) => word !== null))
    return words.map((word) => (word ? 'Đ' : 'S')).join(', ')
  const said = spread(text('correct'), type !== null)
  return truthsFrom(said, options.length) === null ? null : said
}

/** 'SSD' and 'SSS' are words: so few of one kind, without Đ and without a type that says so, judge nothing. */
function spread(key: string, isSaid: boolean): string {
  const said = key.trim()
  const isBoth = /^[ds]{4,}$/i.test(said) && /d/i.test(said) && /s/i.test(said)
  const isWhole = /^[dđs]{3,}$/iu.test(said) && (isSaid || isBoth || /đ/iu.test(said))
  const isParted = /^[dđs](?:\s{0,3}[,;.|/–-]\s{0,3}[dđs]){2,}$/iu.test(said)
  const isEnglish = /^[tf]{4,}$/i.test(said) && /t/i.test(said) && /f/i.test(said)
  const marked = isWhole || isParted ? said.replaceAll(/d/giu, 'Đ') : said
  return isWhole || isEnglish ? marked.split('').join(', ') : marked
}

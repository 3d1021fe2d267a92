import { truthsFrom } from '@lms/contracts/question-types/part-texts.ts'
import { plainTruthOf } from '../../item.ts'
import { isStatementHead } from '../heads/head-kinds.ts'
import type { QuestionCells, RowOption } from '../options/row-options.ts'

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
  const said = spread(text('correct'))
  return truthsFrom(said, options.length) === null ? null : said
}

/** Where marks were lost, D stands for Đ, unless it may be the fourth option. */
function spread(key: string): string {
  const isOurs = /^[\sdđs,;.|/–-]+$/iu.test(key) && /[sđ]/iu.test(key)
  const marked = isOurs ? key.replaceAll(/d/giu, 'Đ') : key
  return /^(?:[đs]{3,}|[tf]{3,})$/iu.test(marked) ? marked.split('').join(', ') : marked
}

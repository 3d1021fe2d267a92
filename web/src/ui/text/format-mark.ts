import { type QuizScale, markOn } from '@lms/contracts/quizzes/quiz-points.ts'
import { formatNumber } from '../../lib/formats.ts'

/** '7,25/10' on a scale, '29 / 40' in points; a dash for what is not known. */
export function formatMark(scale: QuizScale | undefined, score: number | null, total: number): string {
  if (scale === undefined || scale === 'sum')
    return `${score === null ? '—' : formatNumber(score)} / ${formatNumber(total)}`
  const { mark, of } = markOn(scale, { score: score ?? 0, total })
  return `${score === null ? '—' : formatNumber(mark)}/${formatNumber(of)}`
}

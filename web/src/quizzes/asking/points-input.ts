import { pointsLimits } from '@lms/contracts/quizzes/quiz-points.ts'

/** Quarter points, written with a comma. */
export const pointsInput = {
  min: pointsLimits.minimum,
  max: pointsLimits.maximum,
  step: 0.25,
  decimalScale: 2,
  decimalSeparator: ',',
  allowedDecimalSeparators: [',', '.'],
}

/** What was predicted before the answer was shown, and the answer. `place` counts the pupil's answers from 0. */
export interface Prediction {
  probability: number
  isRight: boolean
  place: number
}

export interface Measures {
  auc: number
  logLoss: number
  calibration: number
  firstFive: number
}

export function measure(predictions: readonly Prediction[]): Measures {
  return {
    auc: auc(predictions),
    logLoss: logLoss(predictions),
    calibration: calibration(predictions),
    firstFive: auc(predictions.filter(({ place }) => place < 5)),
  }
}

/** How often a right answer was thought likelier than a wrong one; equal ones count half. */
function auc(predictions: readonly Prediction[]): number {
  const sorted = predictions.toSorted((one, other) => one.probability - other.probability)
  let [right, ranks] = [0, 0]
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && sorted[to]?.probability === sorted[from]?.probability) to++
    const rightHere = sorted.slice(from, to).filter(({ isRight }) => isRight).length
    right += rightHere
    ranks += (rightHere * (from + to + 1)) / 2
  }
  const wrong = sorted.length - right
  return right === 0 || wrong === 0 ? 0.5 : (ranks - (right * (right + 1)) / 2) / (right * wrong)
}

export function logLoss(predictions: readonly Prediction[]): number {
  let sum = 0
  for (const { probability, isRight } of predictions)
    sum -= Math.log(Math.max(1e-9, isRight ? probability : 1 - probability))
  return sum / predictions.length
}

/** Expected calibration error: said against happened, in ten bins of equal width, weighed by answers. */
function calibration(predictions: readonly Prediction[]): number {
  const differences = Array.from({ length: 10 }, () => 0)
  for (const { probability, isRight } of predictions) {
    const bin = Math.min(9, Math.floor(probability * 10))
    differences[bin] = (differences[bin] ?? 0) + probability - (isRight ? 1 : 0)
  }
  return differences.reduce((sum, difference) => sum + Math.abs(difference), 0) / predictions.length
}

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Beliefs } from '../server/src/practice/rules/states.ts'
import { readFolder } from './practice/answers.ts'
import { type Prediction, measure } from './practice/measures.ts'
import { countsRegression, elo, oddsOf, shareOfAll } from './practice/references.ts'
import { remember, replay, train } from './practice/training.ts'
import { table } from './table.ts'

/**
 * How well the next answer is predicted: `npm run bench:practice -- <folder with *-train.csv.gz and *-test.csv.gz>`.
 * Trains on `train`, replays `test` pupil by pupil; beside it three references in the same run. `--json` prints one
 * object; `--keep <file>` writes the trained model, as the product has it in `trained-model.json`.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, keep: { type: 'string' } },
  allowPositionals: true,
})
const [folder] = positionals
if (!folder) throw new Error('Which folder? npm run bench:practice -- <folder>')
const say = (line: string) => (values.json ? undefined : console.log(line))

const usual: Beliefs = {
  base: 0,
  childDoubt: 2.45,
  childDrift: 0.001,
  childForm: 0.245,
  childFormKept: 0.89,
  topicDoubt: 0.17,
  topicDrift: 0.005,
  topicForm: 0.28,
  topicFormKept: 0.55,
  difficultyDoubt: 0.336,
  questionDoubt: 1.08,
}

const data = readFolder(folder)
const answersOf = (pupils: readonly (readonly unknown[])[]) => pupils.reduce((sum, { length }) => sum + length, 0)
say(
  `${data.name}: ${answersOf(data.train)} answers of ${data.train.length} pupils to train, ` +
    `${answersOf(data.test)} of ${data.test.length} to test`,
)
const began = performance.now()
const model = train(data.train, { ...usual, base: oddsOf(data.train) }, say)
const known = remember(data.train, model.beliefs)
say(`trained in ${((performance.now() - began) / 1000).toFixed(0)} s\n`)
if (values.keep) writeFileSync(values.keep, `${JSON.stringify(model)}\n`)

const contestants: Record<string, () => Prediction[]> = {
  ours: () => replay(data.test, known, model),
  oursEachPupilAlone: () => replay(data.test, known, model, true),
  shareOfAll: () => shareOfAll(data.train, data.test),
  elo: () => elo(data.train, data.test),
  countsRegression: () => countsRegression(data.train, data.test),
}
const measured = Object.entries(contestants).map(([name, run]) => {
  const from = process.cpuUsage()
  const predictions = run()
  const { user, system } = process.cpuUsage(from)
  return { name, figures: measure(predictions), microseconds: (user + system) / predictions.length }
})

if (values.json) console.log(JSON.stringify(Object.fromEntries(measured.map(({ name, figures }) => [name, figures]))))
else {
  console.log(
    table(
      measured.map(({ name, figures }) => ({
        method: name,
        AUC: figures.auc.toFixed(4),
        'log loss': figures.logLoss.toFixed(4),
        'calibration error': figures.calibration.toFixed(4),
        'AUC of the first five': figures.firstFive.toFixed(4),
      })),
    ),
  )
  const [ours] = measured
  console.log(
    `\nours: ${ours?.microseconds.toFixed(1)} microseconds of processor time an answer, predicting and learning`,
  )
}

import { isDeepStrictEqual, parseArgs } from 'node:util'
import { statSync } from 'node:fs'
import path from 'node:path'
import { type Sample, asExpected, corpus, samplesIn, seenIn } from '../server/testing/imports/corpus.ts'
import { table } from './table.ts'

/**
 * Reads a file, or every file of a folder, as if somebody had sent it, and says what came of it: beside an `expected.json` in the
 * same folder how many questions are as expected, without one how many can be taken and why others cannot.
 * `npm run bench:imports -- <folder> --json`; with `--questions` each question as it was read, to be held against the
 * file itself.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, questions: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const asked = path.resolve(positionals[0] ?? corpus)
const isFile = statSync(asked).isFile()
const folder = isFile ? path.dirname(asked) : asked

interface Outcome {
  file: string
  format: string
  questions: number
  /** As expected; without an expectation those that nothing keeps out. */
  right: number
  /** Kept out, and it is said why. */
  named: number
  /** Not as expected; nothing is known without an expectation. */
  wrong: number
  refused: string
  milliseconds: number
  reasons: Record<string, number>
}

type Questions = Extract<Awaited<ReturnType<typeof seenIn>>, { questions: unknown }>['questions']

function sayQuestions(name: string, questions: Questions): void {
  console.log(`## ${name}`)
  for (const [index, { place, type, named, asks, key, explanation }] of questions.entries()) {
    const isOut = named.some((code) => code.startsWith('!'))
    console.log(`\n${index + 1}. ${isOut ? 'KEPT OUT' : 'TAKEN'} (${place}) ${type} ${named.join(' ')}\n${asks}`)
    for (const answer of key.split(' | ')) console.log(`  ${answer}`)
    if (explanation !== '') console.log(`  because: ${explanation}`)
  }
}

async function outcomeOf({ name, file, expected }: Sample): Promise<Outcome> {
  const began = performance.now()
  const seen = await seenIn(file).catch((error: unknown) => ({ refused: `broke: ${String(error)}` }))
  const milliseconds = Math.round(performance.now() - began)
  const nothing = {
    file: name,
    format: '',
    questions: 0,
    right: 0,
    named: 0,
    wrong: 0,
    refused: '',
    milliseconds,
    reasons: {},
  }
  const alike = expected && asExpected(seen, expected)
  if ('refused' in seen)
    return { ...nothing, refused: seen.refused, wrong: alike && !isDeepStrictEqual(alike, expected) ? 1 : 0 }
  if (values.questions) sayQuestions(name, seen.questions)
  const reasons: Record<string, number> = {}
  for (const code of seen.questions.flatMap(({ named }) => named)) reasons[code] = (reasons[code] ?? 0) + 1
  const isOut = seen.questions.map(({ named }) => named.some((code) => code.startsWith('!')))
  const isWrong = seen.questions.map((_, index) => {
    if (!expected || !alike) return false
    if ('refused' in expected || 'refused' in alike) return true
    return !isDeepStrictEqual(alike.questions[index], expected.questions[index])
  })
  const missing =
    expected && 'questions' in expected ? Math.max(0, expected.questions.length - seen.questions.length) : 0
  return {
    ...nothing,
    format: seen.format,
    questions: seen.questions.length,
    right: isOut.filter((out, index) => !out && isWrong[index] !== true).length,
    named: isOut.filter((out, index) => out && isWrong[index] !== true).length,
    wrong: isWrong.filter(Boolean).length + missing,
    reasons,
  }
}

const outcomes: Outcome[] = []
const samples = samplesIn(folder).filter(({ file }) => !isFile || file === asked)
for (const sample of samples) outcomes.push(await outcomeOf(sample))
const sum = (field: 'questions' | 'right' | 'named' | 'wrong' | 'milliseconds'): number =>
  outcomes.reduce((total, outcome) => total + outcome[field], 0)
const totals = {
  files: outcomes.length,
  refused: outcomes.filter(({ refused }) => refused !== '').length,
  questions: sum('questions'),
  right: sum('right'),
  named: sum('named'),
  wrong: sum('wrong'),
  milliseconds: sum('milliseconds'),
}
if (values.json) console.log(JSON.stringify({ totals, files: outcomes }, null, 2))
else {
  if (outcomes.length > 0)
    console.log(
      table(
        outcomes.map(({ reasons, ...outcome }) => ({
          ...outcome,
          reasons: Object.entries(reasons)
            .map(([code, count]) => `${code} ${count}`)
            .join(', '),
        })),
      ),
    )
  console.log(`\n${table([totals])}`)
}
process.exitCode = totals.wrong > 0 ? 1 : 0

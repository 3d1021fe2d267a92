import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gapText, numberText } from '@lms/contracts/question-types/part-texts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { UnreadableFile } from '../server/src/exchange/item.ts'
import { readFileAs } from '../server/src/exchange/read-file.ts'
import { formatOf } from '../server/src/exchange/recognise.ts'
import type { StagedItem } from '../server/src/exchange/staged-item.ts'
import { stagedItem } from '../server/src/exchange/threads/staging.ts'
import { table } from './table.ts'

/**
 * Reads every file of a folder as if somebody had sent it, and says what came of it: how many questions, how many of
 * them nothing keeps out, and how long it took. `npm run -s bench:imports -- <folder> --json` prints each question.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folder = path.resolve(positionals[0] ?? '.')

interface Question {
  asks: string
  type: string
  options: { text: string; isCorrect: boolean }[]
  isTaken: boolean
}
type Reading = { questions: Question[] } | { refused: string }

const filesIn = (below: string): string[] =>
  readdirSync(path.join(folder, below))
    .toSorted()
    .flatMap((name) => {
      const file = path.join(below, name)
      return statSync(path.join(folder, file)).isDirectory() ? filesIn(file) : [file]
    })

/** Formulas between signs, pictures in brackets: both are seen, and neither is text. */
function shown(html: string): string {
  return textOf(
    html
      .replaceAll(/<(span|div)\b[^<>]*\bdata-latex="([^"]*)"[^<>]*><\/\1>/g, (_, __, latex: string) => `$${latex}$`)
      .replaceAll(/<img\b[^<>]*>/g, '[picture]'),
  )
}

function optionsOf(text: StagedItem['text']): Question['options'] {
  const { type, answers, pairs = [], extras = [], items = [], gaps = [], statements = [] } = text
  const plain = (texts: readonly string[]): Question['options'] => texts.map((own) => ({ text: own, isCorrect: false }))
  switch (type) {
    case 'matching':
      return plain([
        ...pairs.map(({ left, right }) => `${shown(left)} -> ${shown(right)}`),
        ...extras.map((one) => `-> ${shown(one)}`),
      ])
    case 'ordering':
      return plain([items.map(shown).join(' > ')])
    case 'cloze':
      return gaps
        .map(gapText)
        .join('; ')
        .split(' | ')
        .map((own) => ({ text: own.replace(/^\*/, ''), isCorrect: own.startsWith('*') }))
    case 'statements':
      return statements.map(({ text: own, isTrue }) => ({ text: shown(own), isCorrect: isTrue }))
    case 'numeric':
      return plain(answers.map((answer) => numberText({ ...answer, text: textOf(answer.text) })))
    case 'essay':
      return []
    default:
      return answers.map((answer) => ({ text: shown(answer.text), isCorrect: answer.isCorrect }))
  }
}

async function readingOf(file: string): Promise<Reading> {
  const bytes = readFileSync(path.join(folder, file))
  try {
    const { items, pictures } = await readFileAs(formatOf(bytes, path.basename(file)), bytes)
    const addresses = new Map(
      pictures.map(({ name }, index) => [name, `/uploads/media/${String(index).padStart(32, '0')}.png`]),
    )
    return {
      questions: items.map((item) => {
        const { text, problems } = stagedItem(item, addresses)
        const isTaken = problems.every(({ isBlocking }) => !isBlocking)
        return { asks: shown(text.content), type: text.type, options: optionsOf(text), isTaken }
      }),
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.code }
    throw error
  }
}

const readings: Record<string, Reading> = {}
const times = new Map<string, number>()
for (const file of filesIn('')) {
  const began = performance.now()
  readings[file] = await readingOf(file)
  times.set(file, Math.round(performance.now() - began))
}
if (values.json) console.log(JSON.stringify(readings))
else
  console.log(
    table(
      Object.entries(readings).map(([file, reading]) => {
        const all = 'questions' in reading ? reading.questions : []
        const taken = all.filter(({ isTaken }) => isTaken).length
        const said = 'refused' in reading ? reading.refused : ''
        return { file, questions: all.length, taken, refused: said, ms: times.get(file) ?? 0 }
      }),
    ),
  )

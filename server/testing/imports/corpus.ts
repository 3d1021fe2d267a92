import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gapText, numberText } from '@lms/contracts/question-types/part-texts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { zipSync } from 'fflate'
import { z } from 'zod'
import { UnreadableFile } from '../../src/exchange/formats/item.ts'
import { formatOf } from '../../src/exchange/formats/signs/format-of.ts'
import { readFileAs } from '../../src/exchange/formats/reading/read-file.ts'
import type { StagedItem } from '../../src/exchange/staged-item.ts'
import { stagedItem } from '../../src/exchange/threads/staging.ts'

/**
 * Files as people have them, and what is to come of each. A folder holds files and an `expected.json`; a folder whose
 * own name ends like that of an archive (`paper.docx`) is packed when it is read, so that its parts can be read here.
 */
export const corpus = import.meta.dirname

const expectations = 'expected.json'
const archive = /\.(?:docx|xlsx|odt|ods|zip|imscc)$/i

/** What is said of a question; what an expectation leaves out is not looked at, except for `named`: that is all there is. */
const SeenQuestion = z.strictObject({
  asks: z.string(),
  type: z.string(),
  /** Options with a star before the right ones; pairs with an arrow; what a format has no word for in ours. */
  key: z.string(),
  /** Codes of what is said about it, with `!` where it keeps the question out. */
  named: z.array(z.string()).optional(),
  title: z.string().optional(),
  topic: z.string().optional(),
  subject: z.string().optional(),
  tags: z.array(z.string()).optional(),
  explanation: z.string().optional(),
  /** Of the single answers, in their order. */
  notes: z.array(z.string()).optional(),
  points: z.number().optional(),
  difficulty: z.string().optional(),
  class: z.string().optional(),
  credit: z.string().optional(),
  unit: z.string().optional(),
  place: z.string().optional(),
  variables: z.array(z.string()).optional(),
  html: z.string().optional(),
})
type SeenQuestion = z.infer<typeof SeenQuestion>

const Expected = z.union([
  z.strictObject({ refused: z.string() }),
  z.strictObject({ format: z.string(), questions: z.array(SeenQuestion) }),
])
type Expected = z.infer<typeof Expected>
type Seen = { refused: string } | { format: string; questions: Required<SeenQuestion>[] }

export interface Sample {
  /** From the folder that was asked for. */
  name: string
  file: string
  expected: Expected | null
}

/** Every file of a folder and of those in it, with what is expected of it where that is written down. */
export function samplesIn(folder: string, below = ''): Sample[] {
  const here = path.join(folder, below)
  const names = readdirSync(here).toSorted()
  const known = names.includes(expectations)
    ? z.record(z.string(), Expected).parse(JSON.parse(readFileSync(path.join(here, expectations), 'utf8')))
    : {}
  const missing = Object.keys(known).filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`${here} has no ${missing.join(', ')}`)
  return names.flatMap((name) => {
    const file = path.join(here, name)
    const isFolder = statSync(file).isDirectory()
    if (isFolder && !archive.test(name)) return name.startsWith('.') ? [] : samplesIn(folder, path.join(below, name))
    if (name === expectations || /^\.|\.ts$/.test(name)) return []
    return [{ name: path.join(below, name), file, expected: known[name] ?? null }]
  })
}

function bytesOf(file: string): Uint8Array {
  return statSync(file).isDirectory() ? zipSync(partsOf(file)) : readFileSync(file)
}

function partsOf(folder: string, below = ''): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {}
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name)
    if (entry.isDirectory()) Object.assign(parts, partsOf(folder, name))
    else parts[name] = readFileSync(path.join(folder, name))
  }
  return parts
}

export async function seenIn(file: string): Promise<Seen> {
  return await seenAs(path.basename(file), bytesOf(file))
}

/** As an upload is read: its format guessed, its questions cleaned and held to the rules of their types. */
export async function seenAs(name: string, bytes: Uint8Array): Promise<Seen> {
  try {
    const format = formatOf(bytes, name)
    const { items, pictures } = await readFileAs(format, bytes)
    if (items.length === 0) throw new UnreadableFile('empty')
    const addresses = new Map(pictures.map(({ name, content }, index) => [name, addressOf(content, index)]))
    return { format, questions: items.map((item) => seenQuestion(stagedItem(item, addresses))) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.code }
    throw error
  }
}

/** As the product keeps pictures: those that it can read. */
function addressOf(content: Uint8Array, index: number): string | null {
  const start = Buffer.from(content.subarray(0, 12)).toString('latin1')
  const isKnown = /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF[^]{4}WEBP)/.test(start)
  return isKnown ? `/uploads/media/${String(index).padStart(32, '0')}.png` : null
}

function seenQuestion({
  text,
  problems,
  place,
  subject,
  points,
  difficulty,
  class: code,
}: StagedItem): Required<SeenQuestion> {
  return {
    asks: shown(text.content),
    type: text.type,
    key: keyOf(text),
    named: problems.map(
      ({ key = '', message, isBlocking }) => `${isBlocking ? '!' : ''}${key.split('.').at(-1) || message}`,
    ),
    title: text.title,
    topic: text.topic,
    subject: subject ?? '',
    tags: text.tags,
    explanation: shown(text.explanation),
    notes: text.answers.map(({ explanation = '' }) => shown(explanation)),
    points: points ?? 0,
    difficulty: difficulty ?? '',
    class: code ?? '',
    credit: text.credit ?? '',
    unit: text.unit?.text ?? '',
    place,
    variables: (text.template?.variables ?? []).map(({ name, from, to, step }) => `${name}: ${from}..${to} / ${step}`),
    html: text.content,
  }
}

/** Formulas between signs, pictures in brackets: both are seen, and neither is text. */
function shown(html: string): string {
  return textOf(
    html
      .replaceAll(/<(span|div)\b[^<>]*\bdata-latex="([^"]*)"[^<>]*><\/\1>/g, (_, __, latex: string) => `$${latex}$`)
      .replaceAll(/<img\b[^<>]*>/g, '[picture]'),
  )
}

function keyOf(text: StagedItem['text']): string {
  const { type, answers, pairs = [], extras = [], items = [], gaps = [], statements = [] } = text
  switch (type) {
    case 'matching':
      return [
        ...pairs.map(({ left, right }) => `${shown(left)} -> ${shown(right)}`),
        ...extras.map((one) => `-> ${shown(one)}`),
      ].join(' | ')
    case 'ordering':
      return items.map(shown).join(' > ')
    case 'cloze':
      return gaps.map(gapText).join('; ')
    case 'statements':
      return statements.map(({ text: own, isTrue }) => (isTrue ? '*' : '') + shown(own)).join(' | ')
    case 'numeric':
      return answers.map((answer) => numberText({ ...answer, text: textOf(answer.text) })).join(' | ')
    case 'essay':
      return ''
    default:
      return answers.map((answer) => (answer.isCorrect ? '*' : '') + shown(answer.text)).join(' | ')
  }
}

/** What was seen, as far as the expectation speaks of it: the two are equal when all is well. */
export function asExpected(seen: Seen, expected: Expected): Expected {
  if ('refused' in seen || 'refused' in expected) return seen
  return { format: seen.format, questions: seen.questions.map((one, index) => like(one, expected.questions[index])) }
}

function like(seen: Required<SeenQuestion>, expected: SeenQuestion | undefined): SeenQuestion {
  const { asks, type, key, named } = seen
  const always = { asks, type, key, ...(named.length > 0 && { named }) }
  const wanted = new Set(Object.keys(expected ?? {}).filter((name) => name !== 'named'))
  return { ...always, ...Object.fromEntries(Object.entries(seen).filter(([name]) => wanted.has(name))) }
}

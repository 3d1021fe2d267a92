import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Answered } from '../../server/src/practice/rules/learning.ts'
import type { Asked } from '../../server/src/practice/rules/memory.ts'

type Answer = Asked & Answered
/** One pupil's answers, in the order in which they were given. */
export type Pupil = readonly Answer[]

const meanings = {
  child: /^(user|student|pupil|learner|child|anon student)[ _]?(id)?$/i,
  question: /^(item|question|problem|exercise|step)[ _]?(id)?$/i,
  time: /^(timestamp|time|date|at|order[ _]?id|created[ _]at|start[ _]time)$/i,
  right: /^(correct|is[ _]?correct|right|outcome|score|correctness)$/i,
  topic: /^(skill|topic|kc|concept|knowledge[ _]component)s?[ _]?(ids?)?$/i,
}
type Column = keyof typeof meanings
const usualOrder: readonly Column[] = ['child', 'question', 'time', 'right', 'topic']

export function readFolder(folder: string): { name: string; train: Pupil[]; test: Pupil[] } {
  const names = readdirSync(folder).toSorted()
  const train = names.find((name) => name.endsWith('-train.csv.gz'))
  const test = train?.replace(/-train\.csv\.gz$/, '-test.csv.gz')
  if (!train || !test || !names.includes(test))
    throw new Error(`${folder} has no *-train.csv.gz with its *-test.csv.gz`)
  return {
    name: train.replace(/-train\.csv\.gz$/, ''),
    train: readPupils(path.join(folder, train)),
    test: readPupils(path.join(folder, test)),
  }
}

function readPupils(file: string): Pupil[] {
  const lines = gunzipSync(readFileSync(file))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const separator = separatorOf(lines[0] ?? '')
  const head = fieldsOf(lines[0] ?? '', separator)
  const places = placesOf(head)
  const rows = lines.slice(places.hasHeader ? 1 : 0).filter((line) => line.trim() !== '')
  const fields = rows.map((line) => fieldsOf(line, separator))
  const toTime = clockOf(fields.map((row) => row[places.at.time] ?? ''))
  const same = interned()
  const answers = fields.flatMap((row): Answer[] => {
    const isRight = rightness(row[places.at.right])
    const childId = same(row[places.at.child] ?? '')
    if (isRight === null || childId === '') return []
    const questionId = same(row[places.at.question] ?? '')
    return [
      { childId, questionId, topicId: same(row[places.at.topic] ?? ''), isRight, at: toTime(row[places.at.time]) },
    ]
  })
  return [...Map.groupBy(answers, ({ childId }) => childId).values()].map(inOrder)
}

function placesOf(head: readonly string[]): { hasHeader: boolean; at: Record<Column, number> } {
  const found = (column: Column) => head.findIndex((name) => meanings[column].test(name))
  const hasHeader = found('child') >= 0 && found('right') >= 0
  const place = (column: Column) => (hasHeader ? found(column) : usualOrder.indexOf(column))
  return {
    hasHeader,
    at: {
      child: place('child'),
      question: place('question'),
      time: place('time'),
      right: place('right'),
      topic: place('topic'),
    },
  }
}

function separatorOf(line: string): string {
  return ['\t', ';', ','].find((separator) => line.includes(separator)) ?? '\t'
}

function fieldsOf(line: string, separator: string): string[] {
  return line.split(separator).map((field) => field.trim().replace(/^"(.*)"$/, '$1'))
}

/** Half a mark or more is right; what cannot be read is left out. */
function rightness(text = ''): boolean | null {
  if (/^(true|yes|right|correct)$/i.test(text)) return true
  if (/^(false|no|wrong|incorrect)$/i.test(text)) return false
  const mark = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(mark) ? mark >= 0.5 : null
}

/** Milliseconds, seconds, days or dates: files do not say which. Times that are all alike say nothing. */
function clockOf(texts: readonly string[]): (text?: string) => number | null {
  let [least, most, hasFractions, read] = [Infinity, -Infinity, false, 0]
  for (const text of texts) {
    const value = text === '' ? Number.NaN : Number(text)
    if (!Number.isFinite(value)) continue
    read++
    least = Math.min(least, value)
    most = Math.max(most, value)
    hasFractions ||= !Number.isInteger(value)
  }
  const known = (value: number) => (Number.isFinite(value) ? value : null)
  if (read === 0) return (text = '') => known(Date.parse(text))
  if (least === most) return () => null
  const unit = most > 1e11 ? 1 : hasFractions && most < 1e5 ? 86_400_000 : 1000
  return (text = '') => (text === '' ? null : known(Number(text) * unit))
}

function inOrder(answers: readonly Answer[]): Pupil {
  if (answers.some(({ at }) => at === null)) return answers
  return answers.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
}

/** One string for all that are equal: files repeat them a million times. */
function interned(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    known.set(text, text)
    return text
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Database, type DatabaseSettings, openDatabase } from '../../server/src/platform/database/database.ts'
import type { Ledger, Sat } from './students.ts'
import type { Work } from './teachers.ts'

export interface Findings {
  problems: string[]
  /** Nothing to worry about, and good to know. */
  notes: string[]
  attempts: number
  /** That the server has counted. */
  saves: number
}

type Attempt = Awaited<ReturnType<typeof attemptsOf>>[number]

const attemptsOf = (database: Database) =>
  database
    .read()
    .selectFrom('attempts')
    .select(['id', 'student_id', 'channel', 'number', 'state', 'sequence', 'answers'])
    .execute()

/** Looks into the database when everybody has finished. */
export async function inspect(place: DatabaseSettings, ledger: Ledger, work: Work): Promise<Findings> {
  const database = openDatabase({ ...place, isVisitor: true }, () => {})
  try {
    await untilDone(database)
    const attempts = await attemptsOf(database)
    const lateStarts: string[] = []
    const problems = [
      ...sittingProblems(attempts, ledger, lateStarts),
      ...sheetProblems(attempts, work),
      ...(await bellProblems(database, attempts)),
      ...(await importProblems(database, work)),
      ...(await pictureProblems(database, work)),
    ]
    const uploads = await database.read().selectFrom('question_imports').select('state').execute()
    const late = uploads.filter(({ state }) => state !== 'saved').length
    return {
      problems,
      notes: [
        ...(late > 0 ? [`${late} uploads came after their sender had given up; nobody has confirmed them`] : []),
        ...(lateStarts.length > 0 ? [`${lateStarts.length} starts came late, and wait for their student`] : []),
      ],
      attempts: attempts.length,
      saves: attempts.reduce((sum, { sequence }) => sum + sequence, 0),
    }
  } finally {
    await database.close()
  }
}

/** What follows a write is done by jobs. */
async function untilDone(database: Database): Promise<void> {
  const deadline = performance.now() + 30_000
  for (;;) {
    const now = new Date().toISOString()
    const due = await database.read().selectFrom('jobs').select('id').where('run_at', '<=', now).execute()
    if (due.length === 0 || performance.now() > deadline) return
    await delay(250)
  }
}

function sittingProblems(attempts: readonly Attempt[], ledger: Ledger, lateStarts: string[]): string[] {
  const problems: string[] = []
  const rows = Map.groupBy(
    attempts.filter(({ channel }) => channel === 'screen'),
    ({ student_id }) => student_id,
  )
  for (const [student, sittings] of ledger) {
    const own = rows.get(student) ?? []
    if (new Set(own.map(({ number }) => number)).size !== own.length) problems.push(`${student} has a number twice`)
    for (const sat of sittings)
      problems.push(
        ...problemsOf(
          sat,
          own.find(({ id }) => id === sat.attemptId),
        ),
      )
    const known = new Set(sittings.map(({ attemptId }) => attemptId))
    for (const { id, sequence, state } of own.filter((row) => !known.has(row.id)))
      if (state === 'running' && sequence === 0) lateStarts.push(id)
      else problems.push(`${id} was sat by nobody`)
  }
  return problems
}

function problemsOf({ attemptId, saves, answers, isSubmitted }: Sat, row: Attempt | undefined): string[] {
  if (row === undefined) return [`${attemptId} with ${saves} saves is gone`]
  const problems: string[] = []
  if (row.sequence !== saves) problems.push(`${attemptId}: ${saves} saves were acknowledged, ${row.sequence} are there`)
  if (row.state !== 'completed' || !isSubmitted) problems.push(`${attemptId} never came to an end`)
  for (const [question, given] of answers)
    if (!isDeepStrictEqual(row.answers[question], given)) problems.push(`${attemptId} lost the answer to ${question}`)
  return problems
}

function sheetProblems(attempts: readonly Attempt[], { sheets }: Work): string[] {
  const onPaper = attempts.filter(({ channel }) => channel === 'paper').map(({ student_id }) => student_id)
  return [
    ...sheets.filter((id) => !onPaper.includes(id)).map((id) => `the paper of ${id} is gone`),
    ...twice(onPaper).map((id) => `the paper of ${id} is there twice`),
  ]
}

/** One for every end: who was graded twice was told twice. */
async function bellProblems(database: Database, attempts: readonly Attempt[]): Promise<string[]> {
  const told = await database
    .read()
    .selectFrom('notifications')
    .select('id')
    .where('kind', '=', 'quiz_finished')
    .execute()
  const ended = attempts.filter(({ state }) => state === 'completed').length
  const regraded = await database.read().selectFrom('attempt_regrades').select('id').execute()
  return [
    ...(told.length === ended ? [] : [`${told.length} ends were told, and ${ended} attempts have ended`]),
    ...(regraded.length === 0 ? [] : [`${regraded.length} attempts were graded twice`]),
  ]
}

async function importProblems(database: Database, { imports, questionsInFile }: Work): Promise<string[]> {
  const saved = await database
    .read()
    .selectFrom('question_imports')
    .select('file_name')
    .where('state', '=', 'saved')
    .execute()
  const questions = await database
    .read()
    .selectFrom('questions')
    .select('title')
    .where('title', 'like', 'Câu chaos-%')
    .execute()
  const titles = questions.map(({ title }) => title)
  const present = new Set(titles)
  const expected = imports.flatMap((name) =>
    Array.from({ length: questionsInFile }, (_, index) => `Câu ${name} ${index}`),
  )
  return [
    ...expected.filter((title) => !present.has(title)).map((title) => `the question ${title} is gone`),
    ...twice(titles).map((title) => `the question ${title} is there twice`),
    ...twice(saved.map(({ file_name }) => file_name)).map((name) => `the import ${name} is there twice`),
  ]
}

async function pictureProblems(database: Database, { pictures }: Work): Promise<string[]> {
  const rows = await database.read().selectFrom('media').select('id').execute()
  const present = new Set(rows.map(({ id }) => id))
  return pictures.filter(({ id }) => !present.has(id)).map(({ id }) => `the picture ${id} is gone`)
}

/** Whether the files of pictures are there, whole, asked as people do. */
export async function filesMissing(url: string, { pictures }: Work): Promise<string[]> {
  const problems: string[] = []
  for (const picture of pictures) {
    const answer = await fetch(url + picture.url).catch(() => null)
    const bytes = answer === null ? 0 : (await answer.arrayBuffer()).byteLength
    if (answer?.status !== 200 || bytes !== picture.size)
      problems.push(`the file of the picture ${picture.id} is answered with ${answer?.status}, ${bytes} bytes`)
  }
  return problems
}

function twice(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].filter(([, all]) => all.length > 1).map(([name]) => name)
}

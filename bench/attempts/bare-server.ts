import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The least that a server on this machine can do for a sitting: Node's own HTTP and SQLite, the statements that cannot
 * be spared on the same tables with the same durability, and nothing else. Its only token is the id of a student.
 */
const database = new DatabaseSync(path.join(process.env['DATA_DIR'] ?? '', 'database.sqlite'))
for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'cache_size = -65536'])
  database.exec(`pragma ${pragma}`)

const begin = database.prepare('begin immediate')
const commit = database.prepare('commit')
const findAssignment = database.prepare('select * from assignments where student_id = ? and quiz_id = ?')
const findQuiz = database.prepare('select * from quizzes where id = ?')
const questionsOf = database.prepare(
  `select questions.id, questions.version, title, type, questions.points, content, answers
   from quiz_questions join questions on questions.id = quiz_questions.question_id
   join (select question_id, version, content, answers from question_versions) as texts
     on texts.question_id = questions.id and texts.version = questions.version
   where quiz_id = ? order by position`,
)
const findRunning = database.prepare(
  `select attempts.*, paper from attempts join attempt_papers on attempt_papers.attempt_id = attempts.id
   where student_id = ? and quiz_id = ? and state = 'running'`,
)
const insertAttempt = database.prepare(
  `insert into attempts (id, quiz_id, student_id, purpose, assignment_id, number, state, started_at, time_limit,
    ends_at, sequence, answers, flagged) values (?, ?, ?, 'assigned', ?, 1, 'running', ?, 60, ?, 0, '{}', '[]')`,
)
const insertPaper = database.prepare('insert into attempt_papers (attempt_id, seed, paper) values (?, 1, ?)')
const saveStart = database.prepare("update assignments set status = 'in_progress', attempt_count = 1 where id = ?")
const saveAnswers = database.prepare('update attempts set sequence = ?, answers = ?, flagged = ? where id = ?')
const complete = database.prepare(
  "update attempts set state = 'completed', finished_at = ?, score = ?, total_points = ?, passed = 1, marks = ? where id = ?",
)
const saveFinish = database.prepare(
  "update assignments set status = 'completed', last_attempt_id = ?, counted = ? where id = ?",
)
const findAttempt = database.prepare(
  'select attempts.*, paper from attempts join attempt_papers on attempt_papers.attempt_id = attempts.id where id = ?',
)

type Row = Record<string, unknown>
interface Item {
  questionId: string
}
const parsed = (value: unknown): Record<string, unknown> => JSON.parse(String(value)) as Record<string, unknown>
const paperOf = (row: Row): Item[] => JSON.parse(String(row['paper'])) as Item[]
const known = new Map<string, Row[]>()
function questions(quizId: string): Row[] {
  const found = known.get(quizId) ?? questionsOf.all(quizId)
  known.set(quizId, found)
  return found
}

function start(student: string, quizId: string): object {
  const now = new Date().toISOString()
  begin.run()
  const assignment = findAssignment.get(student, quizId) ?? {}
  const quiz = findQuiz.get(quizId)
  const asked = questions(quizId)
  const id = crypto.randomUUID()
  const ends = new Date(Date.now() + 3_600_000).toISOString()
  const paper = asked.map((question) => ({
    questionId: question['id'],
    version: question['version'],
    order: [0, 1, 2, 3],
  }))
  insertAttempt.run(id, quizId, student, String(assignment['id']), now, ends)
  insertPaper.run(id, JSON.stringify(paper))
  saveStart.run(String(assignment['id']))
  commit.run()
  return {
    quiz: {
      title: quiz?.['title'],
      questions: asked.map(({ id: _id, title, type, points, content, answers }) => ({
        _id,
        title,
        type,
        points,
        content,
        answers: (JSON.parse(String(answers)) as { _id: string; text: string }[]).map((one) => ({
          _id: one._id,
          text: one.text,
        })),
      })),
    },
    attempt: { _id: id, endsAt: ends, sequence: 0 },
  }
}

function save(student: string, quizId: string, body: Row): object {
  begin.run()
  const attempt = findRunning.get(student, quizId) ?? {}
  const inPaper = new Set(paperOf(attempt).map(({ questionId }) => questionId))
  const changes = Object.entries(body['answers'] as object).filter(([question]) => inPaper.has(question))
  const answers = { ...parsed(attempt['answers']), ...Object.fromEntries(changes) }
  const sequence = Number(attempt['sequence']) + 1
  saveAnswers.run(sequence, JSON.stringify(answers), String(attempt['flagged']), String(attempt['id']))
  commit.run()
  return { attempt: { _id: attempt['id'], sequence, endsAt: attempt['ends_at'], secondsLeft: 1 } }
}

function submit(student: string, quizId: string): object {
  begin.run()
  const attempt = findRunning.get(student, quizId) ?? {}
  const id = String(attempt['id'])
  const answers = parsed(attempt['answers'])
  const marks = questions(quizId).map((question) => {
    const options = JSON.parse(String(question['answers'])) as { _id: string; isCorrect: boolean }[]
    const isRight = options.some((option) => option.isCorrect && option._id === answers[String(question['id'])])
    return { questionId: question['id'], version: question['version'], marks: isRight ? 1 : 0, points: 1 }
  })
  const score = marks.reduce((sum, mark) => sum + mark.marks, 0)
  complete.run(new Date().toISOString(), score, marks.length, JSON.stringify(marks), id)
  saveFinish.run(id, JSON.stringify({ score, total: marks.length }), String(attempt['assignment_id']))
  commit.run()
  return { _id: id }
}

function result(id: string): object {
  const attempt = findAttempt.get(id) ?? {}
  return { ...attempt, questions: questions(String(attempt['quiz_id'])), student_answers: parsed(attempt['answers']) }
}

function act(url: string, student: string, body: Row): object | null {
  const historyId = /\/results\/([0-9a-f-]{36})$/.exec(url)?.[1]
  if (historyId !== undefined) return result(historyId)
  const [, quizId, step] = /\/quizzes\/([0-9a-f-]{36})\/(start|answers|submit)$/.exec(url) ?? []
  if (quizId === undefined) return null
  if (step === 'start') return start(student, quizId)
  return step === 'answers' ? save(student, quizId, body) : submit(student, quizId)
}

function answer(request: IncomingMessage, response: ServerResponse, text: string): void {
  const student = (request.headers.authorization ?? '').replace('Bearer ', '')
  const data = act(request.url ?? '', student, text === '' ? {} : (JSON.parse(text) as Row))
  response.writeHead(data === null ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ success: data !== null, status: 'success', message: 'OK', data }))
}

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => (text += part))
  request.on('end', () => answer(request, response, text))
})
// Students think for longer than Node keeps a silent connection by itself.
server.keepAliveTimeout = 72_000
server.listen({ port: 0, host: '127.0.0.1', backlog: 2048 }, () => {
  console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

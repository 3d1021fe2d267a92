import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Row, markedOf, paperOf, parsed, sentQuestions } from './sitting.ts'
import { serve } from './serve.ts'

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
      questions: sentQuestions(asked),
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
  const { marks, score } = markedOf(questions(quizId), parsed(attempt['answers']))
  complete.run(new Date().toISOString(), score, marks.length, JSON.stringify(marks), id)
  saveFinish.run(id, JSON.stringify({ score, total: marks.length }), String(attempt['assignment_id']))
  commit.run()
  return { _id: id }
}

function result(id: string): object {
  const attempt = findAttempt.get(id) ?? {}
  return { ...attempt, questions: questions(String(attempt['quiz_id'])), student_answers: parsed(attempt['answers']) }
}

serve({ start, save, submit, result })

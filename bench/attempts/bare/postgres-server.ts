import pg from 'pg'
import { type Row, markedOf, paperOf, parsed, sentQuestions } from './sitting.ts'
import { serve } from './serve.ts'

/**
 * The least that a server on this machine can do for a sitting with PostgreSQL: Node's own HTTP, the statements that
 * cannot be spared, prepared, on the same tables with the same durability, and nothing else.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

type Line = Pick<pg.PoolClient, 'query'>
const run = async (line: Line, name: string, values: readonly unknown[]): Promise<Row[]> => {
  const text = statements.get(name) ?? ''
  return (await line.query<Row>({ name, text, values: [...values] })).rows
}

const statements = new Map([
  ['assignment', 'select * from assignments where student_id = $1 and quiz_id = $2 for update'],
  ['quiz', 'select * from quizzes where id = $1'],
  [
    'questions',
    `select questions.id, questions.version, title, type, questions.points, content, answers
     from quiz_questions join questions on questions.id = quiz_questions.question_id
     join (select question_id, version, content, answers from question_versions) as texts
       on texts.question_id = questions.id and texts.version = questions.version
     where quiz_id = $1 order by position`,
  ],
  [
    'running',
    `select attempts.*, paper from attempts join attempt_papers on attempt_papers.attempt_id = attempts.id
     where student_id = $1 and quiz_id = $2 and state = 'running' for update of attempts`,
  ],
  [
    'attempt',
    `insert into attempts (id, quiz_id, student_id, purpose, assignment_id, number, state, started_at, time_limit,
      ends_at, sequence, answers, flagged) values ($1, $2, $3, 'assigned', $4, 1, 'running', $5, 60, $6, 0, '{}', '[]')`,
  ],
  ['paper', 'insert into attempt_papers (attempt_id, seed, paper) values ($1, 1, $2)'],
  ['begun', "update assignments set status = 'in_progress', attempt_count = 1 where id = $1"],
  ['answers', 'update attempts set sequence = $1, answers = $2 where id = $3'],
  [
    'complete',
    `update attempts set state = 'completed', finished_at = $1, score = $2, total_points = $3, passed = true, marks = $4
     where id = $5`,
  ],
  ['finished', "update assignments set status = 'completed', last_attempt_id = $1, counted = $2 where id = $3"],
  [
    'result',
    'select attempts.*, paper from attempts join attempt_papers on attempt_papers.attempt_id = attempts.id where id = $1',
  ],
])

async function inOne(act: (line: Line) => Promise<object>): Promise<object> {
  const line = await pool.connect()
  try {
    await line.query('begin')
    const answer = await act(line)
    await line.query('commit')
    return answer
  } finally {
    line.release()
  }
}

const known = new Map<string, Promise<Row[]>>()
function questions(quizId: string): Promise<Row[]> {
  const found = known.get(quizId) ?? run(pool, 'questions', [quizId])
  known.set(quizId, found)
  return found
}

serve({
  async start(student, quizId) {
    const asked = await questions(quizId)
    return inOne(async (line) => {
      const now = new Date().toISOString()
      const [assignment = {}] = await run(line, 'assignment', [student, quizId])
      const [quiz = {}] = await run(line, 'quiz', [quizId])
      const id = crypto.randomUUID()
      const ends = new Date(Date.now() + 3_600_000).toISOString()
      const paper = asked.map((question) => ({
        questionId: question['id'],
        version: question['version'],
        order: [0, 1, 2, 3],
      }))
      await run(line, 'attempt', [id, quizId, student, assignment['id'], now, ends])
      await run(line, 'paper', [id, JSON.stringify(paper)])
      await run(line, 'begun', [assignment['id']])
      return {
        quiz: { title: quiz['title'], questions: sentQuestions(asked) },
        attempt: { _id: id, endsAt: ends, sequence: 0 },
      }
    })
  },

  save: (student, quizId, body) =>
    inOne(async (line) => {
      const [attempt = {}] = await run(line, 'running', [student, quizId])
      const inPaper = new Set(paperOf(attempt).map(({ questionId }) => questionId))
      const changes = Object.entries(body['answers'] as object).filter(([question]) => inPaper.has(question))
      const answers = { ...parsed(attempt['answers']), ...Object.fromEntries(changes) }
      const sequence = Number(attempt['sequence']) + 1
      await run(line, 'answers', [sequence, JSON.stringify(answers), attempt['id']])
      return { attempt: { _id: attempt['id'], sequence, endsAt: attempt['ends_at'], secondsLeft: 1 } }
    }),

  async submit(student, quizId) {
    const asked = await questions(quizId)
    return inOne(async (line) => {
      const [attempt = {}] = await run(line, 'running', [student, quizId])
      const { id } = attempt
      const { marks, score } = markedOf(asked, parsed(attempt['answers']))
      await run(line, 'complete', [new Date().toISOString(), score, marks.length, JSON.stringify(marks), id])
      await run(line, 'finished', [id, JSON.stringify({ score, total: marks.length }), attempt['assignment_id']])
      return { _id: id }
    })
  },

  async result(id) {
    const [attempt = {}] = await run(pool, 'result', [id])
    const asked = await questions(String(attempt['quiz_id']))
    return { ...attempt, questions: asked, student_answers: parsed(attempt['answers']) }
  },
})

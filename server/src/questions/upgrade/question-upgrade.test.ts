import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { migrations } from '../../migrations.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { findByFingerprints, knownContentKeys } from '../question-duplicate-store.ts'
import { fingerprintOf } from '../question-fingerprint.ts'
import { listQuestions } from '../question-list-store.ts'

const later = /answers-in-the-search|questions-never-used|questions-used-so-far/
const before = migrations.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => !later.test(name))))

test('questions of before are found by their answers and tags afterwards, and known as used or not', async () => {
  const database = openDatabase(await emptyDatabase(), () => {})
  try {
    await database.migrate(before)
    const now = '2026-11-16T00:00:00.000Z'
    await database.transaction(async (tx) => {
      await sql`insert into subjects (id, name, code, description, is_active, class, class_position, color, icon,
          by_administrator, search_text, sort_name, version, created_at, updated_at)
        values ('s', 'Toán', 'TOAN', '', ${true}, 'LOP_4', 4, '#3B82F6', 'book', ${true}, 'toan', 'toan', 1, ${now},
          ${now})`.execute(tx)
      for (const id of ['a', 'b']) {
        const answers = JSON.stringify([{ _id: id, text: `<p>Sông ${id}</p>`, isCorrect: true }])
        await sql`insert into questions (id, title, type, subject_id, class, difficulty, points, by_administrator,
            search_text, version, created_at, updated_at)
          values (${id}, 'Câu hỏi', 'single_choice', 's', 'LOP_4', 'easy', 5, ${true}, 'cau hoi', 1, ${now}, ${now})`.execute(
          tx,
        )
        await sql`insert into question_versions (question_id, version, title, content, type, subject_id, class, difficulty,
            points, answers, explanation, topic, tags, ignore_accents, created_at)
          values (${id}, 1, 'Câu hỏi', '<p>?</p>', 'single_choice', 's', 'LOP_4', 'easy', 5, ${answers}, '', '', '["ôn tập"]',
            ${false}, ${now})`.execute(tx)
      }
      await sql`insert into quizzes (id, title, description, subject_id, class, type, difficulty, status, estimated_time,
          time_limit, passing_score, max_attempts, grading_method, multiple_choice_credit, is_active, is_public,
          shuffle_questions, shuffle_answers, show_correct_answers, show_results_immediately, instructions, tags,
          is_qr_code, question_count, by_administrator, search_text, sort_title, version, created_at, updated_at)
        values ('q', 'Bài', '', 's', 'LOP_4', 'quiz', 'easy', 'draft', 1, 1, 1, 1, 'highest', 'partial', ${true}, ${true},
          ${true}, ${true}, ${true}, ${true}, '', '[]', ${false}, 1, ${true}, 'bai', 'bai', 1, ${now}, ${now})`.execute(
        tx,
      )
      await sql`insert into quiz_questions (quiz_id, question_id, position) values ('q', 'a', 1)`.execute(tx)
    })
    await database.migrate(migrations)
    const found = async (filter: object) => {
      const { questions } = await listQuestions(database.read(), 'everything', { page: 1, limit: 10, ...filter })
      return questions.map(({ id }) => id)
    }
    expect(await found({ search: 'song b' })).toEqual(['b'])
    expect(await found({ tag: 'Ôn tập' })).toEqual(['b', 'a'])
    expect(await found({ unused: true })).toEqual(['b'])
  } finally {
    await database.close()
  }
})

test('what told two questions apart in two columns tells it in one afterwards', async () => {
  const database = openDatabase(await emptyDatabase(), () => {})
  const unmerged = /one-fingerprint|topics-of-questions|lists-of-topics|counted-without-topics|questions-by-tag/
  try {
    await database.migrate(
      migrations.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => !unmerged.test(name)))),
    )
    const content = '<p>Thủ đô của Việt Nam?</p>'
    const answers = [{ text: '<p>Hà Nội</p>' }]
    const [key = '', whole = ''] = fingerprintOf({ content, answers }).split('.')
    const now = '2026-11-16T00:00:00.000Z'
    await database.transaction(async (tx) => {
      await sql`insert into subjects (id, name, code, description, is_active, class, class_position, color, icon,
          by_administrator, search_text, sort_name, version, created_at, updated_at)
        values ('s', 'Toán', 'TOAN', '', ${true}, 'LOP_4', 4, '#3B82F6', 'book', ${true}, 'toan', 'toan', 1, ${now},
          ${now})`.execute(tx)
      await sql`insert into questions (id, title, type, subject_id, class, difficulty, points, by_administrator,
          search_text, fingerprint, content_key, version, created_at, updated_at)
        values ('a', 'Câu hỏi', 'single_choice', 's', 'LOP_4', 'easy', 5, ${true}, 'cau hoi', ${whole},
          ${`${key}rest-of-the-key`}, 1, ${now}, ${now})`.execute(tx)
    })
    await database.migrate(migrations)
    const known = await findByFingerprints(database.read(), 'everything', [fingerprintOf({ content, answers })])
    expect([...known.values()]).toEqual([{ id: 'a', title: 'Câu hỏi' }])
    expect(await knownContentKeys(database.read(), 'everything', [key, 'another'])).toEqual(new Set([key]))
    expect((await listQuestions(database.read(), 'everything', { page: 1, limit: 10 })).total).toBe(1)
  } finally {
    await database.close()
  }
})

import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Answer } from '@lms/contracts/questions/questions.ts'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/migrations.ts'
import { contentKeyOf, fingerprintOf } from '../question-fingerprint.ts'
import { searchTextOf } from '../question.ts'

/** What older migrations fill in row by row: folding and keys are ours, so no database can do it. */
const filledAtOnce = 500

export async function fillContentKeys(db: Schema): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; content: string }>`
      select questions.id, question_versions.content from questions
      join question_versions on question_versions.question_id = questions.id
        and question_versions.version = questions.version
      where questions.id > ${after} order by questions.id limit ${filledAtOnce}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const cases = rows.map(({ id, content }) => sql`when ${id} then ${contentKeyOf({ content })}`)
    const ids = rows.map(({ id }) => id)
    await sql`
      update questions set content_key = case id ${sql.join(cases, sql` `)} else content_key end
      where id in (${sql.join(ids)})`.execute(db)
    after = last.id
  }
}

export async function fillSearchTexts(db: Schema): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<SearchedRow>`
      select questions.id, questions.type, questions.title, content, answers, topic, tags from questions
      join question_versions on question_versions.question_id = questions.id
        and question_versions.version = questions.version
      where questions.id > ${after} order by questions.id limit ${filledAtOnce}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const cases = rows.map((row) => sql`when ${row.id} then ${searchTextOf({ ...row, ...listsOf(row) })}`)
    const ids = rows.map(({ id }) => id)
    await sql`
      update questions set search_text = case id ${sql.join(cases, sql` `)} else search_text end
      where id in (${sql.join(ids)})`.execute(db)
    after = last.id
  }
}

interface SearchedRow {
  id: string
  type: QuestionType
  title: string
  content: string
  answers: Answer[] | string
  topic: string
  tags: string[] | string
}

/** A bare statement of SQLite answers lists as text. */
function listsOf({ answers, tags }: SearchedRow): { answers: Answer[]; tags: string[] } {
  return {
    answers: typeof answers === 'string' ? (JSON.parse(answers) as Answer[]) : answers,
    tags: typeof tags === 'string' ? (JSON.parse(tags) as string[]) : tags,
  }
}

/** Folding is ours, so no database can do it. */
export async function fillFingerprints(db: Schema): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('questions')
      .innerJoin('question_versions', (join) =>
        join
          .onRef('question_versions.question_id', '=', 'questions.id')
          .onRef('question_versions.version', '=', 'questions.version'),
      )
      .select(['questions.id', 'question_versions.content', 'question_versions.answers'])
      .where('questions.id', '>', after)
      .orderBy('questions.id')
      .limit(500)
      .execute()
    for (const { id, content, answers } of rows as { id: string; content: string; answers: Answer[] }[])
      await db
        .updateTable('questions')
        .set({ fingerprint: fingerprintOf({ content, answers }) })
        .where('id', '=', id)
        .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last['id'] as string
  }
}

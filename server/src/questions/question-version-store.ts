import { htmlOfParts } from '@lms/contracts/question-types/parts.ts'
import { readableTitle } from '@lms/contracts/questions/question-title.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { Selectable } from 'kysely'
import { addUses } from '../media/media-use-store.ts'
import { isOneOf } from '../platform/database/search.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { QuestionVersion } from './question.ts'
import './question-tables.ts'

export const textColumns = [
  'content',
  'answers',
  'explanation',
  'hint',
  'topic',
  'tags',
  'ignore_accents',
  'parts',
  'template',
] as const
const versionColumns = [
  ...textColumns,
  'question_id',
  'version',
  'title',
  'type',
  'subject_id',
  'class',
  'difficulty',
  'points',
  'author_id',
  'created_at',
] as const

export async function findVersion(queries: Queries, id: string, version: number): Promise<QuestionVersion | null> {
  const row = await queries
    .selectFrom('question_versions')
    .select(versionColumns)
    .where('question_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? toVersion(row) : null
}

export interface VersionRef {
  questionId: string
  version: number
}

/** In no order; those that are gone are left out. */
export async function findVersions(queries: Queries, refs: readonly VersionRef[]): Promise<QuestionVersion[]> {
  if (refs.length === 0) return []
  const rows = await queries
    .selectFrom('question_versions')
    .select(versionColumns)
    .where((eb) =>
      eb.or(refs.map(({ questionId, version }) => eb('question_id', '=', questionId).and('version', '=', version))),
    )
    .execute()
  return rows.map(toVersion)
}

/** How hard each version of these questions is. */
export async function difficultiesOf(
  queries: Queries,
  questionIds: readonly string[],
): Promise<(VersionRef & { difficulty: Difficulty })[]> {
  if (questionIds.length === 0) return []
  return queries
    .selectFrom('question_versions')
    .select(['question_id as questionId', 'version', 'difficulty'])
    .where(isOneOf(queries, 'question_id', questionIds))
    .execute()
}

/** For joins of the slices above. */
export function headsOfQuestions(queries: Queries) {
  return queries.selectFrom('questions').select(['questions.id', 'questions.points', 'questions.version'])
}

export async function listVersions(queries: Queries, id: string, page: PageRequest): Promise<QuestionVersion[]> {
  const rows = await queries
    .selectFrom('question_versions')
    .select(versionColumns)
    .where('question_id', '=', id)
    .orderBy('version', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(toVersion)
}

export async function insertVersions(tx: Queries, versions: readonly QuestionVersion[]): Promise<void> {
  await tx
    .insertInto('question_versions')
    .values(
      versions.map((version) => ({
        question_id: version.questionId,
        version: version.version,
        title: version.title,
        content: version.content,
        type: version.type,
        subject_id: version.subjectId,
        class: version.class,
        difficulty: version.difficulty,
        points: version.points,
        answers: json(version.answers),
        explanation: version.explanation,
        hint: version.hint,
        topic: version.topic,
        tags: json(version.tags),
        ignore_accents: version.ignoreAccents,
        parts: json(version.parts),
        template: version.template && json(version.template),
        author_id: version.authorId,
        created_at: version.createdAt,
      })),
    )
    .execute()
  // Earlier versions stay, and with them what they show.
  await addUses(
    tx,
    versions.map(({ questionId, content, explanation, hint, answers, parts }) => ({
      record: { kind: 'question', id: questionId },
      texts: [
        content,
        explanation,
        hint,
        ...answers.flatMap((answer) => [answer.text, answer.explanation ?? '']),
        ...Object.values(htmlOfParts(parts)),
      ],
    })),
  )
}

type VersionRow = Pick<Selectable<Tables['question_versions']>, (typeof versionColumns)[number]>

export function toText({
  content,
  answers,
  explanation,
  hint,
  topic,
  tags,
  ignore_accents,
  parts,
  template,
}: Pick<VersionRow, (typeof textColumns)[number]>) {
  return { content, answers, explanation, hint, topic, tags, ignoreAccents: ignore_accents, parts, template }
}

function toVersion(row: VersionRow): QuestionVersion {
  return {
    ...toText(row),
    questionId: row.question_id,
    version: row.version,
    // Those that came in files before hold formulas in their source.
    title: readableTitle(row.title),
    type: row.type,
    subjectId: row.subject_id,
    class: row.class,
    difficulty: row.difficulty,
    points: row.points,
    authorId: row.author_id,
    createdAt: row.created_at,
  }
}

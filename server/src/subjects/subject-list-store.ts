import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { SortOrder } from '@lms/contracts/fields.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { SubjectFilter, SubjectSort, SubjectStats } from '@lms/contracts/subjects/subjects.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { foundByWords, searchWords } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import { type Subject, sortNameOf } from './subject.ts'
import { columns, ratingOf, toSubject } from './subject-store.ts'

type Subjects = SelectQueryBuilder<Tables, 'subjects', object>

/** As many as one list to choose from can hold. */
const choicesShown = 1000

/** The sibling of `subject:read` for lists: a parent's own and those of administrators. */
function visibleTo(actor: Actor, query: Subjects): Subjects {
  if (actor.role === 'administrator') return query
  return query.where((eb) => eb.or([eb('by_administrator', '=', true), eb('author_id', '=', actor.id)]))
}

/** Who may change it may bring it back: a parent sees the deleted ones of their own. */
function filtered(queries: Queries, actor: Actor, { search, isActive, deleted = false, ...filter }: SubjectFilter) {
  const words = searchWords(search)
  return visibleTo(actor, queries.selectFrom('subjects'))
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .$if(deleted && actor.role !== 'administrator', (query) => query.where('author_id', '=', actor.id))
    .$if(isActive !== undefined, (query) => query.where('is_active', '=', isActive ?? true))
    .$if(filter.class !== undefined, (query) => query.where('class', '=', filter.class ?? null))
    .$if(words.length > 0, (query) => query.where(foundByWords(queries, 'subjects', words)))
}

const sortColumns = {
  name: ['sort_name', 'id'],
  createdAt: ['created_at', 'id'],
  class: ['class_position', 'sort_name', 'id'],
  totalCourses: ['total_courses', 'sort_name', 'id'],
} as const satisfies Record<SubjectSort, readonly (keyof Tables['subjects'])[]>

export interface SubjectOrder {
  sortBy: SubjectSort
  sortOrder: SortOrder
}

export async function listSubjects(
  queries: Queries,
  actor: Actor,
  { page, limit, sortBy, sortOrder, ...filter }: PageRequest & SubjectOrder & SubjectFilter,
): Promise<Subject[]> {
  const rows = await sortColumns[sortBy]
    .reduce<Subjects>((query, column) => query.orderBy(column, sortOrder), filtered(queries, actor, filter))
    .select(columns)
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  return rows.map(toSubject)
}

export async function countSubjects(queries: Queries, actor: Actor, filter: SubjectFilter): Promise<number> {
  const { total } = await filtered(queries, actor, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function subjectChoices(
  queries: Queries,
  actor: Actor,
  filter: Pick<SubjectFilter, 'isActive'>,
): Promise<Subject[]> {
  const rows = await filtered(queries, actor, filter)
    .select(columns)
    .orderBy('sort_name')
    .orderBy('id')
    .limit(choicesShown)
    .execute()
  return rows.map(toSubject)
}

/** Those of the class first; one without a class is good for each. */
export async function subjectsOfClass(queries: Queries, actor: Actor, code: ClassCode): Promise<Subject[]> {
  const rows = await filtered(queries, actor, { isActive: true })
    .where((eb) => eb.or([eb('class', '=', code), eb('class', 'is', null)]))
    .select(columns)
    .orderBy('class_position')
    .orderBy('sort_name')
    .orderBy('id')
    .limit(choicesShown)
    .execute()
  return rows.map(toSubject)
}

/** All that this person sees in lists. */
export function listedSubjectIds(queries: Queries, actor: Actor) {
  return filtered(queries, actor, {}).select('subjects.id')
}

export async function readStats(queries: Queries, actor: Actor): Promise<Omit<SubjectStats, 'totalStudents'>> {
  const { total, active, stars, rated } = await filtered(queries, actor, {})
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sum(sql`case when is_active then 1 else 0 end`).as('active'),
      sum(sql.ref('rating_sum')).as('stars'),
      sum(sql.ref('rating_count')).as('rated'),
    ])
    .executeTakeFirstOrThrow()
  return { total, active, averageRating: ratingOf(stars, rated) }
}

function sum(expression: ReturnType<typeof sql>) {
  return sql<number>`coalesce(sum(${expression}), 0)`
}

/** One that this person may use for the class, equal by name after folding; rather the class's own than one for all. */
export async function findSubjectNamed(
  queries: Queries,
  actor: Actor,
  { name, class: code }: { name: string; class: ClassCode },
): Promise<Subject | null> {
  const rows = await visibleTo(actor, queries.selectFrom('subjects'))
    .select(columns)
    .where('sort_name', '=', sortNameOf({ name }))
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('class', '=', code), eb('class', 'is', null)]))
    .orderBy('id')
    .execute()
  const subjects = rows.map(toSubject)
  const rank = (subject: Subject): number =>
    (subject.class === null ? 4 : 0) + (subject.isActive ? 0 : 2) + (subject.authorId === actor.id ? 0 : 1)
  return subjects.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
}

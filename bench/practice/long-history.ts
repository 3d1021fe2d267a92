import { mkdirSync } from 'node:fs'
import { saveParents } from '../../server/src/children/child-store.ts'
import { migrations } from '../../server/src/migrations.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../server/src/platform/database/database.ts'
import { type Queries, json } from '../../server/src/platform/database/tables.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { saveKnowledge } from '../../server/src/practice/knowledge/knowledge-store.ts'
import { emptyKnowledge, learnTogether } from '../../server/src/practice/rules/knowledge.ts'
import { trainedModel } from '../../server/src/practice/rules/trained-model.ts'
import { insertUser } from '../../server/src/users/user-store.ts'
import { addQuestions } from '../questions/many-questions.ts'
import { settle } from '../processes/settled.ts'
import '../../server/src/practice/practice-tables.ts'

/** One child with a long past, whose parents wrote a part of a large bank. */
export interface LongHistory {
  database: Database
  childId: string
}

const answersPerSession = 10
const parents = 5
const day = 86_400_000

export async function buildHistory(
  place: DatabaseSettings,
  { questions, answers }: { questions: number; answers: number },
): Promise<LongHistory> {
  mkdirSync(place.directory, { recursive: true })
  const database = openDatabase(place, () => {})
  await database.migrate(migrations)
  const began = performance.now()
  const people = await database.transaction((tx) => addPeople(tx))
  await addQuestions(database, questions, { administrator: people.administrator, parents: people.parents })
  if (!people.wasThere) await addAnswers(database, people.childId, people.parents[0] ?? '', answers)
  await settle(database)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${database.dialect}: ${questions} questions, ${answers} answers of one child in ${seconds} s`)
  return { database, childId: people.childId }
}

async function addPeople(tx: Queries) {
  const find = (username: string) => tx.selectFrom('users').select('id').where('username', '=', username)
  const add = async (role: 'administrator' | 'parent' | 'student', number: number): Promise<string> => {
    const known = await find(`${role}-${number}`).executeTakeFirst()
    if (known) return known.id
    const person = { email: null, username: `${role}-${number}`, firstName: 'Lan', lastName: 'Nguyễn', role }
    const standing = { isActive: true, approval: 'approved', isEmailVerified: false, isDemo: false } as const
    const user = await insertUser(tx, systemClock, { ...person, passwordHash: '', ...standing })
    return user?.id ?? ''
  }
  const wasThere = (await find('student-0').executeTakeFirst()) !== undefined
  const administrator = await add('administrator', 0)
  const all: string[] = []
  for (let number = 0; number < parents; number += 1) all.push(await add('parent', number))
  const childId = await add('student', 0)
  await saveParents(tx, childId, all.slice(0, 1), new Date().toISOString())
  return { administrator, parents: all, childId, wasThere }
}

/** Ten a sitting, two sittings a day, of what the parent wrote, in turn; three of four are right. */
async function addAnswers(database: Database, childId: string, parentId: string, count: number): Promise<void> {
  const bank = await database
    .read()
    .selectFrom('questions')
    .select(['id', 'topic_id', 'subject_id'])
    .where('author_id', '=', parentId)
    .orderBy('id', 'desc')
    .limit(20_000)
    .execute()
  const knowledge = emptyKnowledge()
  const now = Date.now()
  const sessions = Math.ceil(count / answersPerSession)
  for (let start = 0; start < sessions; start += 50)
    await database.transaction(async (tx) => {
      for (let session = start; session < Math.min(sessions, start + 50); session += 1) {
        const at = now - ((sessions - session) * day) / 2 - 4 * day
        const asked = Array.from({ length: answersPerSession }, (_, place) => {
          const number = session * answersPerSession + place
          const question = bank[number % bank.length]
          const topicId = question?.topic_id || question?.subject_id || ''
          return { questionId: question?.id ?? '', topicId, isRight: number % 4 !== 0, withHint: false, seconds: 20 }
        })
        learnTogether(knowledge, asked, at, trainedModel.beliefs)
        await addSession(tx, childId, new Date(at).toISOString(), asked)
      }
    })
  await database.transaction((tx) => saveKnowledge(tx, childId, knowledge))
}

async function addSession(
  tx: Queries,
  childId: string,
  at: string,
  asked: readonly { questionId: string; topicId: string; isRight: boolean; seconds: number }[],
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('practice_sessions')
    .values({
      id,
      student_id: childId,
      kind: 'today',
      subject_id: null,
      difficulty: null,
      attempt_id: null,
      paper: json(asked.map(({ questionId }) => ({ questionId, version: 1, order: [0, 1, 2, 3] }))),
      created_at: at,
      finished_at: at,
    })
    .execute()
  const state = (isRight: boolean) => (isRight ? ('right' as const) : ('wrong' as const))
  const answers = new Map(asked.map((one) => [one.questionId, one]))
  await tx
    .insertInto('practice_answers')
    .values(
      [...answers.values()].map(({ questionId, isRight }) => ({
        session_id: id,
        question_id: questionId,
        tries: json([{ given: 'x', isRight, usedHint: false }]),
        state: state(isRight),
        answered_at: at,
      })),
    )
    .execute()
  await tx
    .insertInto('learned_answers')
    .values(
      asked.map(({ questionId, topicId, isRight, seconds }, place) => ({
        batch_id: id,
        place,
        student_id: childId,
        question_id: questionId,
        topic_id: topicId,
        source: 'practice' as const,
        source_id: id,
        is_right: isRight,
        with_hint: false,
        at,
        seconds,
      })),
    )
    .execute()
}

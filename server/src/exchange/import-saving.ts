import { setImmediate } from 'node:timers/promises'
import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import { type Message, sentMessage } from '@lms/contracts/messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { z } from 'zod'
import { days, later, seconds } from '../platform/clock.ts'
import { tidySearch } from '../platform/database/postgres/tidied-search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { AppError } from '../platform/http/errors.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { subjectProblem } from '../questions/question-access.ts'
import { type NewQuestion, insertQuestions } from '../questions/question-store.ts'
import { checkedQuestion } from '../questions/question-writing.ts'
import { createTopicPlacing } from '../subjects/topics/topic-placing.ts'
import { findUser } from '../users/user-store.ts'
import { type StoredItem, nextToSave, saveItem, saveQuestionIds } from './import-item-store.ts'
import { countsOf, findImport, lockImport, saveImport } from './import-store.ts'
import { removeFiles } from './import-files.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'
import type { ItemProblem } from './staged-item.ts'

export const saveQuestions = jobKind('questions:save-import', z.object({ importId: z.string() }))

const portion = 100
/** Short turns and a short lease: a process that dies is missed after half a minute, not at the end of it all. */
const longestTurn = seconds(5)
/** So long an import can be undone. */
const daysUndoable = 30

type SavingDependencies = Pick<ImportDependencies, 'database' | 'jobs' | 'clock' | 'audit' | 'storage'>

/** In portions, each with the mark that it is done: a restart goes on where it ended, and nothing is saved twice. */
export function defineSaving({ database, jobs, clock, audit, storage }: SavingDependencies): void {
  /** Outside of any transaction, because a template is tried before it is taken. Others come to word in between. */
  async function checkPortion(importId: string): Promise<Map<string, Checked>> {
    const checked = new Map<string, Checked>()
    for (const item of await nextToSave(database.read(), importId, portion)) {
      checked.set(keyOf(item), checkedItem(item))
      if (item.text.template) await setImmediate()
    }
    return checked
  }

  async function savePortion(importId: string, actor: Actor): Promise<boolean> {
    const checked = await checkPortion(importId)
    return database.transaction(async (tx) => {
      const one = await lockImport(tx, importId)
      if (one?.state !== 'saving') return false
      const items = await nextToSave(tx, importId, portion)
      if (items.length === 0) return false
      const subjects = createSubjectCheck(tx, actor)
      const placing = createTopicPlacing(tx, actor, clock.now().toISOString())
      const good: { item: StoredItem; question: NewQuestion }[] = []
      for (const item of items) {
        const known = checked.get(keyOf(item))
        // Somebody has just changed it: its turn comes with the next portion.
        if (!known) continue
        const question = await questionOf(item, known, actor, subjects)
        if ('message' in question)
          await saveItem(tx, { ...item, isAccepted: false, problems: [...item.problems, question] })
        else good.push({ item, question: { ...question, topicId: await placing(question.subjectId, question.topic) } })
      }
      const ids = await insertQuestions(
        tx,
        good.map(({ question }) => question),
        clock.now().toISOString(),
      )
      const saved = good.map(({ item }, index) => ({ number: item.number, questionId: ids[index] ?? '' }))
      await saveQuestionIds(tx, importId, saved)
      return true
    })
  }

  jobs.define(
    saveQuestions,
    async ({ payload: { importId }, signal, complete }) => {
      const one = await findImport(database.read(), importId)
      const user = one && (await findUser(database.read(), one.userId))
      if (!one || !user || one.state !== 'saving') return
      const actor: Actor = { id: user.id, role: user.role }
      const end = performance.now() + longestTurn
      while (await savePortion(importId, actor)) {
        signal.throwIfAborted()
        if (performance.now() > end)
          return database.transaction(async (tx) => {
            await jobs.enqueue(tx, saveQuestions, { importId })
            await complete(tx)
          })
        // SQLite answers at once, so nobody else would come to word before all of it is done.
        await setImmediate()
      }
      await tidySearch(database.statement(), 'questions')
      await database.transaction(async (tx) => {
        const counts = (await countsOf(tx, [importId]))(importId)
        await saveImport(tx, importId, {
          state: 'saved',
          failure: null,
          expiresAt: later(clock.now(), days(daysUndoable)).toISOString(),
        })
        await audit.record(tx, {
          actor,
          action: 'question.import',
          recordType: 'question_import',
          recordId: importId,
          details: { questions: counts.saved },
        })
        await complete(tx)
      })
      await removeFiles(storage, importId)
    },
    {
      lease: seconds(30),
      maximumTries: 5,
      // What is in the bank stays there and can be taken back; the rest can be tried again.
      whenDead: (tx, { importId }) =>
        saveImport(tx, importId, { state: 'staged', failure: sentMessage(messages.savingFailed) }),
    },
  )
}

/** The same subject and class are looked up once, not once per question. */
function createSubjectCheck(tx: Queries, actor: Actor) {
  const known = new Map<string, Message | null>()
  return async (place: Parameters<typeof subjectProblem>[2]): Promise<Message | null> => {
    const key = `${place.subjectId} ${place.class}`
    if (!known.has(key)) known.set(key, await subjectProblem(tx, actor, place))
    return known.get(key) ?? null
  }
}

/** By the rules that hold for a question that is typed; what has become impossible meanwhile is said. */
async function questionOf(
  item: StoredItem,
  checked: Checked,
  actor: Actor,
  subjectCheck: ReturnType<typeof createSubjectCheck>,
): Promise<NewQuestion | (ItemProblem & { isBlocking: true })> {
  if (item.class === null || item.subjectId === null) return { ...sentMessage(messages.unplaced), isBlocking: true }
  const refused = await subjectCheck({ subjectId: item.subjectId, class: item.class })
  if (refused) return { ...sentMessage(refused), isBlocking: true }
  if ('message' in checked) return checked
  return { ...checked, authorId: actor.id, byAdministrator: actor.role === 'administrator' }
}

type Checked = ReturnType<typeof checkedQuestion> | (ItemProblem & { isBlocking: true })

const keyOf = ({ number, version }: StoredItem): string => `${number} ${version}`

function checkedItem({ text, class: code, subjectId: subject, difficulty, points }: StoredItem): Checked {
  if (code === null || subject === null) return { ...sentMessage(messages.unplaced), isBlocking: true }
  try {
    // Its texts were cleaned when it was staged.
    return checkedQuestion({ ...text, subject, class: code, difficulty, points })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { message, key, values } = error.errors?.[0] ?? error.said
    return { message, key, values, isBlocking: true }
  }
}

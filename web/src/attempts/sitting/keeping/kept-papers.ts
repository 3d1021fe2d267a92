import { type RunningAttempt, SittingView } from '@lms/contracts/attempts/attempts.ts'
import { keysUnder, withDatabase } from './sitting-database.ts'
import { forgetPictures } from './paper-supplies.ts'

/** What the server holds of an attempt, as far as it has told. */
type Standing = Pick<RunningAttempt, 'sequence' | 'answers' | 'flagged' | 'secondsLeft'>

const keyOf = (personId: string, assignedId: string): string => `${personId}/${assignedId}`

/** The server has said how things stand: a running paper is kept on this device, one that has ended is not. */
export async function keepPaper(personId: string, assignedId: string, view: SittingView): Promise<void> {
  const key = keyOf(personId, assignedId)
  await quietly(async () => {
    await withDatabase(async (database) => {
      if (view.attempt !== null) return database.put('papers', { view, keptAt: Date.now() }, key)
      const kept = await database.get('papers', key)
      const ended = kept?.view.attempt?._id
      // Nobody will ask for what waited for it any more.
      if (ended !== undefined) await database.delete('waiting', keysUnder(`${personId}/${ended}/`))
      return database.delete('papers', key)
    })
  })
}

/** With every acknowledged save: after a reload without network the answers must be there. */
export async function noteStanding(personId: string, assignedId: string, standing: Standing): Promise<void> {
  await quietly(() =>
    withDatabase(async (database) => {
      const { store, done } = database.transaction('papers', 'readwrite')
      const key = keyOf(personId, assignedId)
      const kept = await store.get(key)
      if (kept?.view.attempt) {
        const view = { ...kept.view, attempt: { ...kept.view.attempt, ...standing } }
        await store.put({ view, keptAt: Date.now() }, key)
      }
      await done
    }),
  )
}

/** The paper as it was left, with the time that has passed since by the clock of this device; null when there is none. */
export async function keptPaper(personId: string, assignedId: string): Promise<SittingView | null> {
  try {
    const kept = await withDatabase((database) => database.get('papers', keyOf(personId, assignedId)))
    // An older version of the app may have kept it.
    const view = SittingView.safeParse(kept?.view)
    if (kept === undefined || !view.success || view.data.attempt === null) return null
    const { attempt } = view.data
    const passed = Math.max(0, (Date.now() - kept.keptAt) / 1000)
    const secondsLeft = attempt.secondsLeft === null ? null : Math.max(0, Math.round(attempt.secondsLeft - passed))
    return { ...view.data, attempt: { ...attempt, secondsLeft } }
  } catch {
    return null
  }
}

/** What this person is in the middle of on this device. */
export async function papersOf(personId: string): Promise<{ assignedId: string; title: string }[]> {
  try {
    return await withDatabase(async (database) => {
      const prefix = `${personId}/`
      const { store } = database.transaction('papers')
      const [keys, papers] = await Promise.all([store.getAllKeys(keysUnder(prefix)), store.getAll(keysUnder(prefix))])
      return papers.map(({ view }, index) => ({
        assignedId: keys[index]?.slice(prefix.length) ?? '',
        title: view.quiz.title,
      }))
    })
  } catch {
    return []
  }
}

export async function forgetPaper(personId: string, assignedId: string): Promise<void> {
  await quietly(() => withDatabase((database) => database.delete('papers', keyOf(personId, assignedId))))
  await forgetPictures()
}

/** Somebody has signed out, or somebody else is here: no paper stays readable on the device. */
export async function forgetPapersOfOthers(personId: string | undefined): Promise<void> {
  await quietly(() =>
    withDatabase(async (database) => {
      const keys = await database.getAllKeys('papers')
      const others = keys.filter((key) => personId === undefined || !key.startsWith(`${personId}/`))
      await Promise.all(others.map((key) => database.delete('papers', key)))
    }),
  )
  await forgetPictures()
}

/** A browser without a store, or with a full one, still sits a quiz: it only cannot reload without network. */
async function quietly(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch {
    // See above.
  }
}

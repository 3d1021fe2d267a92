import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type * as contract from '@lms/contracts/practice/practice-progress.ts'
import { expectChild } from '../../children/child-access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { findUser } from '../../users/user-store.ts'
import { saveSettings, settingsOf } from './practice-settings-store.ts'
import { readProgress } from './progress.ts'

export interface PracticeProgress {
  read(actor: Actor, childId: string): Promise<DataOf<typeof contract.readProgress>>
  settings(actor: Actor, childId: string): Promise<DataOf<typeof contract.readPracticeSettings>>
  saveSettings(
    actor: Actor,
    childId: string,
    settings: BodyOf<typeof contract.savePracticeSettings>,
  ): Promise<DataOf<typeof contract.savePracticeSettings>>
}

/** What parents see of their child's practice, and what they decide about it. */
export function createPracticeProgress({ database, clock }: { database: Database; clock: Clock }): PracticeProgress {
  async function expect(queries: Queries, actor: Actor, childId: string, action: 'child:read' | 'child:update') {
    await expectChild(queries, await findUser(queries, childId), (kinship) => can(actor, action, kinship))
  }

  return {
    async read(actor, childId) {
      const queries = database.read()
      await expect(queries, actor, childId, 'child:read')
      return readProgress(queries, childId, clock.now())
    },

    async settings(actor, childId) {
      const queries = database.read()
      await expect(queries, actor, childId, 'child:read')
      return { child_id: childId, settings: toView(await settingsOf(queries, childId)) }
    },

    saveSettings(actor, childId, settings) {
      return database.transaction(async (tx) => {
        await expect(tx, actor, childId, 'child:update')
        await saveSettings(tx, childId, settings)
        return { child_id: childId, settings }
      })
    },
  }
}

function toView({
  subjectIds,
  examDates,
  ...others
}: Awaited<ReturnType<typeof settingsOf>>): contract.PracticeSettings {
  return { ...others, subjectIds: subjectIds && [...subjectIds], examDates: [...examDates] }
}

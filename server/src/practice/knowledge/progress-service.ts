import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { practiceMessages as messages } from '@lms/contracts/practice/practice-messages.ts'
import type * as contract from '@lms/contracts/practice/practice-progress.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { expectChild } from '../../children/child-access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { findUser } from '../../users/user-store.ts'
import { lockSettings, saveSettings, settingsOf } from './practice-settings-store.ts'
import { readProgress } from './progress.ts'

export interface PracticeProgress {
  read(actor: Actor, childId: string): Promise<DataOf<typeof contract.readProgress>>
  settings(actor: Actor, childId: string): Promise<DataOf<typeof contract.readPracticeSettings>>
  saveSettings(
    by: By,
    childId: string,
    settings: BodyOf<typeof contract.savePracticeSettings>,
  ): Promise<DataOf<typeof contract.savePracticeSettings>>
}

interface ProgressDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}

/** What parents see of their child's practice, and what they decide about it. */
export function createPracticeProgress({ database, clock, audit }: ProgressDependencies): PracticeProgress {
  const record = recordActsOn(audit, 'user')

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

    saveSettings(by, childId, settings) {
      return database.transaction(async (tx) => {
        await expect(tx, by.actor, childId, 'child:update')
        const before = toView(await lockSettings(tx, childId))
        const isFirst =
          before.revision === settings.revision &&
          (await saveSettings(tx, childId, settings, clock.now().toISOString()))
        if (!isFirst) {
          const current = toView(await settingsOf(tx, childId))
          throw conflict('stale', messages.settingsChangedElsewhere, { data: { settings: current } })
        }
        const { revision: _revision, ...old } = before
        const { revision, ...decided } = settings
        await record(tx, by, 'practice.settings', childId, { old, new: decided })
        return { child_id: childId, settings: { ...decided, revision: revision + 1 } }
      })
    },
  }
}

type Decided = DataOf<typeof contract.readPracticeSettings>['settings']

function toView({
  subjectIds,
  examDates,
  decidedAt: _decidedAt,
  ...settings
}: Awaited<ReturnType<typeof settingsOf>>): Decided {
  return { ...settings, subjectIds: subjectIds && [...subjectIds], examDates: [...examDates] }
}

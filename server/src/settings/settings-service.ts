import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { registrationMessages } from '@lms/contracts/accounts/registration-messages.ts'
import { settingsMessages as messages } from '@lms/contracts/settings/settings-messages.ts'
import type * as contract from '@lms/contracts/settings/settings.ts'
import type { publicSettings } from '@lms/contracts/settings/site.ts'
import type { Audit } from '../audit/audit.ts'
import { changedFields } from '../platform/changed-fields.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, invalid } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { createCurrentSettings, settingsChanged, site } from './current-settings.ts'
import { findSettings, saveSettings } from './settings-store.ts'
import { toPublicSettings, toSettingsRecord, toSiteSettings } from './settings-view.ts'
import { testMail } from './test-mail.ts'

export interface Settings {
  /** What holds now. Reads outside of transactions: ask before one begins. */
  current(): Promise<contract.SiteSettings>
  /** Refuses a new password that is shorter than this site wants; the rest of the rule is the contract's. */
  checkNewPassword(password: string, field?: string): Promise<void>
  publicly(): Promise<DataOf<typeof publicSettings>>
  show(actor: Actor): Promise<DataOf<typeof contract.getSettings>>
  update(
    actor: Actor,
    changes: contract.SettingsChanges,
    caller: Caller,
  ): Promise<DataOf<typeof contract.updateSettings>>
  sendTestMail(actor: Actor, caller: Caller): Promise<DataOf<typeof contract.sendTestMail>>
}

interface SettingsDependencies {
  database: Database
  clock: Clock
  events: Events
  audit: Audit
  mail: Mail
  /** What lies above: where a person's mail goes, and how much demo data there is. */
  addressOf: (userId: string) => Promise<string | null>
  demoState: () => Promise<{ accounts: number; removable: boolean }>
}

export function createSettings(dependencies: SettingsDependencies): Settings {
  const { database, clock, events, audit, mail, addressOf, demoState } = dependencies
  const current = createCurrentSettings({ database, clock, events })

  return {
    current,

    async checkNewPassword(password, field = 'password') {
      const { passwordMinimumLength } = await current()
      if (password.length >= passwordMinimumLength) return
      const values = { minimum: passwordMinimumLength }
      throw invalid([{ field, message: registrationMessages.passwordMinimum, values }])
    },

    async publicly() {
      return { settings: toPublicSettings(await current()) }
    },

    async show(actor) {
      authorizeRole(actor, 'admin:settings')
      return {
        settings: toSettingsRecord(await findSettings(database.read(), site)),
        mail: await mail.state(),
        demo: await demoState(),
      }
    },

    async update(actor, { version, ...changes }, caller) {
      authorizeRole(actor, 'settings:update')
      return database.transaction(async (tx) => {
        const stored = await findSettings(tx, site)
        const before = toSiteSettings(stored?.value ?? {})
        const value = { ...before, ...changes }
        const isSaved = await saveSettings(tx, { name: site, value, version, now: clock.now().toISOString() })
        const settings = toSettingsRecord(await findSettings(tx, site))
        if (!isSaved) throw conflict('stale', platformMessages.stale, { data: { settings } })
        const fields = changedFields(before, value)
        await audit.record(tx, {
          actor,
          action: 'settings.update',
          recordType: 'settings',
          recordId: site,
          details: { fields },
          caller,
        })
        events.publish(settingsChanged, {})
        return { settings }
      })
    },

    async sendTestMail(actor, caller) {
      authorizeRole(actor, 'admin:settings')
      const recipient = await addressOf(actor.id)
      if (recipient === null) throw conflict('no_address', messages.noOwnAddress)
      const { siteName } = await current()
      const result = await mail.tryNow({ ...testMail(siteName), recipient })
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          action: 'settings.test-mail',
          recordType: 'settings',
          recordId: 'mail',
          details: { status: result.status },
          caller,
        }),
      )
      return { recipient, result }
    },
  }
}

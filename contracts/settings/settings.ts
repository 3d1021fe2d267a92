import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Timestamp } from '../fields.ts'
import { says } from '../messages.ts'
import { mailStatuses } from '../outbox/outbox.ts'
import { settingsMessages as messages } from './settings-messages.ts'
import { PublicSettings, defaultPublicSettings } from './site.ts'

/** What a site decides. Every field has a default, so that a new installation needs no decision. */
export const SiteSettings = PublicSettings.extend({
  /** At the head of printed papers; empty: left to be filled in by hand. */
  schoolName: z.string().trim().max(150, says(messages.schoolNameLong)),
  /** The authority above the school, on the line before it. */
  departmentName: z.string().trim().max(150, says(messages.schoolNameLong)),
  /** Photographs of answer sheets stay for 30 days; otherwise they go as soon as they are confirmed. */
  scanPicturesKept: z.boolean(),
  /** So many wrong passwords for one account from one address, then it has to wait. */
  signInFailures: z
    .int(says(messages.signInFailuresRange))
    .min(3, says(messages.signInFailuresRange))
    .max(50, says(messages.signInFailuresRange)),
  signInWindowMinutes: z
    .int(says(messages.signInWindowRange))
    .min(1, says(messages.signInWindowRange))
    .max(1440, says(messages.signInWindowRange)),
  /** An administrator without a second factor can then do nothing but set one up. */
  administratorsNeedSecondFactor: z.boolean(),
  /** What is older leaves the audit log by itself; what stays can still be verified. */
  auditRetentionDays: z
    .int(says(messages.auditRetentionRange))
    .min(90, says(messages.auditRetentionRange))
    .max(3650, says(messages.auditRetentionRange)),
  /** How often one person may have a model asked in an hour. */
  generationsPerHour: z
    .int(says(messages.generationsPerHourRange))
    .min(1, says(messages.generationsPerHourRange))
    .max(1000, says(messages.generationsPerHourRange)),
  /** The same for everybody together in a day. */
  generationsPerDay: z
    .int(says(messages.generationsPerDayRange))
    .min(1, says(messages.generationsPerDayRange))
    .max(100_000, says(messages.generationsPerDayRange)),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const defaultSettings: SiteSettings = {
  ...defaultPublicSettings,
  schoolName: '',
  departmentName: '',
  scanPicturesKept: true,
  signInFailures: 10,
  signInWindowMinutes: 15,
  administratorsNeedSecondFactor: false,
  auditRetentionDays: 730,
  generationsPerHour: 10,
  generationsPerDay: 200,
}

/** The last mail that went out or did not. */
export const MailResult = z.object({
  status: z.enum(mailStatuses),
  /** Why the last try failed, in the words of the protocol; names nobody. */
  failure: z.string().nullable(),
  at: Timestamp,
})
export type MailResult = z.infer<typeof MailResult>

export const MailState = z.object({
  /** Without a mail server mails wait in the outbox. */
  configured: z.boolean(),
  from: z.string().nullable(),
  last: MailResult.nullable(),
})
export type MailState = z.infer<typeof MailState>

/** `version` is 0 until somebody has saved for the first time. */
export const SettingsRecord = SiteSettings.extend({ version: z.int(), updatedAt: Timestamp.nullable() })
export type SettingsRecord = z.infer<typeof SettingsRecord>

export const SettingsChanges = SiteSettings.partial().extend({
  version: z.int(says(messages.versionRequired)).min(0, says(messages.versionRequired)),
})
export type SettingsChanges = z.infer<typeof SettingsChanges>

export const getSettings = endpoint('GET', '/settings', {
  access: 'admin:settings',
  summary: 'The settings of this site, and how its mail is doing',
  data: z.object({
    settings: SettingsRecord,
    mail: MailState,
    /** How many demo accounts there are, and whether they can be removed now. */
    demo: z.object({ accounts: z.int(), removable: z.boolean() }),
  }),
})

export const updateSettings = endpoint('PUT', '/settings', {
  access: 'settings:update',
  summary:
    'Change settings; a version that is not the current one gets 409 with the current settings in `data.settings`',
  message: messages.saved,
  body: SettingsChanges,
  data: z.object({ settings: SettingsRecord }),
})

export const sendTestMail = endpoint('POST', '/settings/test-mail', {
  access: 'admin:settings',
  summary: "Try a mail to the administrator's own address, and tell what became of it",
  message: messages.testMailDone,
  data: z.object({ recipient: z.string(), result: MailResult }),
})

export const removeDemoData = endpoint('POST', '/settings/remove-demo-data', {
  access: 'settings:update',
  summary: 'Remove the demo accounts and everything that is theirs',
  message: messages.demoDataRemoved,
  body: z.object({ confirm: z.literal(true, says(messages.confirmRequired)) }),
  data: z.object({ removedAccounts: z.int() }),
})

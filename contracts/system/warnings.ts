import { z } from 'zod'

/** What about the machine needs a person, the most pressing first. The screens hold the words and what to do. */
export const warningKinds = [
  'database_damaged',
  'disk_low',
  'files_away',
  'schedules_late',
  'events_deaf',
  'backup_failed',
  'backup_folder_unusable',
  'backup_late',
  'restore_test_failed',
  'certificate_wrong',
  'certificate_ending',
  'jobs_failed',
  'mails_failing',
  'unclean_end',
  'versions_differ',
  'backup_never',
  'backup_not_configured',
] as const
export const WarningKind = z.enum(warningKinds)
export type WarningKind = z.infer<typeof WarningKind>

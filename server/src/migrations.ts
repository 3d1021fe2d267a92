import { accountMigrations } from './accounts/account-tables.ts'
import { childSignInMigrations } from './accounts/child-sign-in/child-sign-in-tables.ts'
import { analysisMigrations } from './analysis/analysis-tables.ts'
import { assignmentMigrations } from './assignments/assignment-tables.ts'
import { attemptMigrations } from './attempts/attempt-tables.ts'
import { markMigrations } from './attempts/marking/mark-tables.ts'
import { auditMigrations } from './audit/audit-tables.ts'
import { childMigrations } from './children/child-tables.ts'
import { importMigrations } from './exchange/import-tables.ts'
import { feedbackMigrations } from './feedback/feedback-tables.ts'
import { gardenMigrations } from './garden/garden-tables.ts'
import { generationMigrations } from './generation/generation-tables.ts'
import { groupMigrations } from './groups/group-tables.ts'
import { actMigrations } from './groups/acts/act-tables.ts'
import { listMigrations } from './groups/lists/list-tables.ts'
import { mediaMigrations } from './media/media-tables.ts'
import { notificationMigrations } from './notifications/notification-tables.ts'
import type { Migrations } from './platform/database/migrations.ts'
import { jobMigrations } from './platform/jobs/job-tables.ts'
import { limitMigrations } from './platform/limits/limit-tables.ts'
import { mailMigrations } from './platform/mail/mail-tables.ts'
import { paperSheetMigrations } from './paper-sheets/paper-sheet-tables.ts'
import { postMigrations } from './posts/post-tables.ts'
import { knowledgeMigrations } from './practice/knowledge/knowledge-tables.ts'
import { explanationMigrations } from './practice/explanations/explanation-tables.ts'
import { practiceMigrations } from './practice/practice-tables.ts'
import { weeklyMigrations } from './practice/weekly/weekly-tables.ts'
import { questionMigrations } from './questions/question-tables.ts'
import { tagMigrations } from './questions/tags/tag-tables.ts'
import { quizMigrations } from './quizzes/quiz-tables.ts'
import { scanMigrations } from './scans/scan-tables.ts'
import { secondFactorMigrations } from './second-factor/second-factor-tables.ts'
import { settingsMigrations } from './settings/settings-tables.ts'
import { subjectMigrations } from './subjects/subject-tables.ts'
import { topicMigrations } from './subjects/topics/topic-tables.ts'
import { systemMigrations } from './system/system-tables.ts'
import { taxonomyMigrations } from './taxonomy/taxonomy-tables.ts'
import { userMigrations } from './users/user-tables.ts'

/** What every slice makes of the database, in the order in which the slices stand on each other. */
export const migrations: readonly Migrations[] = [
  jobMigrations,
  mailMigrations,
  limitMigrations,
  userMigrations,
  accountMigrations,
  childSignInMigrations,
  secondFactorMigrations,
  notificationMigrations,
  auditMigrations,
  settingsMigrations,
  mediaMigrations,
  subjectMigrations,
  topicMigrations,
  questionMigrations,
  tagMigrations,
  feedbackMigrations,
  childMigrations,
  quizMigrations,
  assignmentMigrations,
  attemptMigrations,
  markMigrations,
  paperSheetMigrations,
  scanMigrations,
  groupMigrations,
  listMigrations,
  actMigrations,
  gardenMigrations,
  practiceMigrations,
  knowledgeMigrations,
  weeklyMigrations,
  explanationMigrations,
  importMigrations,
  generationMigrations,
  taxonomyMigrations,
  postMigrations,
  analysisMigrations,
  systemMigrations,
]

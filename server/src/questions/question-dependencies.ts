import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { HtmlCleaner } from '../platform/html/html-cleaner.ts'

export interface QuestionDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}

export interface QuestionWriting extends QuestionDependencies {
  html: Pick<HtmlCleaner, 'clean'>
}

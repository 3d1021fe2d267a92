import type { FastifyBaseLogger } from 'fastify'
import type { Audit } from './audit/audit.ts'
import type { Notifications } from './notifications/notification-service.ts'
import type { Config } from './platform/config.ts'
import type { Queries } from './platform/database/tables.ts'
import type { Events } from './platform/events/events.ts'
import type { HtmlCleaner } from './platform/html/html-cleaner.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { Reader } from './platform/reader/reader.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Settings } from './settings/settings-service.ts'
import { analysisRoutes } from './analysis/analysis-routes.ts'
import { sharesOf } from './analysis/analysis-store.ts'
import { createAnalysis } from './analysis/analysis-service.ts'
import { assignmentRoutes } from './assignments/assignment-routes.ts'
import { createAssignments } from './assignments/assignment-service.ts'
import { countStudents, isAssigned, studentFigures } from './assignments/assignment-store.ts'
import { createAttempts } from './attempts/create-attempts.ts'
import { attemptRoutes } from './attempts/attempt-routes.ts'
import { hasQuizFor } from './attempts/sitting/assigned-quizzes.ts'
import { createExchange } from './exchange/create-exchange.ts'
import { feedbackRoutes } from './feedback/feedback-routes.ts'
import { createFeedback } from './feedback/feedback-service.ts'
import { createGarden } from './garden/create-garden.ts'
import { createGeneration } from './generation/create-generation.ts'
import { generationRoutes } from './generation/generation-routes.ts'
import { createProviders } from './generation/model/providers.ts'
import { createPaperReading } from './generation/paper-reading.ts'
import { createPhotoReading } from './generation/photo-reading.ts'
import { createPaperSheets } from './paper-sheets/create-paper-sheets.ts'
import { createSheetPrinting } from './paper-sheets/printing/sheet-printing.ts'
import { type Clock, minutes } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { grownTopics } from './practice/knowledge/grown-topics.ts'
import { learnFromAttempt, unlearnAttempt } from './practice/knowledge/learning.ts'
import { hasMetAnywhere } from './practice/explanations/met-in-practice.ts'
import { createFamilyPractice } from './practice/create-family-practice.ts'
import { createQuestionBulk } from './questions/question-bulk.ts'
import { questionRoutes } from './questions/question-routes.ts'
import { createQuestions } from './questions/question-service.ts'
import { topicManagement } from './questions/topics/topic-management.ts'
import { createPaperWorkers } from './quizzes/paper/paper-workers.ts'
import { createQuizManagement } from './quizzes/create-quiz-management.ts'
import { createScanning } from './scans/create-scans.ts'
import { createPrintedPapers } from './scans/printed-papers.ts'
import { createSubjectExport } from './subjects/subject-export.ts'
import { subjectRoutes } from './subjects/subject-routes.ts'
import { createSubjects } from './subjects/subject-service.ts'

interface LearningDependencies {
  config: Config
  database: Database
  clock: Clock
  random: () => number
  log: FastifyBaseLogger
  events: Events
  jobs: Jobs
  limits: Limits
  mail: Mail
  audit: Audit
  settings: Settings
  notifications: Notifications
  storage: Storage
  html: HtmlCleaner
  reader: Pick<Reader, 'read'>
  publicUrl: string
  modelTimeout: number
  whenResultsChange: (tx: Queries, quizId: string) => Promise<void>
}

/** The learning side of the table of contents: from subjects and questions to results and practice. */
export function createLearning(dependencies: LearningDependencies) {
  const { config, database, clock, random, log, events, jobs, limits, mail, audit, settings } = dependencies
  const { notifications, storage, html, reader, publicUrl, modelTimeout, whenResultsChange } = dependencies
  const learning = { database, clock, audit }
  const subjects = createSubjects({ ...learning, quizzes: { hasQuizFor, countStudents } })
  const questions = createQuestions({ ...learning, html })
  const quizDependencies = { ...learning, assignments: { isAssigned, studentFigures }, random, publicUrl }
  const paperWorkers = createPaperWorkers()
  const sheets = createSheetPrinting(learning)
  const printing = { storage, settings, paperWorkers, sheets, sharesOf }
  const quizzes = createQuizManagement({ ...quizDependencies, ...printing })
  const { quizLists, draws } = quizzes
  const providers = createProviders(config, modelTimeout)
  const models = { providers, limits, settings }
  const [photos, papers] = [createPhotoReading(models), createPaperReading(models)]
  const exchange = createExchange({
    ...quizDependencies,
    html,
    jobs,
    limits,
    storage,
    reader,
    photos,
    papers,
    patience: modelTimeout,
  })
  const assignments = createAssignments({ ...learning, notifications })
  const analysis = createAnalysis(learning)
  const sitting = { ...learning, random, draws, limits, notifications, events, log, storage, paperWorkers, html }
  const attempts = createAttempts({ ...sitting, whenResultsChange, whenGraded: learnFromAttempt })
  const entering = { ...sitting, ...quizzes, ...attempts, freezing: sheets }
  const paperSheets = createPaperSheets({ ...entering, whenResultsChange, whenWithdrawn: unlearnAttempt })
  const scanning = createScanning({
    ...quizDependencies,
    events,
    jobs,
    limits,
    storage,
    settings,
    reader,
    printed: createPrintedPapers({ clock, paperAttempts: paperSheets.paperAttempts }),
  })
  const feedback = createFeedback({ ...learning, limits, notifications, hasMet: hasMetAnywhere })
  const practising = { ...learning, random, limits, settings, mail, publicUrl, papers: attempts.papers, providers }
  const practice = createFamilyPractice(practising)
  const generation = createGeneration({
    ...learning,
    notifications,
    events,
    jobs,
    ...models,
    lease: modelTimeout + minutes(1),
  })

  return {
    assignments,
    attempts,
    practice,
    /** What the home screens show of it. */
    atHome: { subjects, questions, quizLists, marking: attempts.marking },
    routes: [
      ...subjectRoutes(subjects, createSubjectExport(learning)),
      ...topicManagement(learning),
      ...questionRoutes(questions, createQuestionBulk(learning)),
      ...feedbackRoutes(feedback),
      ...createGarden({ ...learning, limits, notifications, events, grownTopics }).routes,
      ...quizzes.routes,
      ...paperSheets.routes,
      ...exchange.routes,
      ...assignmentRoutes(assignments),
      ...attemptRoutes(attempts),
      ...scanning,
      ...practice.routes,
      ...generationRoutes(generation),
      ...analysisRoutes(analysis),
    ],
    async close(): Promise<void> {
      await Promise.all([paperWorkers.close(), exchange.close()])
    },
  }
}

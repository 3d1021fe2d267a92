import { z } from 'zod'
import { AssignmentStatus } from '../assignments/assignments.ts'
import { MarkingGroup } from '../attempts/marking.ts'
import { AttemptOutcome } from '../attempts/attempts.ts'
import { endpoint } from '../endpoint.ts'
import { FeedbackType } from '../feedback/feedback.ts'
import { Author, Id, Timestamp } from '../fields.ts'
import { Garden, Sticker } from '../garden/stickers.ts'
import { QuestionStats } from '../questions/questions.ts'
import { QuizScale } from '../quizzes/quiz-points.ts'
import { QuizStats, QuizSummary } from '../quizzes/quizzes.ts'
import { Role } from '../roles.ts'
import { Subject, SubjectStats } from '../subjects/subjects.ts'

const quizName = z.object({ _id: Id, title: z.string() })

/** A finished attempt. Score and status are null while the quiz withholds them from who looks; the score also while it waits to be marked. */
export const RecentResult = z.object({
  historyId: Id,
  quiz: quizName,
  score: z.number().nullable(),
  totalPoints: z.number(),
  /** What results of the quiz are told on. */
  scale: QuizScale,
  status: AttemptOutcome.nullable(),
  finishedAt: Timestamp,
})
export type RecentResult = z.infer<typeof RecentResult>

/** Somebody else's, so with the name. */
export const StudentResult = RecentResult.extend({ student: Author })
export type StudentResult = z.infer<typeof StudentResult>

/** A quiz that was given and not finished yet. */
export const OpenQuiz = z.object({
  assignmentId: Id,
  quiz: quizName,
  status: AssignmentStatus,
  deadline: Timestamp.nullable(),
  isOverdue: z.boolean(),
  /** Whether the quiz itself is the reader's to open. */
  mayOpen: z.boolean(),
  questionCount: z.int(),
  /** Minutes; 0 when there is none. */
  timeLimit: z.int(),
})
export type OpenQuiz = z.infer<typeof OpenQuiz>

/** One day of the site's time zone. */
export const ActiveDay = z.object({ day: z.iso.date(), finished: z.int(), passed: z.int(), pending: z.int() })
export type ActiveDay = z.infer<typeof ActiveDay>

const activity = z.object({
  /** Oldest first, today last. */
  days: z.array(ActiveDay),
  latest: z.array(StudentResult),
  /** The days are counted at most once a minute. */
  countedAt: Timestamp,
})

/** What the server knows of itself, measured when asked. */
export const SystemHealth = z.object({
  version: z.string(),
  uptimeSeconds: z.int(),
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.number() }),
  /** Of the data folder; null where the system does not tell. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  jobs: z.object({ waiting: z.int(), dead: z.int() }),
  mail: z.object({ isConfigured: z.boolean(), waiting: z.int(), failed: z.int() }),
})
export type SystemHealth = z.infer<typeof SystemHealth>

/** Answers that wait for a person to mark them. */
export const WaitingEssays = z.object({
  total: z.int(),
  totalCapped: z.boolean().optional(),
  /** The attempts that have waited longest. */
  oldest: z.array(MarkingGroup),
})
export type WaitingEssays = z.infer<typeof WaitingEssays>

export const AdministratorDashboard = z.object({
  role: z.literal('administrator'),
  counts: z.object({
    administrators: z.int(),
    parents: z.int(),
    students: z.int(),
    subjects: z.int(),
    questions: z.int(),
    quizzes: z.int(),
  }),
  waiting: z.object({
    approvals: z.object({
      total: z.int(),
      people: z.array(z.object({ _id: Id, name: z.string(), role: Role, createdAt: Timestamp })),
    }),
    reports: z.object({
      total: z.int(),
      totalCapped: z.boolean().optional(),
      latest: z.array(
        z.object({ _id: Id, questionId: Id, questionTitle: z.string(), type: FeedbackType, createdAt: Timestamp }),
      ),
    }),
    essays: WaitingEssays,
  }),
  activity,
  health: SystemHealth,
})
export type AdministratorDashboard = z.infer<typeof AdministratorDashboard>

export const ChildWeek = z.object({
  child: Author,
  /** The last seven days. */
  week: z.object({
    finished: z.int(),
    passed: z.int(),
    /** Neither passed nor failed: they wait to be marked. */
    pending: z.int(),
    /** Mean share of the reachable points, from 0 to 1; null while there is none. */
    averageShare: z.number().nullable(),
    seconds: z.int(),
    /** When each was finished. */
    finishedAt: z.array(Timestamp),
  }),
  openCount: z.int(),
  overdueCount: z.int(),
  /** What is most urgent, overdue ones first. */
  quizzes: z.array(OpenQuiz),
  results: z.array(RecentResult),
})
export type ChildWeek = z.infer<typeof ChildWeek>

export const ParentDashboard = z.object({
  role: z.literal('parent'),
  /** What administrators wrote opens only then. */
  isApproved: z.boolean(),
  /** Of one's own children, and to be marked by who asks. */
  essays: WaitingEssays,
  children: z.array(ChildWeek),
})
export type ParentDashboard = z.infer<typeof ParentDashboard>

export const StudentDashboard = z.object({
  role: z.literal('student'),
  /** What can be done now: begun ones first, then by deadline. */
  quizzes: z.array(OpenQuiz),
  openCount: z.int(),
  nextDeadline: z.object({ assignmentId: Id, quiz: quizName, at: Timestamp }).nullable(),
  results: z.array(RecentResult),
  garden: Garden,
  /** The newest. */
  stickers: z.array(Sticker),
  /** What was finished in the last seven days, oldest first. */
  week: z.array(z.object({ historyId: Id, quiz: quizName, finishedAt: Timestamp })),
})
export type StudentDashboard = z.infer<typeof StudentDashboard>

export const Dashboard = z.discriminatedUnion('role', [AdministratorDashboard, ParentDashboard, StudentDashboard])
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = endpoint('GET', '/dashboard', {
  access: 'dashboard:read',
  summary: 'What matters to the one who asks, by role',
  data: z.object({ dashboard: Dashboard }),
})

const education = z.object({
  subjects: SubjectStats,
  /** Those with the most quizzes. */
  topSubjects: z.array(Subject),
  questions: QuestionStats,
  quizzes: QuizStats,
  latestQuizzes: z.array(QuizSummary),
  /** Of all students for administrators, of one's own children for parents; in the last seven days. */
  results: z.object({
    finished: z.int(),
    passed: z.int(),
    pending: z.int(),
    latest: z.array(StudentResult),
  }),
})
export type Education = z.infer<typeof education>

export const getEducation = endpoint('GET', '/education', {
  access: 'quiz:list',
  summary: 'Subjects, question bank, quizzes and results at a glance',
  data: z.object({ education }),
})

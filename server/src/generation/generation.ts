import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { GateNote, ReviewDecision } from '@lms/contracts/generation/generation-review.ts'
import type {
  DifficultyCounts,
  FailureReason,
  GenerationProvider,
  GenerationRequest,
  GenerationStatus,
  GenerationStep,
  Rejection,
} from '@lms/contracts/generation/generation.ts'
import type { AcceptedQuestion } from './rules/quality-gate.ts'

/** What the list shows of a process. */
export interface ProcessSummary {
  id: string
  /** Nobody once the person is purged. */
  authorId: string | null
  byAdministrator: boolean
  title: string
  subject: string
  class: ClassCode
  provider: GenerationProvider
  model: string
  status: GenerationStatus
  step: GenerationStep | null
  progress: number
  resumesAt: string | null
  reason: FailureReason | null
  missing: DifficultyCounts
  totalQuestions: number
  quizId: string | null
  inputTokens: number
  outputTokens: number
  requests: number
  createdAt: string
  updatedAt: string
}

/** What the model is asked for, beyond what the list shows. */
export type ProcessRequest = Omit<
  GenerationRequest,
  'title' | 'subject' | 'subject_id' | 'class' | 'provider' | 'model' | 'topic' | 'tags'
> &
  // Those of before these could be said have neither.
  Partial<Pick<GenerationRequest, 'topic' | 'tags'>>

export interface Process extends ProcessSummary {
  request: ProcessRequest
  promptVersion: number
  /** Grows with every retry: a job of an earlier run finds that nobody waits for it. */
  run: number
  /** Requests of this run that the model answered. */
  rounds: number
  /** How often in a row the provider was busy or did not answer. */
  setbacks: number
  /** Passed the gate, and waiting for the rest; empty once they are in the bank. */
  accepted: AcceptedQuestion[]
  rejections: Rejection[]
}

/** One asks for everything, two more for what is missing. */
export const maximumRounds = 3

/** A busy provider is asked again this often before the process gives up. */
export const maximumSetbacks = 5

export function countsOf(request: ProcessRequest): DifficultyCounts {
  return { easy: request.easyQuestions, medium: request.mediumQuestions, hard: request.hardQuestions }
}

/** Percent: a tenth for having begun, the rest as questions pass the gate, and the last of it when they are saved. */
export function progressOf({ totalQuestions, accepted }: Pick<Process, 'totalQuestions' | 'accepted'>): number {
  return 10 + Math.floor((80 * accepted.length) / totalQuestions)
}

/** With what one more request cost. */
export function withCost(process: Process, cost: { inputTokens: number; outputTokens: number } | null): Process {
  if (cost === null) return process
  return {
    ...process,
    inputTokens: process.inputTokens + cost.inputTokens,
    outputTokens: process.outputTokens + cost.outputTokens,
    requests: process.requests + 1,
  }
}

/** Anything that has ended stays as it is, until somebody tries it again. */
export function isRunning({ status }: Pick<ProcessSummary, 'status'>): boolean {
  return status === 'not_started' || status === 'in_progress'
}

/** One question of a quiz that a process made, as its review stands. */
export interface GeneratedQuestion {
  processId: string
  questionId: string
  decision: ReviewDecision
  notes: GateNote[]
  replacement: 'none' | 'running' | 'failed'
  reason: FailureReason | null
  wish: string
  /** Of the request for another question in its place. */
  rounds: number
  setbacks: number
  rejections: Rejection[]
}

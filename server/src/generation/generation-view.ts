import type { Author } from '@lms/contracts/fields.ts'
import type {
  GenerationDetail as DetailOnTheWire,
  GenerationProcess as ProcessOnTheWire,
} from '@lms/contracts/generation/generation.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { type Process, type ProcessSummary, countsOf } from './generation.ts'

/** What it cost is for administrators. */
export function toProcessView(
  process: ProcessSummary,
  actor: Actor,
  authors: ReadonlyMap<string, Author>,
): ProcessOnTheWire {
  const { id, title, subject, provider, model, status, step, progress, resumesAt, reason, missing } = process
  const { inputTokens, outputTokens, requests } = process
  return {
    _id: id,
    title,
    subject,
    class: process.class,
    provider,
    modelName: model,
    status,
    step,
    progress,
    resumesAt,
    reason,
    missing,
    totalQuestions: process.totalQuestions,
    quiz: process.quizId,
    createdBy: authors.get(process.authorId ?? '') ?? null,
    ...(actor.role === 'administrator' && { tokens: { input: inputTokens, output: outputTokens, requests } }),
    createdAt: process.createdAt,
    updatedAt: process.updatedAt,
  }
}

/** The questions that wait for the rest stay inside: they hold keys, and are nobody's yet. */
export function toDetailView(process: Process, actor: Actor, authors: ReadonlyMap<string, Author>): DetailOnTheWire {
  const { request, promptVersion, rejections } = process
  return {
    ...toProcessView(process, actor, authors),
    request: {
      description: request.description,
      instructions: request.instructions,
      counts: countsOf(request),
      timeLimit: request.timeLimit,
      passingScore: request.passingScore,
      maxAttempts: request.maxAttempts,
      shuffleQuestions: request.shuffleQuestions,
      shuffleAnswers: request.shuffleAnswers,
      showAnswersImmediately: request.showAnswersImmediately,
    },
    promptVersion,
    rejections,
  }
}

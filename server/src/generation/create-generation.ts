import { createAllowance } from './allowance.ts'
import { createCancelling } from './process/cancelling.ts'
import { type Generation, createGenerationActs } from './generation-service.ts'
import { runProcesses } from './process/process-run.ts'
import { runReplacements } from './review/replacement-run.ts'
import { type Reviews, createReviews } from './review/review-service.ts'
import type { GenerationDependencies } from './generation-dependencies.ts'

/** The slice put together: its acts, its reviews and the jobs that work for both. */
export function createGeneration(dependencies: GenerationDependencies): { acts: Generation; reviews: Reviews } {
  const allowance = createAllowance(dependencies)
  const cancelling = createCancelling(dependencies.events)
  runProcesses(dependencies, cancelling)
  runReplacements(dependencies)
  return {
    acts: createGenerationActs(dependencies, allowance, cancelling),
    reviews: createReviews(dependencies, allowance),
  }
}

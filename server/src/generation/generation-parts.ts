import { createAllowance } from './allowance.ts'
import { createCancelling } from './cancelling.ts'
import { type Generation, createGenerationActs } from './generation-service.ts'
import { runProcesses } from './process-run.ts'
import { runReplacements } from './replacement-run.ts'
import { type Reviews, createReviews } from './review-service.ts'
import type { GenerationSurroundings } from './surroundings.ts'

/** The slice put together: its acts, its reviews and the jobs that work for both. */
export function createGeneration(surroundings: GenerationSurroundings): { acts: Generation; reviews: Reviews } {
  const allowance = createAllowance(surroundings)
  const cancelling = createCancelling(surroundings.events)
  runProcesses(surroundings, cancelling)
  runReplacements(surroundings)
  return {
    acts: createGenerationActs(surroundings, allowance, cancelling),
    reviews: createReviews(surroundings, allowance),
  }
}

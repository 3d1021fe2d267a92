import { hours, seconds } from '../../platform/clock.ts'
import { maximumSetbacks } from '../generation.ts'
import type { ProviderFailure } from '../model/model-request.ts'

/** Longer than this nobody waits for a quiz. */
const longestWait = hours(1)

/** How long to wait before the provider is asked again, in milliseconds; null when there is no sense in it. */
export function patienceFor({ reason, retryAfterSeconds }: ProviderFailure, setbacks: number): number | null {
  if (reason !== 'busy' && reason !== 'unavailable' && reason !== 'timeout') return null
  if (setbacks >= maximumSetbacks) return null
  const wait = retryAfterSeconds === null ? seconds(5) * 2 ** setbacks : seconds(Math.max(1, retryAfterSeconds))
  return wait > longestWait ? null : wait
}

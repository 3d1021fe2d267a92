import { problem } from '../../item.ts'
import { type Fixed, near } from '../scoring/key-search.ts'
import { Unfollowed } from '../scoring/values.ts'
import { type ItemReading, noteOnce } from './item-reading.ts'

/** Here every part that is right counts; a file that gives all or nothing is told so. */
export function notePartCredit({ probe, problems }: ItemReading, responses: readonly string[], fixed: Fixed): void {
  const [first] = responses
  if (!probe.hasRules || responses.length < 2 || first === undefined) return
  try {
    const nothing = probe.score({})
    const some = probe.score({ ...fixed, [first]: [] })
    if (probe.score(fixed) > nothing && near(some, nothing)) noteOnce(problems, problem('creditShared'))
  } catch (error) {
    if (!(error instanceof Unfollowed)) throw error
  }
}

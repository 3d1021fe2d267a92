import { generationMessages as messages } from '@lms/contracts/generation/generation-messages.ts'
import type { GenerationOptions } from '@lms/contracts/generation/generation.ts'
import { days, hours } from '../platform/clock.ts'
import { tooMany } from '../platform/http/errors.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Settings } from '../settings/settings-service.ts'

/** How often the models may be asked: by one person in an hour, and by everybody in a day. */
export interface Allowance {
  left(userId: string): Promise<GenerationOptions['left']>
  /** Takes one, or throws. Counted before the work is accepted: what fails later was still paid for. */
  take(userId: string): Promise<void>
}

interface AllowanceDependencies {
  limits: Limits
  settings: Pick<Settings, 'current'>
}

const everybody = 'generation:site'
const personal = (userId: string): string => `generation:user:${userId}`

export function createAllowance({ limits, settings }: AllowanceDependencies): Allowance {
  async function bounds() {
    const { generationsPerHour, generationsPerDay } = await settings.current()
    return {
      hour: { points: generationsPerHour, windowMilliseconds: hours(1) },
      day: { points: generationsPerDay, windowMilliseconds: days(1) },
    }
  }

  return {
    async left(userId) {
      const { hour, day } = await bounds()
      const [own, all] = [await limits.check(personal(userId), hour), await limits.check(everybody, day)]
      return { thisHour: own.left, today: all.left }
    },

    async take(userId) {
      const { hour, day } = await bounds()
      const own = await limits.count(personal(userId), hour)
      if (!own.allowed) throw tooMany(own.retryAfterSeconds, 'generation_hourly_limit', messages.hourlyLimit)
      const all = await limits.count(everybody, day)
      if (all.allowed) return
      await limits.giveBack(personal(userId))
      throw tooMany(all.retryAfterSeconds, 'generation_daily_limit', messages.dailyLimit)
    },
  }
}

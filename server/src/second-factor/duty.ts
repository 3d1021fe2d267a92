import type { Endpoint } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { secondFactorMessages as messages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden } from '../platform/http/errors.ts'
import type { Settings } from '../settings/settings-service.ts'
import { hasFactor } from './factor-store.ts'

export interface Duty {
  /** Does this site want a second factor of people like this one? */
  holdsFor(actor: Actor): Promise<boolean>
  /** An administrator who owes a second factor gets no further than setting it up. */
  admit(actor: Actor, endpoint: Endpoint): Promise<void>
}

export function createDuty({ database, settings }: { database: Database; settings: Pick<Settings, 'current'> }): Duty {
  async function holdsFor({ role }: Actor): Promise<boolean> {
    return role === 'administrator' && (await settings.current()).administratorsNeedSecondFactor
  }

  return {
    holdsFor,
    async admit(actor, endpoint) {
      if (endpoint.isOpenWithoutSecondFactor === true || !(await holdsFor(actor))) return
      if (!(await hasFactor(database.read(), actor.id)))
        throw forbidden('second_factor_required', messages.secondFactorRequired)
    },
  }
}

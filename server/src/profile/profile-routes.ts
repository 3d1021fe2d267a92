import * as contract from '@lms/contracts/profile/profile.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Profile } from './profile-service.ts'

export function profileRoutes(profile: Profile): Route[] {
  return [
    route(contract.getProfile, ({ actor }) => profile.get(actor)),
    route(contract.updateProfile, ({ body, ...by }) => profile.update(by, body)),
    route(contract.updatePreferences, ({ body, ...by }) => profile.updatePreferences(by, body)),
    route(contract.changeOwnPassword, ({ body, ...by }) => profile.changePassword(by, body)),
  ]
}

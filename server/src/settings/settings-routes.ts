import * as contract from '@lms/contracts/settings/settings.ts'
import { publicSettings } from '@lms/contracts/settings/site.ts'
import { type Route, publicRoute, route } from '../platform/http/route.ts'
import type { Settings } from './settings-service.ts'

export function settingsRoutes(settings: Settings): Route[] {
  return [
    publicRoute(publicSettings, () => settings.publicly()),
    route(contract.getSettings, ({ actor }) => settings.show(actor)),
    route(contract.updateSettings, ({ actor, body, caller }) => settings.update(actor, body, caller)),
    route(contract.sendTestMail, ({ actor, caller }) => settings.sendTestMail(actor, caller)),
  ]
}

import { eraseChild, exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { type Route, fileRoute, route } from '../platform/http/route.ts'
import type { Privacy } from './privacy-service.ts'

export function privacyRoutes(privacy: Privacy): Route[] {
  return [
    fileRoute(exportChildData, ({ params, ...by }) => privacy.download(by, params.id)),
    route(eraseChild, ({ params, body, ...by }) => privacy.erase(by, params.id, body)),
  ]
}

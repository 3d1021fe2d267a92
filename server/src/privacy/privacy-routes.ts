import { eraseChild, exportChildArchive, exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { listReadings } from '@lms/contracts/privacy/readings.ts'
import { type Route, fileRoute, route } from '../platform/http/route.ts'
import type { Privacy } from './privacy-service.ts'
import type { Readings } from './readings.ts'

export function privacyRoutes(privacy: Privacy, readings: Readings): Route[] {
  return [
    fileRoute(exportChildData, ({ params, ...by }) => privacy.download(by, params.id)),
    fileRoute(exportChildArchive, ({ params, query, ...by }) => privacy.downloadArchive(by, params.id, query)),
    route(eraseChild, ({ params, body, ...by }) => privacy.erase(by, params.id, body)),
    route(listReadings, ({ actor, params, query }) => readings.list(actor, params.id, query)),
  ]
}

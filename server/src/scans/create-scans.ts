import type { Route } from '../platform/http/route.ts'
import type { Reader } from '../platform/reader/reader.ts'
import { createAnswerPictures } from './answer-pictures.ts'
import { createMarksTables } from './marks-table.ts'
import { defineReading } from './reading/scan-reading.ts'
import { createScanWorkers } from './reading/scan-workers.ts'
import type { ScanDependencies } from './scan-dependencies.ts'
import { scanRoutes } from './scan-routes.ts'
import { createScans } from './scan-service.ts'
import { defineSettling } from './scan-settling.ts'
import { createScannedSheets } from './sheet-service.ts'

export function createScanning({
  reader,
  ...given
}: Omit<ScanDependencies, 'scanWorkers'> & { reader: Pick<Reader, 'read'> }): Route[] {
  const dependencies = { ...given, scanWorkers: createScanWorkers(reader) }
  defineReading(dependencies)
  defineSettling({ ...dependencies, answerPictures: createAnswerPictures(dependencies) })
  const scans = createScans(dependencies)
  dependencies.jobs.schedule('scans:forget-pictures', '37 3 * * *', () => scans.forgetExpired())
  return scanRoutes(scans, createScannedSheets(dependencies), createMarksTables(dependencies))
}

import * as contract from '@lms/contracts/scans/scans.ts'
import { type Route, fileRoute, route, uploadRoute } from '../platform/http/route.ts'
import type { createMarksTables } from './marks-table.ts'
import type { Scans } from './scan-service.ts'
import type { ScannedSheets } from './sheet-service.ts'

export function scanRoutes(scans: Scans, sheets: ScannedSheets, marks: ReturnType<typeof createMarksTables>): Route[] {
  return [
    uploadRoute(contract.uploadScans, ({ params, query, ...by }, form) =>
      scans.upload(by, params.id, query.scan, form),
    ),
    route(contract.listScans, ({ actor, params, query }) => scans.list(actor, params.id, query)),
    route(contract.getScan, ({ actor, params }) => scans.get(actor, params.id)),
    route(contract.confirmScan, ({ params, ...by }) => scans.confirm(by, params.id)),
    route(contract.undoScan, ({ params, ...by }) => scans.undo(by, params.id)),
    route(contract.removeScan, ({ params, ...by }) => scans.remove(by, params.id)),
    route(contract.removeScanPictures, ({ params, ...by }) => scans.removePictures(by, params.id)),
    route(contract.getScannedSheet, ({ actor, params }) => sheets.get(actor, params.id, params.sheet)),
    route(contract.changeScannedSheet, ({ params, body, ...by }) => sheets.change(by, params.id, params.sheet, body)),
    fileRoute(contract.getScanPicture, ({ actor, params }) => sheets.picture(actor, params.id, params.page)),
    fileRoute(contract.getScanCutOut, ({ actor, params }) => sheets.cutOut(actor, params.id, params.page, params.box)),
    fileRoute(contract.getScanMarks, ({ params, query, ...by }) => marks(by, params.id, query)),
  ]
}

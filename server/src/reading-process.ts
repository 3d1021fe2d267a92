import { readImportFile } from './exchange/threads/exchange-tasks.ts'
import { readList } from './groups/lists/list-reading.ts'
import { reads, serveReading } from './platform/reader/reading-child.ts'
import { readScan } from './scans/reading/scan-tasks.ts'

/** The process that opens whatever comes from outside. Each kind is loaded by the first file of it. */
serveReading([
  reads(readImportFile, async () => (await import('./exchange/threads/file-reading.ts')).readImported),
  reads(readScan, async () => (await import('./scans/reading/file-reading.ts')).readScannedFile),
  reads(readList, async () => (await import('./groups/lists/student-lines.ts')).studentLines),
])

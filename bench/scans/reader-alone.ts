// A process that only reads photographs of a folder, in the product's own thread: what it needs.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '../../server/src/platform/clock.ts'
import { createScanWorkers } from '../../server/src/scans/reading/scan-workers.ts'
import { layoutOf } from './printed-page.ts'

const folder = process.argv[2] ?? '.'
const rounds = 2
const workers = createScanWorkers()
try {
  const files = readdirSync(folder)
  let began = process.cpuUsage()
  let pages = 0
  // The first round is for warming up.
  for (let round = 0; round < rounds; round++) {
    began = process.cpuUsage()
    pages = 0
    for (const file of files)
      await workers.read(
        { path: path.join(folder, file), from: 1, longest: seconds(20) },
        { codes: async (texts) => texts.map(layoutOf), page: async () => void pages++ },
        { personId: 'bench', signal: new AbortController().signal },
      )
  }
  const { user, system } = process.cpuUsage(began)
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(JSON.stringify({ pages, seconds: (user + system) / 1e6 / pages, memory }))
} finally {
  await workers.close()
}

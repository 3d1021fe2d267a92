// A process that only reads photographs of a folder, as the product's reading process does: what it needs.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '../../server/src/platform/clock.ts'
import { readScannedFile } from '../../server/src/scans/reading/file-reading.ts'
import { layoutOf } from './printed-page.ts'

const folder = process.argv[2] ?? '.'
const rounds = 2
const files = readdirSync(folder)
let began = process.cpuUsage()
let pages = 0
// The first round is for warming up.
for (let round = 0; round < rounds; round++) {
  began = process.cpuUsage()
  pages = 0
  for (const file of files)
    await readScannedFile(
      { path: path.join(folder, file), from: 1, most: 10, longest: seconds(20) },
      async (report) => {
        if (report.kind === 'codes') return { layouts: report.texts.map(layoutOf) }
        if (report.kind === 'page') pages++
        return {}
      },
    )
}
const { user, system } = process.cpuUsage(began)
const memory = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(JSON.stringify({ pages, seconds: (user + system) / 1e6 / pages, memory }))

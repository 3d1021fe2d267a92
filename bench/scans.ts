// Photographs of filled-in sheets, made by chance from a seed and read by the product: what comes out beside what was meant.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import QRCode from 'qrcode'
import { readSheet } from '@lms/contracts/paper-sheets/reading/read-sheet.ts'
import { targetsIn } from '@lms/contracts/paper-sheets/reading/corners.ts'
import { codesIn } from '../server/src/paper-sheets/reading/sheet-codes.ts'
import { drawingOf } from '../server/src/paper-sheets/layout/drawing.ts'
import { pagesOf } from '../server/src/paper-sheets/layout/version-1.ts'
import { chanceOf } from './scans/chance.ts'
import { filledIn } from './scans/handwriting.ts'
import { photographOf } from './scans/photograph.ts'
import { severities } from './scans/severities.ts'
import { type Tally, emptyTally, counted } from './scans/tally.ts'
import { table } from './table.ts'
import { sheetWishes } from './scans/sheets.ts'

const { values } = parseArgs({
  options: {
    photographs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '2' },
    keep: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const tallies: Record<string, Tally> = {}
for (const severity of severities) {
  const tally = (tallies[severity.name] = emptyTally())
  for (let number = 0; number < Number(values.photographs) / 2; number++) {
    const chance = chanceOf(seed * 1_000_003 + number * 7919 + severity.name.length * 31)
    const paper = await printed(number % sheetWishes.length)
    const filled = paper.picture
    const meant = filledIn(filled, paper.layout, severity, chance)
    const photograph = await photographOf(filled, paper.layout, severity, chance)
    const began = process.cpuUsage()
    const { data, info } = await sharp(photograph).greyscale().raw().toBuffer({ resolveWithObject: true })
    const picture = { width: info.width, height: info.height, pixels: new Uint8Array(data) }
    const [code] = await codesIn(picture, 4)
    const read = code === undefined ? null : readSheet(picture, paper.layout, code.corners, targetsIn(picture))
    const spent = process.cpuUsage(began)
    const wrong = counted(tally, {
      meant,
      read,
      isOtherCode: code !== undefined && code.text !== paper.text,
      seconds: (spent.user + spent.system) / 1e6,
    })
    if (wrong !== null && values.keep !== undefined) {
      writeFileSync(`${values.keep}/${severity.name}-${number}.jpg`, photograph)
      console.error(severity.name, number, wrong)
    }
  }
}
const memory = Math.round(process.resourceUsage().maxRSS / 1024)
if (values.json) console.log(JSON.stringify({ ...tallies, memory }))
else {
  const rows = Object.entries(tallies).map(([severity, tally]) => ({
    severity,
    sheets: tally.sheets,
    bubbles: tally.bubbles,
    'wrong without doubt': tally.wrongWithoutDoubt,
    'doubtful rows %': ((100 * tally.doubtful) / Math.max(1, tally.rows)).toFixed(2),
    'asked again %': ((100 * tally.askedAgain) / tally.sheets).toFixed(1),
    'wrong code': tally.otherCode,
    'CPU s a sheet': (tally.seconds / tally.sheets).toFixed(2),
  }))
  console.log(table(rows))
  console.log(`Memory of maker and reader together: ${memory} MB`)
}

/** A page as it comes out of a printer of 300 dots an inch. */
async function printed(index: number) {
  const wish = sheetWishes[index]
  const page = wish === undefined ? undefined : pagesOf(wish)[0]
  if (page === undefined) throw new Error('No page')
  const text = `1${index.toString().padStart(3, '0')}ABCDEFGH23456789XYZ`
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const code = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column) === 1),
  )
  const { data, info } = await sharp(Buffer.from(drawingOf(page.layout, page.words, code)), { density: 216 })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    text,
    layout: page.layout,
    picture: { width: info.width, height: info.height, pixels: new Uint8Array(data) },
  }
}

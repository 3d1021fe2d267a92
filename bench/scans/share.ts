// One process's share of the photographs: makes one, reads it, writes down a line, and so on.
import { appendFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { picturesIn } from '../../server/src/scans/reading/file-pictures.ts'
import { sheetsIn } from '../../server/src/scans/reading/sheets-in-picture.ts'
import { chanceOf } from './chance.ts'
import { type Meant, filledIn } from './handwriting.ts'
import { photographOf } from './photograph.ts'
import { layoutOf, printed } from './printed-page.ts'
import { type Severity, severities } from './severities.ts'
import { sheetWishes } from './sheets.ts'
import { counted } from './tally.ts'

const task = z
  .object({
    seed: z.number(),
    numbers: z.array(z.tuple([z.string(), z.number()])),
    results: z.string(),
    keep: z.string().nullable(),
    /** A folder: photographs are only made and put there. */
    only: z.string().nullable(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

for (const [name, number] of task.numbers) {
  const severity = severities.find((each) => each.name === name)
  if (severity === undefined) continue
  const { photograph, meant, text } = await made(severity, number)
  if (task.only !== null) {
    writeFileSync(`${task.only}/${name}-${number}.jpg`, photograph)
    continue
  }
  const began = process.cpuUsage()
  const seen = []
  for await (const { page, picture } of picturesIn(photograph, 1, async () => true))
    seen.push(...(await sheetsIn(picture, page, async (texts) => texts.map(layoutOf))))
  const spent = process.cpuUsage(began)
  const { tally, words } = counted({ meant, seen, text, seconds: (spent.user + spent.system) / 1e6 })
  if (words.length > 0 && task.keep !== null) writeFileSync(`${task.keep}/${name}-${number}.jpg`, photograph)
  appendFileSync(task.results, `${JSON.stringify({ severity: name, number, tally, words })}\n`)
}

async function made(severity: Severity, number: number): Promise<{ photograph: Buffer; meant: Meant; text: string }> {
  const chance = chanceOf(task.seed * 1_000_003 + number * 7919 + severity.name.length * 31)
  const { picture, layout, text } = await printed(number % sheetWishes.length)
  const meant = filledIn(picture, layout, severity, chance)
  return { meant, text, photograph: await photographOf(picture, layout, severity, chance, task.only !== null) }
}

import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { openZip } from '../server/src/exchange/zip-archive.ts'
import { writers } from '../server/src/exchange/registry.ts'
import { templateItems } from '../server/src/exchange/template.ts'
import { paperDocx } from '../server/src/quizzes/paper/docx/paper-docx.ts'
import { paperHtml } from '../server/src/quizzes/paper/html/paper-html.ts'
import { paperPdf } from '../server/src/quizzes/paper/pdf/paper-pdf.ts'
import { samplePaper, sampleQuestions } from '../server/testing/samples/sample-paper.ts'
import { table } from './table.ts'

/**
 * Papers as programs show them: those for Word and exported questions are opened with LibreOffice, their pages are drawn
 * and compared with the pages of the PDF, and with the number of pages that they say they have. The pictures stay for
 * people to look at.
 * `npm run look:papers -- --out papers` (needs `soffice` of libreoffice-writer-nogui, and `pdftoppm` of poppler-utils)
 */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'data/papers' } } })
const run = promisify(execFile)
const folder = path.resolve(values.out)

for (const program of ['soffice', 'pdftoppm']) {
  const isThere = await run('which', [program]).then(
    () => true,
    () => false,
  )
  if (isThere) continue
  console.log(`${program} is not installed: no paper was opened.`)
  console.log('Debian and Ubuntu: apt install libreoffice-writer-nogui poppler-utils')
  process.exit(2)
}

/** Two versions of so many questions that they fill several pages, and one short paper by itself. */
const many = Array.from({ length: 20 }, (_, index) =>
  sampleQuestions.map((question) => ({ ...question, id: `${question.id}-${index}` })),
).flat()
const papers = {
  short: await samplePaper({}, { withKey: false }),
  'with-key': await samplePaper(),
  long: await samplePaper({}, { withKey: false }, many.slice(0, 24)),
  versions: await samplePaper(
    { versions: 2, shuffleQuestions: true, shuffleAnswers: true, seed: 5 },
    {},
    many.slice(0, 12),
  ),
}

mkdirSync(folder, { recursive: true })
const rows: Record<string, string | number>[] = []
let failures = 0
const leastInk = 0.0005
for (const [name, paper] of Object.entries(papers)) {
  const word = await paperDocx(paper)
  writeFileSync(path.join(folder, `${name}.html`), paperHtml(paper))
  writeFileSync(path.join(folder, `${name}.docx`), word)
  writeFileSync(path.join(folder, `${name}-pdf.pdf`), await paperPdf(paper))
  const [pages, shown] = [await pagesOf(`${name}-pdf.pdf`), await openedPages(name)]
  const stored = storedPages(word)
  const isRight = stored === null || stored === shown.length
  report(name, shown, [
    ...(isRight ? [] : [`says ${stored} pages and has ${shown.length}`]),
    ...(Math.abs(pages.length - shown.length) > 1 ? [`PDF has ${pages.length} pages`] : []),
  ])
  rows.push({ paper: name, 'in PDF': pages.length, 'in LibreOffice': shown.length, 'as it says': stored ?? '–' })
}
const { write } = await writers.docx()
writeFileSync(path.join(folder, 'questions.docx'), await write(templateItems, new Map()))
const exported = await openedPages('questions')
report('questions', exported, [])
rows.push({ paper: 'questions', 'in PDF': '–', 'in LibreOffice': exported.length, 'as it says': '–' })

console.log(table(rows))
console.log(`Pictures of every page: ${folder}`)
console.log(failures === 0 ? 'All papers open as they were meant.' : `${failures} papers do not.`)
process.exitCode = failures === 0 ? 0 : 1

function report(name: string, pages: readonly number[], problems: readonly string[]): void {
  const blank = pages.flatMap((ink, index) => (ink < leastInk ? [`page ${index + 1} is blank`] : []))
  const all = [...(pages.length === 0 ? ['does not open'] : []), ...blank, ...problems]
  if (all.length > 0) failures += 1
  for (const problem of all) console.log(`${name}: ${problem}`)
}

/** Opened with LibreOffice and drawn. */
async function openedPages(name: string): Promise<number[]> {
  const profile = `-env:UserInstallation=file://${path.join(folder, '.profile')}`
  await run('soffice', [
    profile,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    path.join(folder, `${name}.docx`),
  ])
  return pagesOf(`${name}.pdf`)
}

/** The share of each page that is not white. A page with a line on it has more than the least. */
async function pagesOf(file: string): Promise<number[]> {
  const stem = path.basename(file, '.pdf')
  const [source, pages] = [path.join(folder, file), path.join(folder, `${stem}-page`)]
  await run('pdftoppm', ['-r', '60', '-png', source, pages])
  await run('pdftoppm', ['-r', '60', '-gray', source, pages])
  const drawn = readdirSync(folder).filter((each) => each.startsWith(`${stem}-page-`) && each.endsWith('.pgm'))
  return drawn.sort().map((each) => inkOf(readFileSync(path.join(folder, each))))
}

/** Of a picture of grey bytes behind a head of three lines. */
function inkOf(picture: Uint8Array): number {
  let start = 0
  for (let line = 0; line < 3; line += 1) start = picture.indexOf(10, start) + 1
  const bytes = picture.subarray(start)
  return bytes.reduce((dark, each) => dark + (each < 200 ? 1 : 0), 0) / bytes.length
}

/** What the field for the number of all pages holds until a program counts them; files with parts have several. */
function storedPages(word: Uint8Array): number | null {
  const archive = openZip(word)
  const said = archive
    .names()
    .filter((name) => /^word\/footer\d*\.xml$/.test(name))
    .flatMap((name) => {
      const part = Buffer.from(archive.open(name, 1024 * 1024) ?? []).toString()
      const field = /w:instr="NUMPAGES"[^>]*>.*?<w:t[^>]*>(\d+)</s.exec(part)
      return field?.[1] === undefined ? [] : [Number(field[1])]
    })
  return said.length === 1 ? (said[0] ?? null) : null
}

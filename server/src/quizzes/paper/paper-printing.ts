import sharp from 'sharp'
import { type PaperFile, type PaperPicture, textsIn } from './paper-file.ts'
import type { PaperJob, PrintJob, Printed } from './paper-job.ts'
import type { StoredPicture } from './paper-pictures.ts'
import { equalCodes, printedPapers } from './paper.ts'

/** As sharp as a good printer, for a picture as wide as the page. */
const widest = 1200

export async function printJob(job: PrintJob): Promise<Printed> {
  const pictures = await preparedPictures(job.pictures)
  if ('sheet' in job) {
    const { resultSheetPdf } = await import('./pdf/result-sheet-pdf.ts')
    return { content: await resultSheetPdf(job.sheet, pictures), equalCodes: [] }
  }
  const { format, head, questions, drawn, options, withKey, withExplanations, language, sheets = [] } = job
  const { or, isTrue, isFalse, unit, unitMissing } = textsIn(language)
  const papers = printedPapers(questions, { ...options, or, isTrue, isFalse, unit, unitMissing }, drawn)
  if (job.onlyOrder) {
    const codes = papers.map(({ code, frozen }) => ({ code, frozen }))
    return { content: new Uint8Array(), equalCodes: equalCodes(papers), codes }
  }
  const shown = job.sheetsOnly ? [] : papers
  const isKeyed = withKey && !job.sheetsOnly
  const content = await writeFile(
    { head, papers: shown, sheets, withKey: isKeyed, withExplanations, language, pictures },
    format,
  )
  return { content: Uint8Array.from(content), equalCodes: equalCodes(papers) }
}

async function preparedPictures(stored: readonly StoredPicture[]): Promise<Map<string, PaperPicture>> {
  const prepared = new Map<string, PaperPicture>()
  for (const { address, content } of stored) {
    const picture = await preparedPicture(content)
    if (picture) prepared.set(address, picture)
  }
  return prepared
}

/** Each format brings libraries of its own; only that of the wanted one is loaded. */
async function writeFile(file: PaperFile, format: PaperJob['format']): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./pdf/paper-pdf.ts')).paperPdf(file)
  if (format === 'docx') return (await import('./docx/paper-docx.ts')).paperDocx(file)
  return new TextEncoder().encode((await import('./html/paper-html.ts')).paperHtml(file))
}

/** PNG where something can be seen through, else JPEG: what every program opens. One that cannot be opened is left out. */
export async function preparedPicture(content: Uint8Array): Promise<PaperPicture | null> {
  try {
    const opened = sharp(content)
    const { width, height, hasAlpha, format } = await opened.metadata()
    const sized = opened.resize({ width: widest, withoutEnlargement: true })
    const isPhoto = !hasAlpha && format !== 'png' && format !== 'gif'
    const painted = isPhoto ? sized.jpeg({ quality: 85 }) : sized.png({ compressionLevel: 9 })
    return { type: isPhoto ? 'jpg' : 'png', content: await painted.toBuffer(), width, height }
  } catch {
    return null
  }
}

import type { getDocumentProxy } from 'unpdf'
import { type FormatReader, UnreadableFile, problem } from '../item.ts'
import { questionsIn } from '../word/paper/word-questions.ts'
import { type PageLine, type PlacedText, pageLines } from './page-lines.ts'
import { lettersIn, pdfBlocks } from './pdf-blocks.ts'

const mostPages = 200
const mostTexts = 200_000
/** Fewer letters on a page than these are no page of text. */
const fewestLetters = 20

/** A PDF says where letters stand, not what belongs together: what is read from it is looked through by a person. */
export const pdf: FormatReader = {
  async read(bytes) {
    const pages = await pagesOf(bytes)
    const blocks = pdfBlocks(pages)
    if (lettersIn(blocks) < fewestLetters * Math.min(pages.length, 3)) throw new UnreadableFile('pdfScanned')
    const items = questionsIn(blocks, (part) => part)
    for (const { problems } of items) problems.push(problem('fromPdf'))
    return { items, pictures: [] }
  },
}

async function pagesOf(bytes: Uint8Array): Promise<PageLine[][]> {
  // A library that only those need who send a PDF.
  const { getDocumentProxy: open } = await import('unpdf')
  const document = await open(Uint8Array.from(bytes), { verbosity: 0 }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? 'pdfLocked' : 'broken')
  })
  try {
    if (document.numPages > mostPages) throw new UnreadableFile('tooComplex')
    const pages: PageLine[][] = []
    let count = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const boldFonts = await boldFontsOf(page)
      const { items } = await page.getTextContent()
      count += items.length
      if (count > mostTexts) throw new UnreadableFile('tooComplex')
      pages.push(pageLines(items.flatMap((item) => ('str' in item ? [placed(item, boldFonts)] : []))))
      page.cleanup()
    }
    return pages
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken')
  } finally {
    await document.loadingTask.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextItem = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>

/** Names of fonts are known once a page was drawn, which nobody sees. */
async function boldFontsOf(page: Page): Promise<(font: string) => boolean> {
  await page.getOperatorList()
  const known = new Map<string, boolean>()
  return (font) => {
    const before = known.get(font)
    if (before !== undefined) return before
    const isBold = page.commonObjs.has(font) && /bold|black|heavy/i.test(nameIn(page.commonObjs.get(font)))
    known.set(font, isBold)
    return isBold
  }
}

function nameIn(font: unknown): string {
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : ''
}

function placed({ str, transform, width, fontName }: TextItem, isBold: (font: string) => boolean): PlacedText {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform.map(Number)
  return { text: str, x, y, width, size: Math.hypot(c, d) || 10, isBold: isBold(fontName) }
}

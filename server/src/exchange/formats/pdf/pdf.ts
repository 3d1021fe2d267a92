import type { getDocumentProxy } from 'unpdf'
import { type FormatReader, UnreadableFile, problem } from '../item.ts'
import { questionsIn } from '../word/paper-questions.ts'
import { type PageLine, type PlacedText, pageLines } from './page-lines.ts'
import { type FontReader, fontReader } from './odd-fonts.ts'
import { lettersIn, pdfBlocks } from './pdf-blocks.ts'
import { colorsOf } from './text-colors.ts'

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
  const { getDocumentProxy: open, getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const document = await open(Uint8Array.from(bytes), { verbosity: 0 }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? 'pdfLocked' : 'broken')
  })
  try {
    if (document.numPages > mostPages) throw new UnreadableFile('tooComplex')
    const pages: { items: TextItem[]; fonts: Map<string, string>; colors: Map<TextItem, string | undefined> }[] = []
    let count = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      // Names of fonts are known once a page was drawn, which nobody sees.
      const steps = await page.getOperatorList()
      const content = await page.getTextContent()
      const all = content.items.filter((item) => 'str' in item)
      const items = all.filter(isUpright)
      count += items.length
      if (count > mostTexts) throw new UnreadableFile('tooComplex')
      const shown = colorsOf(
        all.map(({ str }) => str),
        steps,
        OPS,
      )
      pages.push({ items, fonts: fontNames(page, items), colors: new Map(all.map((item, at) => [item, shown[at]])) })
      page.cleanup()
    }
    const readerOf = fontReaders(pages)
    return pages.map(({ items, colors }) =>
      pageLines(items.map((item) => placed(item, readerOf(item.fontName), colors.get(item)))),
    )
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken')
  } finally {
    await document.loadingTask.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextItem = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>

function fontNames(page: Page, items: readonly TextItem[]): Map<string, string> {
  const fonts = new Set(items.map(({ fontName }) => fontName))
  return new Map([...fonts].map((font) => [font, page.commonObjs.has(font) ? nameIn(page.commonObjs.get(font)) : '']))
}

interface KnownFont {
  isBold: boolean
  read: FontReader
}

/** Of the whole file: which signs a font has says whether they can be true. */
function fontReaders(
  pages: readonly { items: readonly TextItem[]; fonts: ReadonlyMap<string, string> }[],
): (font: string) => KnownFont {
  const used = new Map<string, { name: string; signs: Set<string> }>()
  for (const { items, fonts } of pages)
    for (const { fontName, str } of items) {
      const font = used.get(fontName) ?? { name: fonts.get(fontName) ?? '', signs: new Set<string>() }
      used.set(fontName, font)
      for (const sign of str) font.signs.add(sign)
    }
  const all = [...used.values()]
  const known = new Map(
    [...used].map(([id, font]) => [id, { isBold: /bold|black|heavy/i.test(font.name), read: fontReader(font, all) }]),
  )
  return (font) => known.get(font) ?? { isBold: false, read: (text) => text }
}

function nameIn(font: unknown): string {
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : ''
}

/** What lies across a page is stamped on it: it is no line of it. */
function isUpright({ transform }: TextItem): boolean {
  const [a = 0, b = 0] = transform.map((value) => Math.abs(Number(value)))
  return Math.min(a, b) <= Math.max(a, b) / 10
}

function placed(
  { str, transform, width }: TextItem,
  { isBold, read }: KnownFont,
  color: string | undefined,
): PlacedText {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform.map(Number)
  const text = read(str)
  return {
    text: text ?? str,
    x,
    y,
    width,
    size: Math.hypot(c, d) || 10,
    isBold,
    ...(color !== undefined && { color }),
    ...(text === null && { isLost: true }),
  }
}

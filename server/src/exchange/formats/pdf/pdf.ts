import type { getDocumentProxy } from 'unpdf'
import { type FormatReader, UnreadableFile, blocking } from '../../item.ts'
import type { Block } from '../../paper/document.ts'
import { readPaper } from '../../read-paper.ts'
import { tablePiece } from './cell-lines.ts'
import { withGapsFilled } from './filled-gaps.ts'
import { type Box, type Figure, figuresOf, ownFigures, withFigures } from './figures.ts'
import { readPdf } from './pdf-pages.ts'
import { type PageLine, pageLines } from './page-lines.ts'
import type { PlacedText } from './rows.ts'
import { type Rules, rulesOf } from './page-rules.ts'
import { barsOf, ruledTables } from './ruled-tables.ts'
import { cutText, withHighlights, withUnderlines, withoutRoots } from './page-looks.ts'
import { withFractions } from './stacked-fractions.ts'
import { type FontReader, fontReader, isOfIcons } from './fonts.ts'
import { lettersIn, pdfBlocks } from './pdf-blocks.ts'
import { type DrawnText, drawnTexts } from './drawn-texts.ts'

/** Half a minute of reading on one core, in 128 MB. */
const mostPages = 500
const mostTexts = 200_000
/** Fewer letters on a page than these are no page of text. */
const fewestLetters = 20

/** A PDF says where letters stand, not what belongs together: what is read from it is looked through by a person. */
export const pdf: FormatReader = {
  async read(bytes, choice) {
    const blocks = await blocksOfPdf(bytes)
    const read = await readPaper({ blocks, picture: () => null }, choice?.marks)
    return { ...read, items: read.items.map((one) => ({ ...one, problems: [...one.problems, blocking('fromPdf')] })) }
  },
}

export async function blocksOfPdf(bytes: Uint8Array): Promise<Block[]> {
  const pages = await pagesOf(bytes)
  const blocks = pdfBlocks(pages)
  if (lettersIn(blocks) < fewestLetters * Math.min(pages.length, 3)) throw new UnreadableFile('onlyPictures')
  return blocks
}

async function pagesOf(bytes: Uint8Array): Promise<PageLine[][]> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  return readPdf(bytes, async (document) => {
    if (document.numPages > mostPages) throw new UnreadableFile('tooMuch')
    const pages: ReadPage[] = []
    let count = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      // Names of fonts are known once a page was drawn, which nobody sees.
      const steps = await page.getOperatorList()
      const content = await page.getTextContent()
      const all = content.items.filter((item) => 'str' in item)
      const items = all.filter(isUpright)
      count += items.length
      if (count > mostTexts) throw new UnreadableFile('tooMuch')
      const shown = drawnTexts(
        all.map(({ str }) => str),
        steps,
        OPS,
      )
      pages.push({
        items,
        fonts: fontNames(page, items),
        drawn: new Map(all.map((item, at) => [item, shown[at]])),
        rules: rulesOf(steps, OPS),
        view: viewOf(page),
        figures: figuresOf(steps, OPS),
      })
      page.cleanup()
    }
    const readerOf = fontReaders(pages)
    const edges = edgesOf(pages)
    const figures = ownFigures(
      pages.map((page) => ({ figures: page.figures, texts: page.items.flatMap(boxOfItem), page: page.view })),
    )
    return pages.map(({ items, drawn, rules, view }, at) =>
      linesOf(
        items.flatMap((item) => placed(item, readerOf(item.fontName), drawn.get(item))),
        rules,
        figures[at] ?? [],
        edges.get(view.right),
      ),
    )
  })
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextItem = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>

interface ReadPage {
  items: TextItem[]
  fonts: Map<string, string>
  drawn: Map<TextItem, DrawnText | undefined>
  rules: Rules
  view: Box
  figures: Figure[]
}

function viewOf({ view }: Page): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = view.map(Number)
  return { left, bottom, right, top }
}

function boxOfItem({ str, transform, width }: TextItem): Box[] {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform.map(Number)
  return str.trim() === '' ? [] : [{ left: x, right: x + width, bottom: y, top: y + Math.hypot(c, d) }]
}

/** How far to the right pages of a width are written; one text alone may lie outside. */
function edgesOf(pages: readonly ReadPage[]): Map<number, number> {
  const ends = new Map<number, number[]>()
  for (const { items, view } of pages)
    for (const item of items) {
      if (item.str.trim() === '') continue
      const [most = 0, second = 0] = ends.get(view.right) ?? []
      const [, , , , x = 0] = item.transform.map(Number)
      ends.set(view.right, [most, second, x + item.width].toSorted((one, other) => other - one).slice(0, 2))
    }
  return new Map([...ends].map(([width, [, second = 0]]) => [width, second]))
}

function linesOf(
  texts: readonly PlacedText[],
  rules: Rules,
  figures: readonly Figure[],
  edge: number | undefined,
): PageLine[] {
  const seen = withGapsFilled(texts.filter(({ text }) => text.trim() !== ''))
  const { texts: whole, bars } = withFractions(seen, barsOf(rules))
  const { tables, texts: loose } = ruledTables(withFigures(withUnderlines(whole, bars), figures), rules)
  return pageLines([...withHighlights(loose, rules.bars), ...tables.map(tablePiece)], edge)
}

function fontNames(page: Page, items: readonly TextItem[]): Map<string, string> {
  const fonts = new Set(items.map(({ fontName }) => fontName))
  return new Map([...fonts].map((font) => [font, page.commonObjs.has(font) ? nameIn(page.commonObjs.get(font)) : '']))
}

interface KnownFont {
  isBold: boolean
  isOfIcons: boolean
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
    [...used].map(([id, font]) => [
      id,
      {
        isBold: /bold|black|heavy/i.test(font.name),
        isOfIcons: isOfIcons(font),
        read: fontReader(font, all),
      },
    ]),
  )
  return (font) => known.get(font) ?? { isBold: false, isOfIcons: false, read: (text) => text }
}

function nameIn(font: unknown): string {
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : ''
}

/** What lies across a page is stamped on it: it is no line of it. */
function isUpright({ transform }: TextItem): boolean {
  const [a = 0, b = 0] = transform.map((value) => Math.abs(Number(value)))
  return Math.min(a, b) <= Math.max(a, b) / 10
}

/** How wide a space is, in parts of the font's size. */
const blank = 0.22

function placed(
  { str: drawnString, transform, width: drawnWidth }: TextItem,
  { isBold, isOfIcons: isIcon, read }: KnownFont,
  drawn: DrawnText | undefined,
): PlacedText[] {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform.map(Number)
  const size = Math.hypot(c, d) || 10
  // A space at the end would lie above or below what stands behind it.
  const str = drawnString.trimEnd()
  const width = Math.max(drawnWidth / 2, drawnWidth - (drawnString.length - str.length) * blank * size)
  const text = read(str)
  const whole: PlacedText = {
    text: text ?? str,
    x,
    y,
    width,
    size,
    isBold,
    endsBlank: str !== drawnString,
    ...(text === null && { isLost: true }),
    ...(text === null && isIcon && { isIcon }),
  }
  if (!drawn || text?.length !== str.length) return [whole]
  const { starts, colors } = drawn
  return colors.flatMap(({ at, color }, index) => {
    const part = cutText({ ...whole, starts }, at, colors[index + 1]?.at ?? str.length)
    return withoutRoots({ ...part, ...(color !== undefined && { color }) })
  })
}

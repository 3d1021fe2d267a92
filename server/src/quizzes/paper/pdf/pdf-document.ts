import type { Alignment } from '@lms/contracts/rich-text-markup.ts'
import type { Language } from '@lms/contracts/messages.ts'
import pdfmake, { type Content } from 'pdfmake/js/index.js'
import { type Block, type Marks } from '../paper-blocks.ts'
import type { PaperPicture } from '../paper-file.ts'
import { type Face, fontFile, fontName, otherFontFile, otherFonts } from '../paper-fonts.ts'
import type { LineSettings } from './paper-lines.ts'
import { type Placed, placeBlocks } from './paper-pdf-blocks.ts'
import { artifact } from './pdf-tags.ts'

const page = { width: 595.28, height: 841.89 }
const margins = { left: 45, top: 42, right: 45, bottom: 48 }
export const contentWidth = page.width - margins.left - margins.right
export const size = 11
/** What is higher than this may be parted by the end of a page, or the page before would be left half empty. */
const keptTogether = (page.height - margins.top - margins.bottom) * 0.35

const faces: readonly Face[] = ['normal', 'bold', 'italics', 'bolditalics']

interface PdfDocument {
  title: string
  language: Language
  pictures: ReadonlyMap<string, PaperPicture>
  content: Content[]
  footer?: (currentPage: number) => Content
}

export async function pdfOf({ title, language, pictures, content, footer }: PdfDocument): Promise<Uint8Array> {
  // Everything that is printed comes with the document: nothing is fetched, and nothing is read but the fonts.
  const fonts = new Set([...faces.map(fontFile), ...otherFonts.map(otherFontFile)])
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path: string) => fonts.has(path))
  pdfmake.setFonts({
    [fontName]: Object.fromEntries(faces.map((face) => [face, fontFile(face)])),
    ...Object.fromEntries(
      otherFonts.map((name) => [name, Object.fromEntries(faces.map((face) => [face, otherFontFile(name)]))]),
    ),
  })
  const images = Object.fromEntries(
    [...pictures].map(([address, { type, content: bytes }]) => [
      address,
      `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`,
    ]),
  )
  const document = pdfmake.createPdf({
    info: { title },
    version: '1.7',
    tagged: true,
    displayTitle: true,
    language: language === 'en' ? 'en' : 'vi',
    pageSize: 'A4',
    pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
    defaultStyle: { font: fontName, fontSize: size },
    images,
    content,
    ...(footer && { footer }),
  })
  return document.getBuffer()
}

export function together({ content, height }: Placed): Placed {
  return { content: height < keptTogether ? { stack: [content], unbreakable: true } : content, height }
}

/** At the foot of the pages of one part: 'Mã đề 101 · Trang 1/3'. How many there are is known when all are laid out. */
export function footerFor(name: string, pageText: string): (currentPage: number) => Content {
  let first: number | undefined
  let last = 0
  return (currentPage) => {
    first ??= currentPage
    last = currentPage - first + 1
    const page = last
    const textFor = (pages: number): string =>
      `${name} · ${pageText.replace('{{page}}', String(page)).replace('{{pages}}', String(pages))}`
    return {
      text: [{ text: textFor(page), textAtLast: () => textFor(last), tag: artifact, noWrap: true }],
      alignment: 'center',
      fontSize: 8.5,
      margin: [margins.left, 14, margins.right, 0],
    }
  }
}

/** Words that are not rich text, but may have a sign that the font lacks. */
export function plain(
  text: string,
  settings: LineSettings,
  { alignment = 'left', ...marks }: Marks & { alignment?: Alignment } = {},
): Content {
  const lines = text.split('\n').map((line): Block => {
    return { kind: 'paragraph', alignment, runs: [{ kind: 'text', text: line, marks }] }
  })
  return placeBlocks(lines, settings).content
}

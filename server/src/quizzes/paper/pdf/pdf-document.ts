import type { Alignment } from '@lms/contracts/rich-text-markup.ts'
import type { Language } from '@lms/contracts/messages.ts'
import pdfmake, { type Content } from 'pdfmake/js/index.js'
import { type Block, type Marks } from '../paper-blocks.ts'
import type { PaperPicture } from '../paper-file.ts'
import { type Face, fontFile, fontName } from '../paper-fonts.ts'
import type { LineSettings } from './paper-lines.ts'
import { type Placed, placeBlocks } from './paper-pdf-blocks.ts'

const page = { width: 595.28, height: 841.89 }
const margins = { left: 45, top: 42, right: 45, bottom: 48 }
export const contentWidth = page.width - margins.left - margins.right
export const size = 11
/** What is higher than this may be parted by the end of a page. */
const keptTogether = (page.height - margins.top - margins.bottom) * 0.6

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
  const fonts = new Set(faces.map(fontFile))
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path: string) => fonts.has(path))
  pdfmake.setFonts({ [fontName]: Object.fromEntries(faces.map((face) => [face, fontFile(face)])) })
  const images = Object.fromEntries(
    [...pictures].map(([address, { type, content: bytes }]) => [
      address,
      `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`,
    ]),
  )
  const document = pdfmake.createPdf({
    info: { title },
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

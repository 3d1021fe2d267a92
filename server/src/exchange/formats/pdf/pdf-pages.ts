import sharp from 'sharp'
import { UnreadablePdf, openPdf } from '../../../platform/pdf/open-pdf.ts'
import { UnreadableFile } from '../../item.ts'

type PdfDocument = Awaited<ReturnType<typeof openPdf>>['document']

export async function readPdf<Result>(
  bytes: Uint8Array,
  read: (document: PdfDocument) => Promise<Result>,
): Promise<Result> {
  try {
    const { document, within, close } = await openPdf(bytes)
    try {
      return await within(read(document))
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(error instanceof UnreadablePdf ? error.code : 'broken')
  }
}

/** Each is read by a model on its own. */
const mostScanned = 5
const mostPixels = 60_000_000
const largestSide = 2000

/** The pages of a scanned PDF, each as the picture that it is. */
export async function picturesOfPages(bytes: Uint8Array): Promise<Uint8Array[]> {
  const { extractImages } = await import('unpdf')
  return readPdf(bytes, async (document) => {
    if (document.numPages > mostScanned) throw new UnreadableFile('aiLong')
    const pictures: Uint8Array[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const whole = joined(await extractImages(document, number))
      if (whole) pictures.push(await painted(whole))
      await document.cleanup()
    }
    if (pictures.length === 0) throw new UnreadableFile('aiFailed')
    return pictures
  })
}

interface Raw {
  data: Uint8ClampedArray
  width: number
  height: number
  channels: 1 | 3 | 4
}

/** Some scanners cut a page into strips; other pages hold one picture and perhaps a sign beside it. */
function joined(images: readonly Raw[]): Raw | null {
  const [first] = images
  if (!first) return null
  if (images.length === 1) return first
  const areStrips = images.every(({ width, channels }) => width === first.width && channels === first.channels)
  if (areStrips) {
    const bytes = Buffer.concat(images.map(({ data }) => new Uint8Array(data.buffer, data.byteOffset, data.byteLength)))
    const height = images.reduce((sum, image) => sum + image.height, 0)
    return { ...first, data: new Uint8ClampedArray(bytes), height }
  }
  const areaOf = ({ width, height }: Raw): number => width * height
  const largest = images.reduce((most, image) => (areaOf(image) > areaOf(most) ? image : most), first)
  const all = images.reduce((sum, image) => sum + areaOf(image), 0)
  // A page in pieces would lose what stands on the others.
  if (areaOf(largest) < all * 0.8) throw new UnreadableFile('aiFailed')
  return largest
}

function painted({ data, width, height, channels }: Raw): Promise<Uint8Array> {
  if (width * height > mostPixels) throw new UnreadableFile('tooMuch')
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

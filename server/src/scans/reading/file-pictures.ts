import { scanLimits } from '@lms/contracts/scans/scans.ts'
import { type Picture, greyOf } from '@lms/contracts/paper-sheets/reading/picture.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { UnreadablePdf, openPdf } from '../../platform/pdf/open-pdf.ts'
import { UnreadablePicture } from './scan-tasks.ts'

/** More than this tells the reader nothing new. */
const longestSide = 6000
/** Smaller ones are logos and stamps. */
const shortestSide = 600
const secondsPerPicture = 30
/** Of a phone's own format, which is unpacked as a whole and in colours: what a reader's memory has room for. */
const heicPixels = 30_000_000

export interface PagePicture {
  /** Of the page, from 1. */
  page: number
  picture: Picture
}

/** Before each page; answers whether it is still read in this turn. */
type Turn = (page: number) => Promise<boolean>

/** Every picture of a file in grey, one after the other: a photograph is one, a scanned PDF has one a page. */
export async function* picturesIn(content: Buffer, from: number, turn: Turn): AsyncGenerator<PagePicture> {
  const type = (await fileTypeFromBuffer(content))?.mime
  if (type === 'image/jpeg' || type === 'image/png') yield { page: 1, picture: await photograph(content) }
  else if (type === 'application/pdf') yield* scannedPages(content, from, turn)
  else if (type === 'image/heic' || type === 'image/heif') yield { page: 1, picture: await phonePhotograph(content) }
  else throw new UnreadablePicture('unknown')
}

async function photograph(content: Buffer): Promise<Picture> {
  await checkSize(content, scanLimits.pixels, 'broken')
  return grey(sharp(content, { limitInputPixels: scanLimits.pixels, failOn: 'error' })).catch(() => {
    throw new UnreadablePicture('broken')
  })
}

/** As telephones keep them. The library that opens them is large, so it is loaded only now. */
async function phonePhotograph(content: Buffer): Promise<Picture> {
  await checkSize(content, heicPixels, 'heic')
  const { default: decoder } = await import('heic-decode')
  const images = await decoder.all({ buffer: content }).catch(() => {
    throw new UnreadablePicture('heic')
  })
  try {
    const [first] = images
    if (first === undefined || first.width * first.height > heicPixels) throw new UnreadablePicture('heic')
    const { width, height, data } = await first.decode()
    return await grey(sharp(data, { raw: { width, height, channels: 4 } }))
  } catch {
    throw new UnreadablePicture('heic')
  } finally {
    images.dispose()
  }
}

/** The head is read before anything is unpacked. */
async function checkSize(content: Buffer, most: number, otherwise: 'heic' | 'broken'): Promise<void> {
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnreadablePicture(otherwise)
    })
  if (width * height > scanLimits.pixels) throw new UnreadablePicture('pixels')
  if (width * height > most) throw new UnreadablePicture(otherwise)
}

async function grey(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .timeout({ seconds: secondsPerPicture })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  // The library's own way to grey takes longer than all of the unpacking.
  return { width: info.width, height: info.height, pixels: greyOf(data, info.channels) }
}

/**
 * What a scanner puts into a PDF is a picture a page; what a program writes there is not ours to draw. The library keeps
 * whatever it has unpacked until the file is closed, so it is opened for each page.
 */
async function* scannedPages(content: Buffer, from: number, turn: Turn): AsyncGenerator<PagePicture> {
  const { extractImages } = await import('unpdf')
  let count = 0
  for (let [number, last] = [from, from]; number <= last && (await turn(number)); number += 1) {
    const isKnown = number > 1
    const { document, within, close } = await openPdf(content, { maxImageSize: scanLimits.pixels, isKnown }).catch(
      unreadable,
    )
    try {
      last = document.numPages
      if (last > scanLimits.pages) throw new UnreadablePicture('pages')
      const images = await within(extractImages(document, number)).catch(unreadable)
      for (const { data, width, height, channels } of images) {
        if (Math.min(width, height) < shortestSide) continue
        count += 1
        yield { page: number, picture: await grey(sharp(data, { raw: { width, height, channels } })) }
      }
    } finally {
      await close()
    }
  }
  if (count === 0 && from === 1) throw new UnreadablePicture('withoutPictures')
}

function unreadable(error: unknown): never {
  throw new UnreadablePicture(error instanceof UnreadablePdf ? error.code : 'broken')
}

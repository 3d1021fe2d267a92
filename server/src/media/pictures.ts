import { maximumPixels } from '@lms/contracts/media/media.ts'
import type { Sharp } from 'sharp'

const quality = 85
const thumbnailSide = 320
const avatarSide = 512
const secondsPerPicture = 20
/** A picture at the limit takes a hundred megabytes while it is open. */
const atOnce = 2

export interface Picture {
  content: Buffer
  thumbnail: Buffer
  type: PictureType
  width: number
  height: number
}
type PictureType = keyof typeof endings

export const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const

export type NotAPicture = 'not a picture' | 'too many pixels'

/**
 * What was sent is never kept: it is opened as the picture that its content says it is and painted anew.
 * That takes away places, cameras and whatever else was hidden in the file.
 */
export async function repaint(
  sent: Buffer,
  allowed: readonly string[],
  { isAvatar }: { isAvatar: boolean },
): Promise<Picture | NotAPicture> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(sent))?.mime
  if (!isPictureType(type) || !allowed.includes(type)) return 'not a picture'
  const { default: sharp } = await import('sharp')
  return inTurn(async () => {
    try {
      const open = (animated: boolean): Sharp =>
        sharp(sent, { limitInputPixels: maximumPixels, failOn: 'error', animated }).timeout({
          seconds: secondsPerPicture,
        })
      const { format, width, height, pages = 1 } = await open(false).metadata()
      if (format !== formats[type]) return 'not a picture'
      if (width * height * pages > maximumPixels) return 'too many pixels'
      const whole = open(!isAvatar).autoOrient()
      const sized = isAvatar ? whole.resize(avatarSide, avatarSide, { fit: 'inside', withoutEnlargement: true }) : whole
      const { data: content, info } = await encoders[type](sized).toBuffer({ resolveWithObject: true })
      const thumbnail = await open(false)
        .autoOrient()
        .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer()
      return { content, thumbnail, type, width: info.width, height: info.pageHeight ?? info.height }
    } catch {
      return 'not a picture'
    }
  })
}

const encoders: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality, mozjpeg: true }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality }),
  'image/gif': (picture) => picture.gif(),
}

function isPictureType(type: string | undefined): type is PictureType {
  return type !== undefined && type in endings
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await act()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

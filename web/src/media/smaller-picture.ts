import { maximumPixels, megabyte } from '@lms/contracts/media/media.ts'

/** Enough to read a page of handwriting; the next one only where that is still too large. */
const longestSides = [2000, 1400, 1000, 700] as const
const quality = 0.85
/** A moving picture would stand still. */
const still: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

export function mayBecomeSmaller({ type }: File): boolean {
  return still.has(type)
}

/** The picture, made smaller where it is above the limit; null where that cannot be done. */
export async function fittingPicture(
  file: File,
  bytes: number,
  sides: readonly number[] = longestSides,
): Promise<File | null> {
  // So few bytes hold no more pixels than the server takes.
  if (file.size <= Math.min(bytes, megabyte)) return file
  const asItIs = file.size <= bytes ? file : null
  if (!mayBecomeSmaller(file)) return asItIs
  // It stands upright already: how the phone was held is part of what is read.
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return asItIs
  try {
    if (asItIs !== null && picture.width * picture.height <= maximumPixels) return asItIs
    for (const side of sides) {
      const drawn = await drawnWithin(picture, side)
      if (drawn !== null && drawn.size <= bytes) return new File([drawn], nameOf(file), { type: drawn.type })
    }
    return null
  } finally {
    picture.close()
  }
}

async function drawnWithin(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  // What is see-through would become black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

const nameOf = ({ name }: File): string => `${name.replace(/\.[^.]*$/, '')}.jpg`

import { call } from '../lib/api.ts'

const sealed = /\/uploads\/media\/[\w-]+\.\w+\?seal=([\w-]+)\./
/** One that still fails is not asked about again and again. */
const pause = 60_000
const renewedAt = new WeakMap<HTMLImageElement, number>()

/** Addresses of pictures in answers end after a while: whose picture it is sees it again with the next one. */
export function renewEndedPictures(): void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) renew(target).catch(() => {})
  }
  // Failures of pictures do not bubble.
  document.addEventListener('error', onError, true)
}

async function renew(image: HTMLImageElement): Promise<void> {
  const id = sealed.exec(image.src)?.[1]
  const now = Date.now()
  if (id === undefined || now - (renewedAt.get(image) ?? 0) < pause) return
  renewedAt.set(image, now)
  const { getMedia } = await import('@lms/contracts/media/media.ts')
  const { media } = await call(getMedia, { params: { id } })
  image.src = image.src.includes('-thumbnail.') ? media.thumbnailUrl : media.url
}

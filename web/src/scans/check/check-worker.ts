import { firstCheck } from '@lms/contracts/paper-sheets/reading/first-check.ts'
import { greyOf } from '@lms/contracts/paper-sheets/reading/picture.ts'
import type { CheckResult, CheckTask } from './check-task.ts'

/** Beside the screen, so that nothing there stands still meanwhile. */

const longestSide = 1600

self.addEventListener('message', ({ data: { id, picture } }: MessageEvent<CheckTask>) => {
  const by = Math.max(1, Math.max(picture.width, picture.height) / longestSide)
  const [width, height] = [Math.round(picture.width / by), Math.round(picture.height / by)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) return
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  const check = firstCheck({ width, height, pixels: greyOf(data, 4) }, by)
  const corners = check.corners.map(({ x, y }) => ({ x: x / width, y: y / height }))
  self.postMessage({ id, check: { ...check, corners } } satisfies CheckResult, { transfer: [] })
})

import type { FirstCheck } from '@lms/contracts/paper-sheets/reading/first-check.ts'
import { trustedScript } from '../../lib/trusted-html.ts'
import type { CheckResult } from './check-task.ts'
// oxlint-disable-next-line import/default -- an address that the build makes of it
import workerAddress from './check-worker.ts?worker&url'

export interface PictureChecker {
  check(picture: ImageBitmap): Promise<FirstCheck>
  close(): void
}

let asked = 0

/** The same reader as the server's, in a worker of its own; loaded when the first picture comes. */
export function createPictureChecker(): PictureChecker {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  const waiting = new Map<number, (check: FirstCheck) => void>()
  worker.addEventListener('message', ({ data: { id, check } }: MessageEvent<CheckResult>) => {
    waiting.get(id)?.(check)
    waiting.delete(id)
  })
  return {
    check: (picture) =>
      new Promise((resolve) => {
        asked += 1
        waiting.set(asked, resolve)
        worker.postMessage({ id: asked, picture }, [picture])
      }),
    close: () => worker.terminate(),
  }
}

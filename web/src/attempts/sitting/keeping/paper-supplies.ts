import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { loadEssayEditor } from '../../../questions/parts/answer/essay-editor.ts'
import { serverBack } from '../../../lib/device/server-back.ts'
import { parsedHtml } from '../../../lib/trusted-html.ts'
import { loadFormulas } from '../../../ui/rich-text/view/Formula.tsx'
import { pictureAddress } from '../../../ui/rich-text/rich-text-rules.ts'

/** As the service worker calls it; see `web/service-worker/`. */
const pictureCache = 'paper-pictures'
const firstPause = 2000
const longestPause = 30_000

/**
 * Everything that any question of the paper will need is fetched now, while there is a network: what draws formulas,
 * its letters, what essays are written with, and the pictures. What fails is tried again until `leaving`.
 */
export async function gatherSupplies(questions: readonly PaperQuestion[], leaving: AbortSignal): Promise<void> {
  const texts = questions.flatMap(({ content, answers, lefts = [] }) => [
    content,
    ...[...answers, ...lefts].map(({ text }) => text),
  ])
  const hasFormulas = texts.some((text) => text.includes('data-latex'))
  const hasEssays = questions.some(({ type }) => questionTypeRules[type].answeredBy === 'essay')
  await Promise.all([
    ...(hasFormulas ? [untilDone(loadFormulas, leaving)] : []),
    ...(hasEssays ? [untilDone(loadEssayEditor, leaving)] : []),
    ...picturesIn(texts).map((address) => untilDone(() => fetchPicture(address), leaving)),
  ])
}

function picturesIn(texts: readonly string[]): string[] {
  const addresses = texts
    .filter((text) => text.includes('<img'))
    .flatMap((text) => [...parsedHtml(text).querySelectorAll('img')])
    .map((image) => pictureAddress(image.getAttribute('src')))
    .filter((address) => address !== undefined)
  return [...new Set(addresses)]
}

export async function forgetPictures(): Promise<void> {
  if ('caches' in window) await caches.delete(pictureCache).catch(() => false)
}

async function fetchPicture(address: string): Promise<void> {
  // Without https there is no such store; the browser's own memory of pictures has to do.
  if (!('caches' in window)) {
    const image = new Image()
    image.src = address
    await image.decode()
    return
  }
  const cache = await caches.open(pictureCache)
  if ((await cache.match(address)) === undefined) await cache.add(address)
}

async function untilDone(act: () => Promise<unknown>, leaving: AbortSignal): Promise<void> {
  for (let pause = firstPause; !leaving.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      await act()
      return
    } catch {
      await rest(pause, leaving)
    }
  }
}

function rest(pause: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const woken = new AbortController()
    const wake = (): void => {
      woken.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(wake, pause)
    for (const sign of ['online', serverBack]) window.addEventListener(sign, wake, { signal: woken.signal })
    leaving.addEventListener('abort', wake, { signal: woken.signal })
  })
}

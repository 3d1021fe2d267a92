import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { showReading } from '../preferences/reading.ts'
import { playChime, writeChime } from './chime.ts'

const rate = 44_100
const seconds = 2

async function samplesOf(share: number): Promise<{ samples: Float32Array; lasts: number }> {
  const context = new OfflineAudioContext(1, seconds * rate, rate)
  const lasts = writeChime(context, share)
  return { samples: (await context.startRendering()).getChannelData(0), lasts }
}

const loudest = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)

/** Among all pairs of neighbours; the highest note by itself takes no larger step than a hundredth. */
function largestStep(samples: Float32Array): number {
  return samples.reduce((most, one, index) => Math.max(most, Math.abs(one - (samples[index - 1] ?? 0))), 0)
}

afterEach(() => {
  showReading({})
  vi.unstubAllGlobals()
})

test.for([0, 0.5, 1])('a chime for a share of %s is heard, is soft, does not click and is soon over', async (share) => {
  const { samples, lasts } = await samplesOf(share)
  expect(lasts).toBeLessThan(1.5)
  expect(loudest(samples)).toBeGreaterThan(0.03)
  expect(loudest(samples)).toBeLessThan(0.4)
  expect(largestStep(samples)).toBeLessThan(0.03)
  // From the first note to the last something sounds, and afterwards nothing.
  const tenth = rate / 10
  const parts = Array.from({ length: seconds * 10 }, (_, index) =>
    loudest(samples.subarray(index * tenth, (index + 1) * tenth)),
  )
  const last = Math.ceil(lasts * 10)
  expect(Math.min(...parts.slice(0, last - 3))).toBeGreaterThan(0.001)
  expect(Math.max(...parts.slice(last))).toBe(0)
})

test('more of it for more that was right: a full result has two notes more than an empty one', async () => {
  const [none, all] = await Promise.all([samplesOf(0), samplesOf(1)])
  expect(all.lasts).toBeGreaterThan(none.lasts)
})

test('who has turned sounds off hears nothing, and who turns them on again does', async () => {
  const made: AudioContext[] = []
  vi.stubGlobal(
    'AudioContext',
    class extends AudioContext {
      constructor() {
        super()
        made.push(this)
      }
    },
  )
  // A browser lets nobody be heard before the page was touched.
  await show(<button>touch</button>)
  await page.getByRole('button', { name: 'touch' }).click()
  showReading({ sound: false })
  expect(playChime(1)).toBe(false)
  expect(made).toHaveLength(0)
  showReading({ sound: true })
  expect(playChime(1)).toBe(true)
  expect(made).toHaveLength(1)
})

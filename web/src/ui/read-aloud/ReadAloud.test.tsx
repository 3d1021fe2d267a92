import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { installVoice } from '../../../testing/voice.ts'
import { RichTextView } from '../rich-text/RichTextView.tsx'
import { ReadAloud } from './ReadAloud.tsx'

const half = String.raw`<span data-type="inline-math" data-latex="\frac{1}{2}"></span>`

const letter = 'A.'

function Question() {
  return (
    <section data-read-root>
      <RichTextView
        readAs="question"
        html={`<p>Lan mua <strong>15 000</strong> đồng kẹo.</p><p>Tính ${half} của 5 m<sup>2</sup></p>`}
      />
      <p data-read="question">
        <img alt="con mèo" />
      </p>
      <span data-read="letter">{letter}</span>
      <RichTextView readAs="option" isCompact html="<p>3/4</p>" />
      <ReadAloud />
    </section>
  )
}

/** What is painted on the screen at present. */
function painted(name: 'read-word' | 'read-sentence'): string | undefined {
  const [range] = CSS.highlights.get(name) ?? []
  return range instanceof Range ? range.toString() : undefined
}

function wordsRead(): (string | undefined)[] {
  const words: (string | undefined)[] = []
  while (window.standInVoice.step()) {
    const word = painted('read-word')
    if (word !== undefined && word !== words.at(-1)) words.push(word)
  }
  return words
}

test('what is shown is read in right words, and the word that is being read is marked', async () => {
  installVoice({ tellsWords: true, languages: ['en-US', 'vi-VN'] })
  await show(<Question />)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  const words = wordsRead()
  expect(window.standInVoice.said.map(({ text }) => text)).toEqual([
    'Lan mua mười lăm nghìn đồng kẹo.',
    'Tính một phần hai của năm mét vuông.',
    'hình ảnh',
    'A.',
    'ba phần tư.',
  ])
  expect(window.standInVoice.said[0]).toMatchObject({ lang: 'vi-VN', voice: 'Voice vi-VN' })
  expect(words).toEqual(
    expect.arrayContaining(['Lan', 'mua', '15 000', 'đồng', 'kẹo', 'Tính', 'của', '5', 'm2', '3/4']),
  )
  // At the end nothing is marked any more.
  expect([painted('read-word'), painted('read-sentence')]).toEqual([undefined, undefined])
  await expect.element(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
})

test('a voice that tells no words has its sentence and its part marked; stopping takes the marks away', async () => {
  installVoice({ tellsWords: false, languages: ['vi_VN'] })
  await show(<Question />)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  window.standInVoice.step()
  expect(painted('read-sentence')?.trim()).toBe('Lan mua 15 000 đồng kẹo.')
  expect(document.querySelector('[data-being-read]')?.getAttribute('data-read')).toBe('question')
  await page.getByRole('button', { name: 'Stop reading' }).click()
  expect(document.querySelector('[data-being-read]')).toBeNull()
  expect(painted('read-sentence')).toBeUndefined()
  expect(window.standInVoice.step()).toBe(false)
})

test('without a Vietnamese voice there is no button', async () => {
  installVoice({ tellsWords: true, languages: ['en-US'] })
  await show(<Question />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked: readonly (readonly [string, string, string])[] = [
  ['①', 'ねこは何を食べますか。', 'cá'],
  ['②', 'うしは何を食べますか。', 'cỏ'],
  ['③', 'いぬの足は何本ですか。', 'bốn'],
  ['④', 'とりは何で飛びますか。', 'cánh'],
  ['⑤', '魚はどこにいますか。', 'nước'],
]

test('a line in another script below each counted line answers it', async () => {
  const lines = asked.flatMap(([number, text, answer]) => [`${number} ${text}`, answer])
  const read = asked.map(([, text, answer]) => `${text} / *${answer}`)
  expect(await readPaper(lines)).toEqual(read)
  const counted = lines.map((line) => line.replace(/^[①-⑤]/u, (ring) => `${'①②③④⑤'.indexOf(ring) + 1}.`))
  expect(await readPaper(counted)).toEqual(read)
})

test('a line that asks the same in another script answers nothing, nor one of two', async () => {
  const again = asked.flatMap(([number, text, answer]) => [`${number} ${text}`, `Có phải là ${answer} không?`])
  expect((await readPaper(again)).join('')).not.toContain('*')
  const both = asked.flatMap(([number, text, answer]) => [`${number} ${text}`, answer, `không phải ${answer}`])
  expect((await readPaper(both)).join('')).not.toContain('*')
})

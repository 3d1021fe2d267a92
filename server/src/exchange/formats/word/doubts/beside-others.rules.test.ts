import { expect, test } from 'vitest'
import { type ReadItem, emptyItem } from '../../item.ts'
import { withoutLettersBehind, withoutPicturesAbove } from './beside-others.ts'

function read(content: string, options: readonly string[]): ReadItem {
  const answers = options.map((text, at) => ({ text: `<p>${text}</p>`, isCorrect: at === 0 }))
  return {
    item: { ...emptyItem(), type: 'single_choice', content: `<p>${content}</p>`, answers },
    problems: [],
    place: 'Câu 1',
  }
}

const heldIn = (items: readonly ReadItem[]): string[] =>
  items.map(({ problems }) => problems.map(({ code }) => code).join(' '))

const picture = '<img src="/a.png" alt="">'

test('pictures behind what is asked and all options but the last may stand above their options', () => {
  const above = read(`Con nào bay?</p><p>${picture}`, [`cá</p><p>${picture}`, `chim</p><p>${picture}`, 'bò'])
  const behind = read('Con nào bay?', [`cá ${picture}`, `chim ${picture}`, `bò ${picture}`])
  const ofOne = read(`Con nào bay? ${picture}`, ['cá', 'chim', 'bò'])
  expect(heldIn(withoutPicturesAbove([above, behind, ofOne]))).toEqual(['picturesBetween', '', ''])
})

test('the last of four letters in what the next one asks says that one behind two options is missing', () => {
  const next = (asks: string): ReadItem[] => [
    read('Cạnh tranh ra sao?', ['Gay gắt', 'Giảm']),
    read(asks, ['tiền', 'vàng', 'hàng']),
  ]
  expect(heldIn(withoutLettersBehind(next('Bị thủ tiêu d. Các ý trên đều sai Giá cả là gì?')))).toEqual([
    'lineUnclear',
    'lineUnclear',
  ])
  expect(heldIn(withoutLettersBehind(next('Giá cả là gì?')))).toEqual(['', ''])
})

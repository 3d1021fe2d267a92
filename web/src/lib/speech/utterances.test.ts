import { describe, expect, test } from 'vitest'
import { keyCareOf } from './key-care.ts'
import { type ReadPart, markAt, utterancesOf } from './utterances.ts'

function question(text: string, ...options: string[]): ReadPart[] {
  const lettered = options.flatMap((option, index): ReadPart[] => [
    { kind: 'letter', text: `${'ABCD'.charAt(index)}.` },
    { kind: 'option', text: option },
  ])
  return [{ kind: 'question', text }, ...lettered]
}
const spoken = (parts: ReadPart[]): string[] => utterancesOf(parts).map(({ language, text }) => `${language}: ${text}`)

test('a question and its options are read sentence by sentence, each option after its letter', () => {
  expect(spoken(question('Lan có 3/4 kg táo. Hà có 15 000 đồng. Ai có táo?', 'Lan', 'Hà'))).toEqual([
    'vi: Lan có ba phần tư ki-lô-gam táo.',
    'vi: Hà có mười lăm nghìn đồng.',
    'vi: Ai có táo?',
    'vi: A.',
    'vi: Lan',
    'vi: B.',
    'vi: Hà',
  ])
})

test('a line to write on does not end a sentence, nor does a point in a formula', () => {
  expect(spoken(question(String.raw`2 kg = ... g. Tính \(1. 2\) rồi viết.`))).toEqual([
    'vi: hai ki-lô-gam bằng chỗ trống gam.',
    expect.stringContaining('Tính một'),
  ])
})

test('a word that is being said is found in the shown text', () => {
  const [first] = utterancesOf(question('Mua 15 000 đồng kẹo'))
  if (first === undefined) throw new Error('nothing is said')
  const shown = (at: number): string => 'Mua 15 000 đồng kẹo'.slice(markAt(first, at)?.start, markAt(first, at)?.end)
  expect(first.text).toBe('Mua mười lăm nghìn đồng kẹo')
  expect([0, 4, 10, 13, 20, 24].map(shown)).toEqual(['Mua', '15 000', '15 000', '15 000', 'đồng', 'kẹo'])
})

describe('English', () => {
  test.each([
    ['What is your name?', 'en: What is your name?'],
    ['How many apples are there?', 'en: How many apples are there?'],
    ['She ____ to school every day.', 'en: She blank to school every day.'],
    ['Lan có 3 con cá', 'vi: Lan có ba con cá'],
    ['Hai con voi', 'vi: Hai con voi'],
    ['12 cm', 'vi: mười hai xăng-ti-mét'],
    ['ABC', 'vi: ABC'],
    ['Nam', 'vi: Nam'],
    ['London', 'vi: London'],
  ])('%s', (text, expected) => expect(spoken(question(text))).toEqual([expected]))

  test('a quoted English word in a Vietnamese question goes to the English voice', () => {
    expect(spoken(question('Từ “school bag” nghĩa là gì?', 'cặp sách', 'cái bàn'))).toEqual([
      'vi: Từ',
      'en: “school bag”',
      'vi: nghĩa là gì?',
      'vi: A.',
      'vi: cặp sách',
      'vi: B.',
      'vi: cái bàn',
    ])
  })

  test('options among English ones are English too, their letters stay', () => {
    expect(spoken(question('Từ nào chỉ con vật?', 'cat', 'pen', 'table'))).toEqual([
      'vi: Từ nào chỉ con vật?',
      'vi: A.',
      'en: cat',
      'vi: B.',
      'en: pen',
      'vi: C.',
      'en: table',
    ])
  })

  test('numbers under an English question are left to the English voice', () => {
    expect(spoken(question('How old are you?', '15'))).toContain('en: 15')
    expect(spoken(question('Bạn bao nhiêu tuổi?', '15'))).toContain('vi: mười lăm')
  })
})

describe('nothing that is said gives the key away', () => {
  test('where the reading of a number is asked for, it is read figure by figure', () => {
    expect(spoken(question('Số 105 đọc là:', 'một trăm linh năm', 'một trăm năm mươi'))[0]).toBe(
      'vi: Số một không năm đọc là:',
    )
    expect(spoken(question('Số “hai trăm linh năm” viết là:', '205', '250'))).toEqual(
      expect.arrayContaining(['vi: hai không năm', 'vi: hai năm không']),
    )
  })

  test('Roman numerals and signs of units are spelled where they are asked for', () => {
    expect(spoken(question('Số La Mã XIX có giá trị là:', '19', '21'))[0]).toBe('vi: Số La Mã ích i ích có giá trị là:')
    expect(spoken(question('Kí hiệu của mét vuông là:', 'm', 'm²'))).toEqual(
      expect.arrayContaining(['vi: em-mờ', 'vi: em-mờ số hai nhỏ']),
    )
  })

  test('where sounds are asked for, options are not said', () => {
    expect(spoken(question('Từ nào có phần gạch chân phát âm khác?', 'cat', 'cake'))).toEqual([
      'vi: Từ nào có phần gạch chân phát âm khác?',
      'vi: A.',
      'vi: B.',
    ])
  })

  test.each([
    'Viết số thích hợp vào chỗ chấm: 15 m = … cm',
    'Bạn An đọc 15 trang sách',
    'Lan viết 3 bức thư',
    'Tính giá trị của 3/4 + 1',
  ])('%s is read in words', (text) => expect(keyCareOf(text)).toEqual({ manner: 'plain', areOptionsSilent: false }))

  test('once it is over, with the explanation beside it, everything is read in words', () => {
    const parts: ReadPart[] = [...question('Số 105 đọc là:', '105'), { kind: 'feedback', text: 'Số 105 có 5 đơn vị.' }]
    expect(spoken(parts).at(-1)).toBe('vi: Số một trăm linh năm có năm đơn vị.')
  })
})

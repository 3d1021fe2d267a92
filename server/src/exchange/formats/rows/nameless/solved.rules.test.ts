import { describe, expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà', 'vịt', 'bò', 'dê', 'lợn', 'cừu', 'thỏ']
const things = ['bàn', 'ghế', 'tủ', 'nồi']
const keys = [1, 3, 0, 2, 1, 0, 2, 3, 1, 0, 2, 3]

/** A row for each animal: what it asks, and four options, of which one may have a sign. */
function rows(write: (asked: string, options: string[], key: number, at: number) => string): string[] {
  return animals.map((animal, at) => {
    const options = things.map((thing) => `${thing} ${animal}`)
    return write(`Con vật thứ ${at + 1} ở đây là con nào?`, options, keys[at] ?? 0, at)
  })
}

const letter = (key: number): string => 'ABCD'[key % 4] ?? ''

describe('without names, several columns of letters', () => {
  test('that differ are asked about', async () => {
    const lines = rows((asked, options, key) =>
      [asked, ...options, letter(key), letter(key + 1), letter(key + 2)].join(';'),
    )
    const read = linesOf(await fromCsv(lines))
    expect(read).toHaveLength(12)
    expect(read[0]).toBe('single_choice: bàn chim | ghế chim | tủ chim | nồi chim (!keyConflict columnsGuessed)')
  })

  test('that agree are one key', async () => {
    const lines = rows((asked, options, key) => [asked, ...options, letter(key), letter(key)].join(';'))
    expect(linesOf(await fromCsv(lines))[0]).toBe(
      'single_choice: bàn chim | *ghế chim | tủ chim | nồi chim (columnsGuessed)',
    )
  })

  test('of which one names what is not offered are no keys', async () => {
    const lines = rows((asked, options, key) => [asked, ...options, letter(key), 'EFGH'[key] ?? ''].join(';'))
    await expect(fromCsv(lines)).rejects.toThrow()
  })
})

describe('without names, rows with more cells between the questions', () => {
  const exam = (at: number): string => `${at}|CNTT|600|2|1|0|2026-04-09|2026-04-10|0|-1|ALL`

  test('are told and are no questions', async () => {
    const lines = rows((asked, options, key, at) => [exam(at), ['1', asked, ...options, key + 1].join('|')].join('\n'))
    const read = await fromCsv(lines.join('\n').split('\n'))
    expect(contents(read)).toHaveLength(12)
    expect(linesOf(read)[0]).toBe(
      'single_choice: bàn chim | *ghế chim | tủ chim | nồi chim (wordingDropped keyColumnUnknown)',
    )
  })

  test('are questions that were cut in the wrong places where they end with a key', async () => {
    const lines = rows((asked, options, key, at) =>
      (at % 3 === 2 ? ['1', asked, 'bàn', ...options, 'gỗ', key + 1] : ['1', asked, ...options, key + 1]).join('|'),
    )
    const read = await fromCsv(lines).then(linesOf, () => [])
    expect(read.filter((line) => line.startsWith('single_choice: bàn | ') && !line.includes('!'))).toEqual([])
    expect(read.some((line) => line.includes('wordingDropped'))).toBe(false)
  })
})

describe('without names and without a key, behind columns that say the same of many', () => {
  const starred = (options: string[], key: number): string[] =>
    options.map((option, at) => (at === key ? `*${option}` : option))
  const many = (isStarred: (at: number) => boolean): string[] =>
    [0, 1, 2, 3, 4].flatMap((part) =>
      rows((asked, options, key, at) =>
        [
          '1',
          'Sách cũ',
          asked.replace('?', ` (${part})?`),
          ...(isStarred(part * 12 + at) ? starred(options, key) : options).map((option) => `${option} ${part}`),
        ].join(','),
      ),
    )

  test('a star in each row from one on is the key there, and the others have none', async () => {
    const read = linesOf(await fromCsv(many((at) => at >= 36)))
    expect(read[0]).toBe('single_choice: bàn chim 0 | ghế chim 0 | tủ chim 0 | nồi chim 0 (!noKey columnsGuessed)')
    expect(read[36]).toBe('single_choice: bàn chim 3 | *ghế chim 3 | tủ chim 3 | nồi chim 3 (columnsGuessed)')
  })

  test('a star here and there is asked about', async () => {
    const read = linesOf(await fromCsv(many((at) => at % 3 === 0)))
    expect(read[0]).toBe('single_choice: bàn chim 0 | *ghế chim 0 | tủ chim 0 | nồi chim 0 (columnsGuessed !lookRare)')
  })
})

describe('a sign behind one option of every row', () => {
  const signed = (sign: string): string[] => [
    'Câu hỏi,A,B,C,D',
    ...rows((asked, options, key) =>
      [asked, ...options.map((option, at) => (at === key ? `${option}${sign}` : option))].join(','),
    ),
  ]

  test('is its key', async () => {
    expect(linesOf(await fromCsv(signed('#')))[0]).toBe('single_choice: bàn chim | *ghế chim | tủ chim | nồi chim')
  })

  test('is part of it where others have it too', async () => {
    const lines = [...signed('#'), 'Ngôn ngữ nào ở đây mới nhất?,C#,F#,Java,Go']
    expect(linesOf(await fromCsv(lines))[0]).toBe('single_choice: bàn chim | ghế chim# | tủ chim | nồi chim (!noKey)')
  })
})

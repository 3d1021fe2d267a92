import { readFileSync } from 'node:fs'
import path from 'node:path'
import { utils, write } from '@e965/xlsx'
import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { corpus } from '../../../../../../testing/imports/corpus.ts'
import { UnreadableFile } from '../../../item.ts'
import { formatOf } from '../../../signs/format-of.ts'
import { xls } from './xls.ts'

const sample = (): Buffer => readFileSync(path.join(corpus, 'xls', 'as-shown.xls'))
const table = [
  ['Câu hỏi', 'A', 'B', 'Đáp án'],
  ['Một cộng một bằng mấy?', 'hai', 'ba', 'A'],
  ['Hai cộng hai bằng mấy?', 'ba', 'bốn', 'B'],
]

type Kind = 'biff8' | 'biff5' | 'biff2'
function written(rows: readonly unknown[][], bookType: Kind): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'a')
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType })
  return bytes
}

const record = (kind: number, data: readonly number[] = []): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, Buffer.from(data)])
}
const begin = (kind = 0x05): Buffer => record(0x0809, [0, 6, kind, 0, 0, 0, 0, 0])
const end = record(0x0a)

const bareRows = [
  ['Question', 'A', 'B', 'Answer'],
  ...['How many is it?', 'How much is it?', 'How far is it?'].map((asked) => [asked, 'one', 'two', 'B']),
]
function bareSheet(rows: readonly (readonly string[])[], ...more: readonly Buffer[]): Buffer {
  const label = (row: number, column: number, text: string): Buffer =>
    record(0x0204, [row, 0, column, 0, 0, 0, text.length, 0, ...Buffer.from(text, 'latin1')])
  const cells = rows.flatMap((row, at) => row.map((text, column) => label(at, column, text)))
  return Buffer.concat([record(0x0809, [0, 0, 0x10, 0, 0, 0, 0, 0]), ...cells, ...more, end])
}

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    const { items } = await xls.read(bytes)
    return `${items.length}`
  } catch (error) {
    if (error instanceof UnreadableFile) return error.code
    throw error
  }
}

describe('old spreadsheets', () => {
  test.each(['biff8', 'biff5'] as const)('are read as %s', async (kind) => {
    const rows =
      kind === 'biff5' ? table.map((row) => row.map((cell) => cell.normalize('NFD').replaceAll(/[^ -~]/g, ''))) : table
    const bytes = written(rows.with(0, ['Question', 'A', 'B', 'Answer']), kind)
    expect(formatOf(bytes, 'a.xls')).toBe('xls')
    const { items } = await xls.read(bytes)
    expect(items.map(({ item }) => item.answers.findIndex(({ isCorrect }) => isCorrect))).toEqual([0, 1])
  })

  test('may be one sheet without a book around it', async () => {
    const bytes = bareSheet(bareRows)
    expect(formatOf(bytes, 'bao-cao.xls')).toBe('xls')
    const { items } = await xls.read(bytes)
    expect(items.map(({ item }) => item.answers.map(({ text }) => textOf(text)))).toEqual(
      bareRows.slice(1).map(() => ['one', 'two']),
    )
  })

  test('a calculated zero is what nobody may have calculated', async () => {
    const zero = record(0x06, [1, 0, 2, 0, ...Array<number>(18).fill(0)])
    const { items } = await xls.read(bareSheet(bareRows, zero))
    expect(items.map(({ problems }) => problems.some(({ code }) => code === 'formulaCell'))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('say what is wrong with them', async () => {
    expect(await outcomeOf(Buffer.concat([begin(), record(0x2f, [0, 0, 1, 2, 3, 4]), end]))).toBe('officeLocked')
    expect(await outcomeOf(written(table, 'biff2'))).toBe('oldSheet')
    expect(await outcomeOf(Buffer.from('nothing of the kind'))).toBe('unknownFormat')
    expect(await outcomeOf(sample().subarray(0, 2000))).toBe('broken')
    expect(() => formatOf(Buffer.concat([sample().subarray(0, 8), Buffer.alloc(2000)]), 'a.doc')).toThrow('broken')
  })
})

describe('hostile old spreadsheets', () => {
  test('whose sectors go round in a circle', async () => {
    const file = sample()
    const first = (file.readUInt32LE(76) + 1) * 512
    for (let at = first; at < first + 512; at += 4) file.writeUInt32LE((at - first) / 4, at)
    expect(await outcomeOf(file)).toBe('broken')
    const lists = sample()
    lists.writeUInt32LE(0, 68)
    lists.writeUInt32LE(0, 508 + 512)
    expect(await outcomeOf(lists)).toBe('broken')
  })

  test('that count more than they hold, or hold too much', async () => {
    const texts = (count: number, data: readonly number[]): Buffer =>
      Buffer.concat([begin(), record(0xfc, [...Array<number>(4).fill(0xff), ...int(count), ...data]), end])
    expect(await outcomeOf(texts(0xff_ff_ff_ff, [0xff, 0xff, 0]))).toBe('broken')
    expect(await outcomeOf(texts(1, [0xff, 0xff, 8, 0xff, 0xff]))).toBe('broken')
    expect(await outcomeOf(texts(1, [1, 0, 4, 0xff, 0xff, 0xff, 0xff, 65]))).toBe('broken')
    const empty = Array.from({ length: 40 }, (_, index) =>
      record(index === 0 ? 0xfc : 0x3c, [
        ...(index === 0 ? int(0) : []),
        ...(index === 0 ? int(0xff_ff_ff_ff) : []),
        ...Array<number>(60_000).fill(0),
      ]),
    )
    expect(await outcomeOf(Buffer.concat([begin(), ...empty, end]))).toBe('tooComplex')
    const cell = record(0x0203, Array<number>(14).fill(0))
    expect(await outcomeOf(Buffer.concat([begin(0x10), ...Array<Buffer>(400_001).fill(cell), end]))).toBe('tooComplex')
    const merges = record(0xe5, [0xe8, 3, ...Array<number>(8000).fill(255)])
    expect(await outcomeOf(Buffer.concat([begin(0x10), ...Array<Buffer>(101).fill(merges), end]))).toBe('tooComplex')
    const far = record(0x0203, [0xff, 0xff, 0xff, 0xff, ...Array<number>(10).fill(0)])
    expect(await outcomeOf(Buffer.concat([begin(0x10), far, end]))).toBe('tooComplex')
  })

  test('that are pages or XML without an end', async () => {
    const page = (text: string): Buffer => Buffer.from(`<html><body>${text}`)
    expect(await outcomeOf(page('<table>'.repeat(20_000)))).toMatch(/^\w+$/)
    expect(await outcomeOf(page(`<table>${'<tr><td colspan="9999999" rowspan="9999999">'.repeat(5000)}`))).toMatch(
      /^\w+$/,
    )
    expect(await outcomeOf(page(`<table><tr>${'<td>'.repeat(400_001)}`))).toBe('tooComplex')
    expect(await outcomeOf(page(`<table><tr>${'<td>a'.repeat(500)}`))).toBe('tooComplex')
    const book = (text: string, before = ''): Buffer =>
      Buffer.from(
        `<?xml version="1.0"?>${before}<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">${text}`,
      )
    expect(await outcomeOf(book('<Worksheet><Table>'))).toBe('broken')
    expect(await outcomeOf(book('', '<!DOCTYPE a [<!ENTITY b "c">]>'))).toBe('entities')
    const far =
      '<Worksheet><Table><Row Index="9999999"><Cell Index="9999999"><Data>a</Data></Cell></Row></Table></Worksheet>'
    expect(await outcomeOf(book(`${far}</Workbook>`))).toBe('tooComplex')
  })

  test('whose bytes are not what they were', { timeout: 60_000 }, async () => {
    const whole = sample()
    for (let cut = 0; cut < whole.length; cut += 397) expect(await outcomeOf(whole.subarray(0, cut))).toMatch(/^\w+$/)
    let seed = 7
    for (let round = 0; round < 400; round += 1) {
      const file = Buffer.from(whole)
      for (let flips = 0; flips < 4; flips += 1) {
        seed = (seed * 48_271) % 2_147_483_647
        file[8 + (seed % (file.length - 8))] = seed % 256
      }
      expect(await outcomeOf(file)).toMatch(/^\w+$/)
    }
  })
})

function int(value: number): number[] {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return [...bytes]
}

import { expect, test } from 'vitest'
import { compoundFile, docFile } from '../../../../testing/samples/doc-files.ts'
import { UnreadableFile } from '../item.ts'
import { formatOf } from '../signs/format-of.ts'
import { doc, openDoc } from './doc.ts'

const sample = (text = 'Câu 1. Hỏi gì?'): Uint8Array => docFile({ paragraphs: [{ runs: [{ text }] }] })
const withHead = (change: (head: Buffer) => void): Uint8Array =>
  docFile({ paragraphs: [{ runs: [{ text: 'a' }] }], head: change })
const refused = (file: Uint8Array, code: ConstructorParameters<typeof UnreadableFile>[0]): void =>
  expect(() => openDoc(file)).toThrow(new UnreadableFile(code))

test('older ones and those with a password say so', () => {
  refused(
    withHead((head) => head.writeUInt16LE(0xa5dc, 0)),
    'oldWord',
  )
  refused(
    withHead((head) => head.writeUInt16LE(0x0065, 2)),
    'oldWord',
  )
  refused(
    withHead((head) => head.writeUInt16LE((1 << 9) | (1 << 8), 10)),
    'officeLocked',
  )
})

test('which of the older files it is, is told by its streams', () => {
  expect(formatOf(sample(), 'x')).toBe('doc')
  expect(formatOf(compoundFile({ Workbook: new Uint8Array() }), 'x.doc')).toBe('xls')
  expect(() => formatOf(compoundFile({ EncryptedPackage: new Uint8Array() }), 'x.docx')).toThrow(
    new UnreadableFile('officeLocked'),
  )
  expect(() => formatOf(compoundFile({ 'PowerPoint Document': new Uint8Array() }), 'x.doc')).toThrow(
    new UnreadableFile('unknownFormat'),
  )
})

test('what lies beyond its stream is damage', () => {
  // More text than there is, another table, pages, pieces and fonts somewhere else.
  refused(
    withHead((head) => head.writeUInt32LE(5_000_000, 76)),
    'broken',
  )
  refused(
    withHead((head) => head.writeUInt32LE(0xffffffff, 76)),
    'tooComplex',
  )
  refused(
    withHead((head) => head.writeUInt16LE(0, 10)),
    'broken',
  )
  for (const place of [12, 13, 15, 33]) {
    refused(
      withHead((head) => head.writeUInt32LE(0x7fffffff, 154 + place * 8)),
      'broken',
    )
    refused(
      withHead((head) => head.writeUInt32LE(0x7fffffff, 158 + place * 8)),
      'broken',
    )
  }
})

test('a file that ends too early is damage', () => {
  const file = sample('a'.repeat(5000))
  for (const length of [8, 100, 512, 700, 1024, 2000, 5000]) refused(file.subarray(0, length), 'broken')
})

test('chains of sectors that come back to themselves are damage', () => {
  const file = Buffer.from(sample())
  const first = file.readUInt32LE(0x30)
  file.writeUInt32LE(first, 512 + first * 4)
  refused(file, 'broken')
  const far = Buffer.from(sample())
  far.writeUInt32LE(0x00ffffff, 0x44)
  refused(far, 'broken')
})

test('whatever byte of it is wrong, it is read or refused', async () => {
  const file = sample('Câu 1. Hỏi gì?\u000BA. a\u000BB. b\u0013 EQ \\f(1;2) \u0015')
  for (let at = 0; at < file.length; at += 23) {
    const changed = Uint8Array.from(file)
    changed[at] = (changed[at] ?? 0) ^ 0xff
    const read = await Promise.resolve()
      .then(() => doc.read(changed))
      .catch((error: unknown) => error)
    expect(read instanceof Error ? read instanceof UnreadableFile : true).toBe(true)
  }
})

test('long ones are read once', () => {
  const many = 'Hỏi gì?\u000B'.repeat(20_000)
  expect(openDoc(sample(many)).blocks.length).toBe(20_001)
  expect(openDoc(sample('\u0013'.repeat(60_000))).blocks.length).toBe(1)
  refused(sample(`${'\u0013'.repeat(20_000)}a${'\u0015'.repeat(20_000)}`), 'tooComplex')
  refused(sample('\u000B'.repeat(200_000)), 'tooComplex')
})

import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { childrenOf, peakMegabytes } from '../../testing/child-processes.ts'
import { startProcess } from '../../testing/server-process.ts'
import { engine } from '../../testing/test-database.ts'
import { compoundFile } from '../../testing/samples/compound-files.ts'
import { paragraph, sampleWordTest, wordFile } from '../../testing/samples/word-files.ts'

const megabyte = 1024 * 1024
/** A little less than the limit, with room for the form around it. */
const large = 50 * megabyte - 1000

function repeated(text: string, bytes = large): Buffer {
  return Buffer.alloc(bytes, text)
}

/** A part that says it is small and is not. */
function lyingArchive(): Uint8Array {
  const bytes = wordFile(paragraph('Câu 1. '.repeat(2_000_000)))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length - 30; at += 1) {
    const sign = view.getUint32(at, true)
    if (sign === 0x02014b50 && view.getUint32(at + 24, true) > megabyte) view.setUint32(at + 24, 1000, true)
  }
  return bytes
}

const lines = (head: string, line: string): Buffer =>
  Buffer.concat([Buffer.from(head), repeated(line, 1_000_000 * Buffer.byteLength(line))])

type Failure = keyof typeof exchangeFailures | 'staged'

const files: [what: string, name: string, content: () => Uint8Array, outcomes: Failure[]][] = [
  ['a million lines of questions', 'a.csv', () => lines('Câu hỏi,A,B,Đáp án\n', 'Hỏi gì đó?,một,hai,A\n'), ['tooMuch']],
  [
    'a million lines of Aiken',
    'a.txt',
    () => lines('Hỏi?\nA. a\nB. b\nANSWER: A\n', 'Hỏi?\nA. a\nANSWER: A\n'),
    ['tooMuch'],
  ],
  ['a million empty lines', 'a.gift', () => lines('::a:: Hỏi gì đó? {=a ~b}\n', '\n'), ['staged']],
  ['one question without an end', 'a.gift', () => repeated('Hỏi {= '), ['tooMuch', 'staged', 'noQuestions']],
  [
    'one cell without an end',
    'a.csv',
    () => Buffer.concat([Buffer.from('Câu hỏi,A\n"'), repeated('x,')]),
    ['staged', 'tooMuch', 'noQuestions'],
  ],
  ['50 MB of nothing', 'a.csv', () => Buffer.alloc(large), ['encoding', 'tooMuch']],
  ['50 MB of noise', 'a.docx', () => repeated('\u0093\u0012PK\u0003'), ['unknownFormat', 'encoding', 'tooMuch']],
  ['50 MB of letters', 'a.txt', () => repeated('đ'), ['noQuestions', 'encoding', 'tooMuch']],
  [
    '50 MB of open tags',
    'a.xml',
    () => Buffer.concat([Buffer.from('<?xml version="1.0"?><quiz>'), repeated('<a>')]),
    ['tooMuch'],
  ],
  [
    '50 MB of tags',
    'a.xml',
    () => Buffer.concat([Buffer.from('<?xml version="1.0"?><quiz>'), repeated('<a/>')]),
    ['tooMuch', 'broken'],
  ],
  [
    '50 MB of questions in XML',
    'a.xml',
    () =>
      Buffer.concat([
        Buffer.from('<?xml version="1.0"?><quiz>'),
        repeated('<question type="essay"></question>'),
        Buffer.from('</quiz>'),
      ]),
    ['tooMuch', 'broken'],
  ],
  [
    'words that grow a billion times',
    'a.xml',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><quiz>&c;</quiz>`,
      ),
    ['entities'],
  ],
  [
    'an archive that swells',
    'a.docx',
    () => zipSync({ 'word/document.xml': new Uint8Array(100 * megabyte) }),
    ['swollen'],
  ],
  [
    'an archive that swells slowly',
    'a.xlsx',
    () =>
      zipSync({
        'xl/workbook.xml': strToU8('<x/>'),
        ...Object.fromEntries(
          Array.from({ length: 200 }, (_, index) => [`xl/${index}.xml`, new Uint8Array(megabyte - 1)]),
        ),
      }),
    ['swollen'],
  ],
  [
    'an archive of thirteen thousand parts',
    'a.docx',
    () =>
      zipSync(Object.fromEntries(Array.from({ length: 13_000 }, (_, index) => [`word/${index}`, new Uint8Array(0)]))),
    ['swollen'],
  ],
  ['an archive that lies about its size', 'a.docx', lyingArchive, ['swollen', 'broken']],
  [
    'a Word file of 60 MB of text',
    'a.docx',
    () =>
      wordFile(
        Array.from({ length: 300_000 }, (_, index) =>
          paragraph(`Câu ${index}. ${Math.random()} hỏi gì đó rất dài dòng và lặp lại?`),
        ).join(''),
      ),
    ['tooMuch'],
  ],
  [
    'a Word file of 18 MB of text',
    'a.docx',
    () =>
      wordFile(
        Array.from({ length: 140_000 }, (_, index) =>
          paragraph(`Câu ${index}. ${Math.random()} hỏi gì đó rất dài dòng và lặp lại?`),
        ).join(''),
      ),
    ['tooMuch'],
  ],
  ['a Word file that was cut off', 'a.docx', () => sampleWordTest().slice(0, -30), ['broken']],
  [
    'a Word file with a flipped bit',
    'a.docx',
    () => sampleWordTest().map((byte, index) => (index === 700 ? byte ^ 255 : byte)),
    ['broken', 'swollen'],
  ],
  [
    'a spreadsheet with a million rows',
    'a.xlsx',
    () =>
      zipSync({
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
        'xl/worksheets/sheet1.xml': strToU8(
          `<worksheet><sheetData>${Array.from({ length: 400_000 }, (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t>Câu hỏi ${Math.random()}</t></is></c></row>`).join('')}</sheetData></worksheet>`,
        ),
      }),
    ['tooMuch', 'swollen', 'broken'],
  ],
  [
    'a container of 50 MB of noise',
    'a.doc',
    () => compoundFile({ WordDocument: repeated('\u0093\u0012PK\u0003', 48 * megabyte) }),
    ['broken', 'saveAsDocx', 'tooMuch'],
  ],
  [
    'an old spreadsheet of noise in a container',
    'a.xls',
    () => compoundFile({ Workbook: repeated('\u0009\u0008\u0010\u0000', 48 * megabyte) }),
    ['broken', 'tooMuch', 'noQuestions', 'noColumns'],
  ],
]

/** As `npm start` says it. */
const arenas = /MALLOC_ARENA_MAX=(\d+)/.exec(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
)?.[1]

// One process with its own memory shows it; the database has no part in it.
test.skipIf(engine === 'postgres' || os.platform() !== 'linux')(
  'no file takes the server down, holds it up or makes it larger than 512 MB, or 900 MB with what reads; each gets a clear word',
  { timeout: 600_000 },
  async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'lms-hostile-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true }))
    // Without demo data, whose painting takes memory of its own on the first start.
    const chief = { email: 'chief@test.example', password: 'Kem-dua-47' }
    const { url, call, child } = await startProcess({
      DATA_DIR: directory,
      DATABASE_URL: '',
      DEMO_DATA: 'off',
      MALLOC_ARENA_MAX: arenas,
      ADMIN_EMAIL: chief.email,
      ADMIN_PASSWORD: chief.password,
    })
    const signedIn = await call(login, { body: chief })
    const { token } = signedIn.body.data['token'] as { token: string }
    const headers = { authorization: `Bearer ${token}` }

    async function send(name: string, content: Uint8Array): Promise<Response> {
      const form = new FormData()
      form.append('file', new Blob([Uint8Array.from(content)]), name)
      return fetch(`${url}${apiBase}/questions/imports`, { method: 'POST', headers, body: form })
    }
    async function settled(id: string): Promise<QuestionImport> {
      for (;;) {
        // It is answered while the file is being read.
        const answer = await fetch(`${url}${apiBase}/questions/imports/${id}`, { headers })
        const one = ((await answer.json()) as { data: { import: QuestionImport } }).data.import
        if (one.state !== 'reading') return one
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }

    expect((await send('a.csv', Buffer.alloc(50 * megabyte + 1, 'a'))).status).toBe(413)
    for (const [what, name, content, outcomes] of files) {
      const answer = await send(name, content())
      expect(answer.status, what).toBe(201)
      const { _id } = ((await answer.json()) as { data: { import: QuestionImport } }).data.import
      const one = await settled(_id)
      const outcome =
        one.state === 'staged'
          ? 'staged'
          : Object.entries(exchangeFailures).find(([, message]) => message.default === one.failure)?.[0]
      expect(outcomes, `${what}: ${one.failure}`).toContain(outcome)
      const [reading] = childrenOf(child.pid ?? 0).map(peakMegabytes)
      expect(reading ?? 0, what).toBeLessThan(512)
      expect(peakMegabytes(child.pid ?? 0), what).toBeLessThan(388)
      await fetch(`${url}${apiBase}/questions/imports/${_id}`, { method: 'DELETE', headers })
    }
    expect(child.exitCode).toBeNull()
  },
)

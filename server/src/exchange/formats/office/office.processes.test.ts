import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../../../../testing/has-program.ts'
import { someItem } from '../../../../testing/records/exchange-item.ts'
import { compoundFile } from '../../../../testing/samples/compound-files.ts'
import { samplePaper, somePicture } from '../../../../testing/samples/sample-paper.ts'
import { paperDocx } from '../../../quizzes/paper/docx/paper-docx.ts'
import type { Item } from '../../item.ts'
import { formatOf } from '../../recognise.ts'
import { readFileAs } from '../../read-file.ts'
import { docx } from '../docx/docx.ts'
import { converted } from './office.ts'

const kinds = ['doc', 'odt', 'rtf'] as const
const office = 'urn:oasis:names:tc:opendocument:xmlns'
const spaces = ['office', 'text', 'drawing', 'svg-compatible'].map((name) => `xmlns:${name}="${office}:${name}:1.0"`)

/** A text of OpenDocument that has this in a paragraph. */
function openDocument(paragraph: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const content = `<office:document-content ${spaces.join(' ')} xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2"><office:body><office:text><text:p>Câu 1. Hỏi gì?</text:p><text:p>${paragraph}</text:p><text:p>A. một</text:p><text:p>B. hai</text:p><text:p>Đáp án: A</text:p></office:text></office:body></office:document-content>`
  const files = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content, ...parts }
  const listed = Object.keys(files).map((name) => `<m:file-entry m:full-path="${name}" m:media-type="text/xml"/>`)
  const manifest = `<m:manifest xmlns:m="${office}:manifest:1.0"><m:file-entry m:full-path="/" m:media-type="${files.mimetype}"/>${listed.join('')}</m:manifest>`
  return zipSync(
    Object.fromEntries(
      Object.entries({ ...files, 'META-INF/manifest.xml': manifest }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
}

const picture = (address: string): string =>
  `<drawing:frame text:anchor-type="as-char" svg-compatible:width="3cm" svg-compatible:height="3cm"><drawing:image xlink:href="${address}" xlink:type="simple"/></drawing:frame>`

/** LibreOffice writes formulas in other words than it read them, and names pictures anew. */
const asShown = (item: Item): Item =>
  JSON.parse(
    JSON.stringify(item)
      .replaceAll(/<img[^<>]*>/gu, '[hình]')
      .replaceAll(/<(?:p><span|span|div) data-type=.*?<\/(?:span><\/p|span|div)>/gu, '[công thức]'),
  ) as Item

/** Nothing for what is no picture. */
async function colorsOf(content: Uint8Array): Promise<string[]> {
  const points = await sharp(content)
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0))
  return [
    ...new Set(Array.from({ length: points.length / 3 }, (_, at) => [...points.subarray(3 * at, 3 * at + 3)].join())),
  ]
}

// Nothing of it runs where LibreOffice is not installed.
describe.skipIf(!hasProgram('soffice'))('where the machine has LibreOffice', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'papers-'))
  const secret = path.join(folder, 'secret.png')
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.end(readFileSync(secret))
  })

  beforeAll(async () => {
    writeFileSync(secret, (await somePicture()).content)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  test.each(kinds)('a paper of ours that was saved as %s has the same questions', async (kind) => {
    const items = fc.sample(someItem, { numRuns: 4, seed: 1 })
    const papers = [await docx.write(items, new Map()), await paperDocx(await samplePaper({ versions: 2 }))]
    for (const [at, bytes] of papers.entries()) {
      const file = path.join(folder, `paper-${at}`)
      writeFileSync(`${file}.docx`, bytes)
      execFileSync(
        'soffice',
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          kind,
          '--outdir',
          folder,
          `${file}.docx`,
        ],
        { stdio: 'ignore' },
      )
      const old = readFileSync(`${file}.${kind}`)
      expect(formatOf(old, '')).toBe(kind)
      const told = async (read: ReturnType<typeof readFileAs>) =>
        (await read).items.map(({ item, problems }) => [asShown(item), problems.map(({ code }) => code)])
      expect(await told(readFileAs(kind, old))).toEqual(await told(readFileAs('docx', bytes)))
    }
  })

  test('a paper brings nothing of this machine or of the network that it names', async () => {
    const { port } = server.address() as AddressInfo
    const elsewhere = [`file://${secret}`, `http://127.0.0.1:${port}/picture.png`]
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="50" height="50">${elsewhere.map((address) => `<image xlink:href="${address}" width="50" height="50"/>`).join('')}</svg>`
    const rich = ['INCLUDEPICTURE', 'INCLUDETEXT'].flatMap((word) =>
      [secret, ...elsewhere].map((address) => `{\\field{\\*\\fldinst ${word} "${address}" \\\\d}{\\fldrslt x}}`),
    )
    const papers = [
      ...elsewhere.map((address) => openDocument(picture(address))),
      openDocument(picture('Pictures/drawing.svg'), { 'Pictures/drawing.svg': drawing }),
      strToU8(`{\\rtf1\\ansi Question 1. What?\\par ${rich.join(' ')}\\par A. mot\\par B. hai\\par}`),
    ]
    const blue = '28,126,214'
    for (const paper of papers) {
      const { pictures } = await docx.read(await converted(paper))
      for (const { content } of pictures) expect(await colorsOf(content)).not.toContain(blue)
    }
    expect(await colorsOf(readFileSync(secret))).toContain(blue)
    expect(asked).toEqual([])
  })

  test('what is no paper is refused in words', async () => {
    await expect(converted(compoundFile({ WordDocument: new Uint8Array(5000) }))).rejects.toMatchObject({
      code: 'broken',
    })
  })
})

test.skipIf(hasProgram('soffice'))('elsewhere one sentence says to save it as DOCX', async () => {
  await expect(converted(openDocument('x'))).rejects.toMatchObject({ code: 'saveAsDocx' })
})

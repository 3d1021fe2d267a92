import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { samplePaper, sampleQuestions } from '../../../testing/samples/sample-paper.ts'
import { type MarkupElement, type MarkupNode, readMarkup } from './markup-tree.ts'
import { paperDocx } from './docx/paper-docx.ts'
import type { PaperFile } from './paper-file.ts'
import { paperHtml } from './html/paper-html.ts'
import { blocksOf } from './paper-blocks.ts'
import { linesOf } from './pdf/paper-lines.ts'
import { paperPdf } from './pdf/paper-pdf.ts'
import { tagged } from './pdf/pdf-tags.ts'

const shuffled = { versions: 3, shuffleQuestions: true, shuffleAnswers: true, seed: 5 }
/** Typed answers are nowhere but in the key. */
const secret = 'nước trong nguồn chảy ra'
const labels = ['Họ và tên:', 'Lớp:', 'Ngày:', 'Điểm:', 'Kiểm tra giữa kỳ I – Toán & Tiếng Việt']

const head = [
  'PHÒNG GD&ĐT QUẬN BA ĐÌNH',
  'TRƯỜNG TIỂU HỌC KIM ĐỒNG',
  'Môn: Toán · Lớp 4',
  'Thời gian làm bài: 45 phút',
  '5 câu hỏi · 50 điểm',
]

function elements(nodes: readonly MarkupNode[], isWanted: (element: MarkupElement) => boolean): MarkupElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(isWanted(node) ? [node] : []), ...elements(node.children, isWanted)],
  )
}
const named = (name: string) => (element: MarkupElement) => element.name === name
const classed = (name: string) => (element: MarkupElement) =>
  (element.attributes['class'] ?? '').split(' ').includes(name)
/** What is read, with formulas by their source. */
function said(node: MarkupNode): string {
  if (typeof node === 'string') return node
  return (node.attributes['aria-label'] ?? '') + node.children.map(said).join('')
}
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

describe('a paper as HTML', () => {
  test('has each version with its name lines, questions and lettered options, and the keys at the end', async () => {
    const file = await samplePaper(shuffled)
    const page = readMarkup(paperHtml(file))
    const sections = elements(page, classed('paper'))
    expect(sections.map(({ attributes }) => attributes['data-code'])).toEqual(['101', '102', '103'])
    for (const [index, section] of sections.entries()) {
      for (const label of labels) expect(said(section)).toContain(label)
      for (const line of head) expect(said(section)).toContain(line)
      const questions = elements([section], classed('question'))
      expect(questions).toHaveLength(5)
      for (const [place, question] of questions.entries()) {
        const printed = file.papers[index]?.questions[place]
        expect(said(question)).toContain(`Câu ${place + 1} (${printed?.points} điểm`)
        const options = elements([question], classed('letter')).map(said)
        expect(options).toEqual(printed?.options.map(({ letter }) => `${letter}.`))
      }
      expect(said(section)).not.toContain(secret)
    }
    const rows = elements(elements(page, classed('key')), named('tr')).map(({ children }) =>
      children.filter((cell) => typeof cell !== 'string').map(said),
    )
    expect(rows).toEqual([
      ['Câu', 'Mã đề 101', 'Mã đề 102', 'Mã đề 103'],
      ...[0, 1, 2, 3, 4].map((place) => [
        String(place + 1),
        ...file.papers.map(({ key }) => key[place]?.answer.join('')),
      ]),
    ])
  })

  test('has the code and the number at the foot of every page, and nothing but the code in its box', async () => {
    const sample = await samplePaper(shuffled)
    const title = 'Kiểm tra cuối học kỳ một môn Toán và Tiếng Việt của các lớp bốn trong toàn trường '.repeat(2)
    const file = { ...sample, head: { ...sample.head, title } }
    const html = paperHtml(file)
    for (const { code } of file.papers) {
      expect(html).toContain(`@page paper-${code} { @bottom-center { content: "Mã đề ${code} · Trang " counter(page)`)
      const [section] = elements(readMarkup(html), (element) => element.attributes['data-code'] === code)
      expect(elements(section ? [section] : [], classed('code')).map(said)).toEqual([`Mã đề: ${code}`])
    }
    const [first = ''] = readPdf(await paperPdf(file)).pages
    const [before = '', after = ''] = first.split('Mã đề: 101')
    expect(squeezed(before)).toContain(title.trim())
    expect(after).not.toContain('cuối học kỳ')
  })

  test('needs nothing from elsewhere and runs nothing', async () => {
    const html = paperHtml(await samplePaper())
    expect(html).not.toMatch(/<script|<link|<iframe|url\(|@import|\son\w+=/)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address.slice(0, 15))
    expect(new Set(addresses.filter((address) => !address.startsWith('#')))).toEqual(new Set(['data:image/png;']))
    const page = readMarkup(html)
    const used = elements(page, named('use')).map(({ attributes }) => attributes['href'])
    const defined = new Set(elements(page, named('symbol')).map(({ attributes }) => `#${attributes['id']}`))
    expect(used.length).toBeGreaterThan(6)
    for (const name of used) expect(defined).toContain(name)
  })

  test.each([
    '\\color{&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;}{x}',
    '\\text{&lt;script&gt;ố&lt;/script&gt;}',
    '\\enclose{box}[onload=&quot;alert(1)&quot;]{x}',
    '\\style{background:url(//evil.example)}{x}',
    '\\class{x&quot; onload=&quot;alert(1)}{x}',
    '\\unknown&lt;img src=x onerror=alert(1)&gt;',
  ])('is not misled by the formula %s', async (latex) => {
    const content = `<p>Tính <span data-type="inline-math" data-latex="${latex}"></span></p>`
    const question = { id: 'x', type: 'fill_blank' as const, points: 1, answers: [], content }
    const page = readMarkup(paperHtml(await samplePaper({}, {}, [question])))
    expect(elements(page, ({ name }) => /^(script|img|iframe|link|object)$/.test(name))).toEqual([])
    const listening = ({ attributes }: MarkupElement): boolean =>
      Object.keys(attributes).some((name) => name.startsWith('on'))
    expect(elements(page, listening)).toEqual([])
    const loading = ({ attributes }: MarkupElement): boolean => /url\(/.test(attributes['style'] ?? '')
    expect(elements(page, loading)).toEqual([])
  })

  test('holds a picture and a formula once, however many versions show them', async () => {
    const one = paperHtml(await samplePaper({ versions: 1 }))
    const many = paperHtml(await samplePaper({ ...shuffled, versions: 12 }))
    expect(many.match(/data:image/g)).toHaveLength(1)
    expect(many.match(/<symbol/g)?.length).toBe(one.match(/<symbol/g)?.length)
  })

  test('keys of many versions are spread over tables of about the same width', async () => {
    const page = readMarkup(paperHtml(await samplePaper({ ...shuffled, versions: 7 })))
    const heads = elements(elements(page, classed('key')), named('thead')).map((head) => elements([head], named('th')))
    expect(heads.map((cells) => cells.length - 1)).toEqual([4, 3])
  })

  test('has no key unless one is wanted', async () => {
    const html = paperHtml(await samplePaper({}, { withKey: false }))
    expect(html).not.toContain(secret)
    expect(html).not.toContain('ĐÁP ÁN')
  })

  test('what is no formula is shown as it was written, and a missing picture by its words', async () => {
    const content = '<p>Tính <span data-type="inline-math" data-latex="\\frac{1"></span> &lt;b&gt;</p>'
    const broken = [{ ...sampleQuestions[3], id: 'x', type: 'fill_blank' as const, points: 1, answers: [], content }]
    const html = paperHtml(await samplePaper({}, { pictures: new Map() }, [...broken, ...sampleQuestions]))
    expect(html).toContain('<code>\\frac{1</code> &lt;b&gt;')
    expect(html).toContain('[hình vuông]')
  })
})

/** Every part must be XML to its end, or Word calls the file damaged. */
function readDocx(file: Uint8Array): { parts: Record<string, string>; text: string } {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(file)).map(([name, content]) => [name, /xml|rels/.test(name) ? strFromU8(content) : '']),
  )
  for (const [name, content] of Object.entries(parts)) {
    const unclosed: string[] = []
    new Parser(
      { onclosetag: (tag, isImplied) => void (isImplied && unclosed.push(tag)) },
      { xmlMode: true, recognizeSelfClosing: false },
    ).end(content.replaceAll(/<([\w:]+)([^<>]*)\/>/g, '<$1$2></$1>'))
    expect(unclosed, name).toEqual([])
  }
  const document = parts['word/document.xml'] ?? ''
  const text = document
    .replaceAll(/<\/w:p>|<w:br\/>|<w:tab\/>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
  return { parts, text }
}

describe('a paper as Word document', () => {
  test('has each version with its name lines, questions and options, and the keys at the end', async () => {
    const file = await samplePaper(shuffled)
    const { text, parts } = readDocx(await paperDocx(file))
    for (const label of labels) expect(text.split(label).length - 1).toBeGreaterThanOrEqual(3)
    for (const { code } of file.papers) expect(text).toContain(`Mã đề: ${code}`)
    const [papers = '', keys = ''] = text.split('ĐÁP ÁN')
    const versions = papers.split('— HẾT —')
    for (const [index, { questions }] of file.papers.entries()) {
      const numbers = [...(versions[index] ?? '').matchAll(/Câu (\d) \((\d+) điểm/g)].map(([whole]) => whole)
      expect(numbers).toEqual(questions.map(({ number, points }) => `Câu ${number} (${points} điểm`))
    }
    const lines = keys.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => line !== '').slice(1)).toEqual([
      'Câu',
      'Mã đề 101',
      'Mã đề 102',
      'Mã đề 103',
      ...[0, 1, 2, 3, 4].flatMap((place) => [
        String(place + 1),
        ...file.papers.flatMap(({ key }) => key[place]?.answer ?? []),
      ]),
    ])
    expect(papers).not.toContain(secret)
    expect(Object.keys(parts).filter((name) => name.startsWith('word/footer'))).toHaveLength(4)
    for (const line of head) expect(papers).toContain(line)
    // The number is there before any program has counted.
    expect(parts['word/footer1.xml']?.replaceAll(/<[^>]*>/g, '')).toBe('Mã đề 101 · Trang 1/2')
    expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
  })

  test('writes formulas so that they can be edited, and draws those that it has no words for', async () => {
    const content = '<p>Xét <span data-type="inline-math" data-latex="\\sideset{_1}{^2}\\prod x"></span> nhé</p>'
    const question = { id: 'x', type: 'fill_blank' as const, points: 1, answers: [], content }
    const { parts } = readDocx(await paperDocx(await samplePaper({}, {}, [...sampleQuestions, question])))
    const document = parts['word/document.xml'] ?? ''
    expect(document.match(/<m:oMath /g)).toHaveLength(6)
    expect(document).toContain('<m:rad>')
    expect(document).toMatch(/<m:nor\/>.{0,40}<m:t xml:space="preserve">Số học sinh giỏi/)
    expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toHaveLength(2)
  })

  test('keeps a question with its options, and repeats the head of a table', async () => {
    const { parts } = readDocx(await paperDocx(await samplePaper({}, { withKey: false })))
    const document = parts['word/document.xml'] ?? ''
    const paragraphs = document.match(/<w:p>.*?<\/w:p>/gs) ?? []
    const kept = paragraphs.filter((paragraph) => /Câu \d|Quan sát|Hương<|Quỳnh có ít/.test(paragraph))
    expect(kept).toHaveLength(8)
    for (const paragraph of kept) expect(paragraph).toContain('<w:keepNext/>')
    expect(document).toContain('<w:tblHeader/>')
  })

  test('keeps tables with their merged cells', async () => {
    const { parts } = readDocx(await paperDocx(await samplePaper({}, { withKey: false })))
    const tables = (parts['word/document.xml'] ?? '').match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []
    const table = tables.find((one) => one.includes('Hương')) ?? ''
    expect(table.match(/<w:tr>|<w:tr /g)).toHaveLength(3)
    expect(table).toContain('<w:vMerge w:val="restart"/>')
    expect(table).toContain('<w:vMerge w:val="continue"/>')
  })
})

async function pdfOf(file: PaperFile) {
  const { pages, ...rest } = readPdf(await paperPdf(file))
  return { ...rest, pages: pages.map(squeezed) }
}

describe('a paper as PDF', () => {
  test('has each version on pages of its own, with its code on each, and the keys at the end', async () => {
    const file = await samplePaper(shuffled)
    const { pages } = await pdfOf(file)
    const papers = pages.slice(0, -1)
    for (const { code, questions } of file.papers) {
      const own = papers.filter((text) => text.includes(`Mã đề ${code} · Trang`))
      const text = own.join(' ')
      for (const label of labels) expect(text).toContain(label)
      expect(text).toContain(`Mã đề: ${code}`)
      const numbers = [...text.matchAll(/Câu (\d) \((\d+) điểm/g)].map(([whole]) => whole)
      expect(numbers).toEqual(questions.map(({ number, points }) => `Câu ${number} (${points} điểm`))
      const shapes = questions.find(({ id }) => id === 'picture')?.options ?? []
      expect(text).toContain(shapes.map(({ letter, text: html }) => `${letter}. ${html.slice(3, -4)}`).join(' '))
      expect(text).toContain('— HẾT —')
      expect(text).not.toContain(secret)
    }
    const key = file.papers[0]?.key.map((_, place) =>
      [place + 1, ...file.papers.map((paper) => paper.key[place]?.answer.join(' '))].join(' '),
    )
    for (const line of head) expect(pages[0]).toContain(line)
    expect(pages[0]).toContain('Mã đề 101 · Trang 1/')
    expect(pages.at(-1)).toContain(`Câu Mã đề 101 Mã đề 102 Mã đề 103 ${key?.join(' ')}`)
  })

  test('writes every Vietnamese letter with a font of its own and draws formulas and foreign signs', async () => {
    const letters = 'ạảãàáâậầấẩẫăắằặẳẵđẹẻẽèéêệềếểễịỉĩìíọỏõòóôộồốổỗơớờợởỡụủũùúưựừứửữỵỷỹỳý'
    const content = `<p>${letters} ${letters.toUpperCase()}</p><p>α ∈ ℝ, ∠ABC → π 你</p>`
    const question = { id: 'x', type: 'fill_blank' as const, points: 1, answers: [], content }
    const { pages, fonts, curves } = await pdfOf(await samplePaper({}, {}, [question]))
    expect(pages[0]?.replaceAll(' ', '')).toContain(letters + letters.toUpperCase())
    expect(pages[0]).toContain('?')
    expect(pages.join('')).not.toContain('\uFFFD')
    expect(fonts).toContain('BeVietnamPro-Regular')
    expect(curves[0]).toBeGreaterThan(20)
    expect(curves.at(-1)).toBe(0)
  })

  test('writes emoji and rare signs, and says what it is made of to programs that read aloud', async () => {
    const content = '<p>25 ℃, ②, 漢字, 😀 và 👨‍👩‍👧</p>'
    const question = { id: 'x', type: 'fill_blank' as const, points: 1, answers: [], content }
    const file = await paperPdf(await samplePaper({}, {}, [question]))
    const { pages, fonts } = readPdf(file)
    expect(pages[0]).not.toContain('?')
    for (const sign of ['℃', '②', '漢', '字', '😀']) expect(pages[0]).toContain(sign)
    expect(fonts).toEqual(expect.arrayContaining(['MPLUS1p-Regular', 'NotoEmoji-Regular']))
    const source = Buffer.from(file).toString('latin1')
    for (const part of ['/Marked true', '/S /H1', '/S /H2', '/S /Table', '/S /TH']) expect(source).toContain(part)
  })

  test('never ends with a page that says only that it is the end, nor leaves half of the first page empty', async () => {
    const line = '<p>Một đoạn văn ngắn.</p>'
    for (let length = 20; length < 50; length += 3) {
      const content = line.repeat(length)
      const questions = ['a', 'b'].map((id) => ({ id, type: 'fill_blank' as const, points: 1, answers: [], content }))
      const { pages } = await pdfOf(await samplePaper({}, { withKey: false }, questions))
      expect(pages.at(-1)).toMatch(/Trả lời: .*HẾT/)
      expect(pages[0]?.split('Một đoạn văn ngắn.').length).toBeGreaterThan(20)
    }
  })

  test('has the explanations after the key when they are wanted', async () => {
    const explained = sampleQuestions.map((one) => ({ ...one, explanation: `<p>Vì thế là ${one.id}.</p>` }))
    const file = await samplePaper(shuffled, { withExplanations: true }, explained)
    const { pages } = await pdfOf(file)
    expect(pages.join(' ')).toContain('LỜI GIẢI')
    expect(pages.join(' ')).toMatch(/Câu 1 \(mã đề 102: câu \d; mã đề 103: câu \d\) Vì thế là/)
    expect(paperHtml(file)).toContain('Vì thế là table.')
    expect(readDocx(await paperDocx(file)).text).toContain('Vì thế là table.')
  })

  test('loses nothing of a question that is longer than a page', async () => {
    const paragraphs = Array.from({ length: 120 }, (_, index) => `<p>Đoạn văn số ${index}.</p>`).join('')
    const rows = Array.from({ length: 80 }, (_, index) => `<tr><td><p>Ô ${index}.</p></td></tr>`).join('')
    const content = `${paragraphs}<table><tbody>${rows}</tbody></table><p>${'dài'.repeat(400)}</p>`
    const question = { id: 'x', type: 'fill_blank' as const, points: 1, answers: [], content }
    const { pages } = await pdfOf(await samplePaper({}, {}, [question, ...sampleQuestions]))
    const text = pages.join(' ')
    for (let index = 0; index < 120; index += 1) expect(text).toContain(`Đoạn văn số ${index}.`)
    for (let index = 0; index < 80; index += 1) expect(text).toContain(`Ô ${index}.`)
    expect(text.replaceAll(' ', '').split('dài').length).toBeGreaterThan(390)
    expect(text).toContain('Câu 6')
  })

  test('holds a picture once, and has no key unless one is wanted', async () => {
    const { pages, pictures } = await pdfOf(await samplePaper(shuffled, { withKey: false }))
    expect(pictures).toBe(1)
    expect(pages.join(' ')).not.toMatch(/ĐÁP ÁN|chảy ra/)
  })
})

test('a picture keeps the width that it was given, and the side of the page, in every format', async () => {
  const file = await samplePaper(
    {},
    {},
    sampleQuestions.filter(({ id }) => id === 'picture'),
  )
  const [aligned] = elements(
    readMarkup(paperHtml(file)),
    ({ attributes }) => attributes['style'] === 'text-align:center',
  )
  expect(elements(aligned ? [aligned] : [], classed('picture'))[0]?.attributes['style']).toBe('width:160px')
  const word = strFromU8(unzipSync(await paperDocx(file))['word/document.xml'] ?? new Uint8Array())
  const paragraph = /<w:p>(?:(?!<\/w:p>).)*<wp:extent cx="(\d+)"/s.exec(word)
  expect(Number(paragraph?.[1])).toBe(160 * 9525)
  expect(paragraph?.[0]).toContain('<w:jc w:val="center"/>')
  const drawn = blocksOf(sampleQuestions.find(({ id }) => id === 'picture')?.content ?? '').find(
    (block) => block.kind === 'paragraph' && block.alignment === 'center',
  )
  const settings = { size: 11, width: 400, pictures: file.pictures, tag: tagged('Document', null) }
  const runs = drawn?.kind === 'paragraph' ? drawn.runs : []
  expect(linesOf(runs, settings).flatMap(({ pieces }) => pieces)).toMatchObject([{ kind: 'box', width: 120 }])
})

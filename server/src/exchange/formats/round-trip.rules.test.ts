import { type ExportFormat, exchangeFiles, exportFormats } from '@lms/contracts/exchange/exchange.ts'
import { htmlOfParts, partsIn, withHtmlOfParts } from '@lms/contracts/question-types/parts.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { someItem, someItemOf } from '../../../testing/records/exchange-item.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { formulaOmml } from '../../quizzes/paper/formulas/formula-omml.ts'
import { unescapeText } from '../formulas-in-text.ts'
import { type Item, emptyItem } from '../item.ts'
import { formatOf } from '../recognise.ts'
import { readers, writers } from '../registry.ts'
import { casesOf } from '../../../testing/setup/drawn-cases.ts'

/** Two spellings of one formula are the same formula. */
function spelled(html: string): string {
  return html.replaceAll(
    /data-latex="([^"]*)"/g,
    (_, latex: string) => `data-latex="${formulaOmml(unescapeText(latex), false) ?? latex}"`,
  )
}

function comparable(item: Item): Item {
  return {
    ...item,
    content: spelled(item.content),
    explanation: spelled(item.explanation),
    answers: item.answers.map((answer) => ({
      ...answer,
      text: spelled(answer.text),
      ...(answer.explanation !== undefined && { explanation: spelled(answer.explanation) }),
    })),
    ...withHtmlOfParts(
      partsIn(item),
      Object.fromEntries(Object.entries(htmlOfParts(item)).map(([name, html]) => [name, spelled(html)])),
    ),
  }
}

/** As often as each is quick. */
function runsOf(format: ExportFormat, most: number): number {
  if (format === 'qti_3' || format === 'qti_2') return Math.ceil(most / 15)
  return format === 'docx' || format === 'xlsx' ? Math.ceil(most * 0.3) : most
}

describe('what is exported and imported again is the same', () => {
  test('the questions that are tried are as the bank holds them', () => {
    fc.assert(
      fc.property(someItem, ({ content }) => {
        expect(cleanHtml(content)).toBe(content)
      }),
      { numRuns: 50 },
    )
  })

  test.each(exportFormats)('in %s', { timeout: 120_000 }, async (format) => {
    const { write, carriesHints = false } = await writers[format]()
    const { read } = await readers[format]()
    const hinted = (item: Item): Item =>
      carriesHints && item.explanation !== '' ? { ...item, hint: item.explanation } : item
    await fc.assert(
      fc.asyncProperty(fc.array(someItem.map(hinted), { minLength: 1, maxLength: 5 }), async (items) => {
        const bytes = await write(items, new Map())
        expect(formatOf(bytes, `export.${exchangeFiles[format].ending}`)).toBe(format)
        const again = await read(bytes)
        expect(again.items.flatMap(({ problems }) => problems)).toEqual([])
        const same = format === 'docx' ? comparable : (item: Item) => item
        expect(again.items.map(({ item }) => same(item))).toEqual(items.map(same))
      }),
      { numRuns: casesOf(runsOf(format, 120)) },
    )
  })

  const withParts = questionTypes.filter((type) => questionTypeRules[type].parts !== null)
  const all = exportFormats.flatMap((format) => withParts.map((type) => ({ format, type })))
  test.each(all)('in $format: $type, or the format says that it does not carry it', async ({ format, type }) => {
    const { write, carries } = await writers[format]()
    const { read } = await readers[format]()
    const some = someItemOf(type)
    if (!carries(type) || some === null) return expect(carries(type)).toBe(false)
    await fc.assert(
      fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 3 }), async (items) => {
        const again = await read(await write(items, new Map()))
        expect(again.items.flatMap(({ problems }) => problems)).toEqual([])
        const same = format === 'docx' ? comparable : (item: Item) => item
        expect(again.items.map(({ item }) => same(item))).toEqual(items.map(same))
      }),
      { numRuns: casesOf(runsOf(format, 15)) },
    )
  })
})

const odd = [String.raw`<p>Lệnh \begin{cases} x \end{cases} dùng để làm gì?</p>`, '<p>&lt;p&gt;Đoạn văn&lt;/p&gt;</p>']

test.each(exportFormats.flatMap((format) => odd.map((content) => ({ format, content }))))(
  'in $format: $content is the same again, whatever it looks like',
  async ({ format, content }) => {
    const { write } = await writers[format]()
    const { read } = await readers[format]()
    const answers = ['<p>một hệ</p>', '<p>&lt;p&gt;một dãy&lt;/p&gt;</p>'].map((text, index) => ({
      text,
      isCorrect: index === 0,
    }))
    const again = await read(await write([{ ...emptyItem(), title: 'Lệnh', content, answers }], new Map()))
    expect(again.items.map(({ item }) => [item.content, ...item.answers.map(({ text }) => text)])).toEqual([
      [content, ...answers.map(({ text }) => text)],
    ])
  },
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attacks } from '../../../testing/attacks.ts'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { samplePaper, samplePicture } from '../../../testing/samples/sample-paper.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { paperDocx } from './docx/paper-docx.ts'
import { paperHtml } from './html/paper-html.ts'
import { paperPdf } from './pdf/paper-pdf.ts'
import { casesOf } from '../../../testing/setup/drawn-cases.ts'

const span = fc.constantFrom(
  '',
  ' colspan="2"',
  ' rowspan="2"',
  ' colspan="3" rowspan="9"',
  ' colspan="0"',
  ' rowspan="999"',
)
const formula = fc
  .constantFrom(
    'x^2',
    '\\frac{1',
    '',
    '\\text{số 你}',
    '\\def\\a{\\a\\a}\\a',
    '\\sum_{i}^{n}',
    '\\color{red}{x}',
    '\\rule{9999em}{1em}',
  )
  .map((latex) => `<span data-type="inline-math" data-latex="${latex}"></span>`)
const words = fc.constantFrom('một ', 'hai', ' ba 😀', '你好', 'dài'.repeat(200), '\u00A0', '&lt;b&gt;', '\u200B', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A')
const picture = fc
  .constantFrom(samplePicture, `/uploads/media/${'b'.repeat(32)}.png`)
  .chain((address) =>
    fc.constantFrom('', ' width="1"', ' width="99999"').map((width) => `<img src="${address}" alt="hình"${width}>`),
  )
const inline = fc.oneof(
  words,
  formula,
  picture,
  fc.constantFrom('<br>', '<strong>đậm</strong>', '<sub>2</sub>', ...attacks),
)
const cell = fc
  .tuple(span, fc.array(inline, { maxLength: 3 }))
  .map(([spans, parts]) => `<td${spans}>${parts.join('')}</td>`)
const table = fc
  .array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 })
  .map((rows) => `<table><tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`)
const block = fc.oneof(
  table,
  fc.array(inline, { maxLength: 4 }).map((parts) => `<p>${parts.join('')}</p>`),
  fc.array(inline, { maxLength: 3 }).map((parts) => `<ul><li>${parts.join('</li><li>')}</li></ul>`),
  fc.constantFrom(
    '<hr>',
    '<blockquote></blockquote>',
    '<ol start="-5"><li></li></ol>',
    '<pre>a\n\n b</pre>',
    '<ul></ul>',
  ),
  fc.constant('<div data-type="block-math" data-latex="\\frac{a}{b}"></div>'),
  table.map((inner) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`),
)
const content = fc.array(block, { maxLength: 4 }).map((blocks) => cleanHtml(blocks.join('')))

test('whatever was saved can be printed, in every format, with what follows it', async () => {
  await fc.assert(
    fc.asyncProperty(content, content, async (asked, option) => {
      const question = {
        id: 'odd',
        type: 'single_choice' as const,
        points: 1,
        content: asked,
        answers: [
          { text: option, isCorrect: true },
          { text: '<p>khác</p>', isCorrect: false },
        ],
      }
      const last = { ...question, id: 'last', content: '<p>Câu sau cùng</p>', answers: [] }
      const file = await samplePaper({}, {}, [question, last])
      expect(paperHtml(file)).toContain('Câu sau cùng')
      expect((await paperDocx(file)).length).toBeGreaterThan(1000)
      const pages = readPdf(await paperPdf(file)).pages.join(' ')
      expect(pages).toContain('Câu sau cùng')
      expect(pages).toContain('khác')
    }),
    { numRuns: casesOf(25) },
  )
})

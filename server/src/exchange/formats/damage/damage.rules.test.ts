import { expect, test } from 'vitest'
import { stagedItem } from '../../threads/staging.ts'
import { emptyItem } from '../item.ts'
import { mendedLetters } from './damaged-letters.ts'
import { brokenFormulaIn } from './broken-formulas.ts'
import { markupShownIn } from './shown-markup.ts'
import { swallowedIn } from './swallowed-text.ts'

test.each([
  ['a text that was encoded twice', 'someoneâ€™s 5 Â°C, x â‰¤ 5', 'someone’s 5 °C, x ≤ 5'],
  [
    'a formula whose commands lost their backslash',
    '<span data-latex="a\times\frac{b}{c}"></span>',
    String.raw`<span data-latex="a\times\frac{b}{c}"></span>`,
  ],
])('%s is mended, and that is said', (_, given, mended) => {
  const { value, damage, loss } = mendedLetters({ answers: [{ text: given }] })
  expect(value).toEqual({ answers: [{ text: mended }] })
  expect(damage).not.toBe('')
  expect(loss).toBe('')
})

test.each([
  'ĐÃ” và “É…”',
  'CAFÉ” là gì',
  '<p>a\ttan</p>',
  'Ângela, Ânia',
  'á, à, â',
  '50 € – 60 €',
  '20 Å² và 3 Å³',
  'chữ »Ä« và «Ã»',
])('%j is left as it is', (text) => {
  expect(mendedLetters(text)).toEqual({ value: text, damage: '', loss: '' })
})

test('letters that are gone are told apart from those that came back', () => {
  expect(mendedLetters('C\uFFFDu h\uFFFDi').loss).not.toBe('')
  expect(mendedLetters('há»i tiáº¿ng').loss).toContain('há»i')
})

test.each([
  ['<p>Đọc</p><pvà trả lời</p>', '<pvà trả lời'],
  ['<p style="color:red>Chữ đỏ</p>', '<p style="color:red>Chữ đỏ'],
  ['x <y và z', '<y và z'],
  ['<select><option>Một</option></select>', 'Một'],
  ['<p>vector <int> v;<br>v.size()</int></p>', '<int> v; v.size()'],
])('in %j the words %j would not be seen', (html, words) => {
  expect(swallowedIn(html)).toBe(words)
})

test.each([
  'a < b và c > d',
  '<p align=center">x</p>',
  '<a href="x" title="a > b">t</a>',
  '<o:p></o:p><nolink>x</nolink>',
  '<p class="a"id="b">x</p><br/><BR />',
  '<p>x</p',
])('in %j everything is seen', (html) => {
  expect(swallowedIn(html)).toBe('')
})

test.each(['<a =', '<a b="', '<a b=c ', '<x', '<!--', '</a ', 'Ã', '="'])(
  'many %j take no longer than few',
  (piece) => {
    // Whoever looks through the rest of it at each of them would not end within the time of a test.
    expect(swallowedIn(piece.repeat(300_000))).toBeTypeOf('string')
    expect(mendedLetters(piece.repeat(300_000))).toHaveProperty('value')
  },
)

test('a sign for a space that was escaped twice is told', () => {
  expect(markupShownIn(['<p>một&nbsp;hai</p>'])).toBe('')
  expect(markupShownIn(['<p>một&amp;nbsp;hai</p>'])).toBe('&nbsp;')
})

test('a word between tags that are shown is told where it is asked, not where it is offered', () => {
  const tagged = '<p>Lệnh này in ra gì? &lt;code lang="python"&gt; print(1) &lt;/code&gt;</p>'
  expect(markupShownIn([tagged, '1'])).toBe('<code lang="python"> print(1) </code>')
  expect(markupShownIn(['<p>Thẻ nào in đậm?</p>', '&lt;b&gt;chữ&lt;/b&gt;'])).toBe('')
  expect(markupShownIn(['<p>Thẻ &lt;b&gt; để làm gì?</p>'])).toBe('')
})

test('a formula that cannot be drawn is told', () => {
  const drawn = (latex: string): string => `<p>Tính <span data-type="inline-math" data-latex="${latex}"></span></p>`
  expect(brokenFormulaIn([drawn(String.raw`\frac{1}{2} &lt; x_{\text{đầu}}`), drawn('{{a}} + {{b}}')])).toBe('')
  expect(brokenFormulaIn([drawn('x'), drawn(String.raw`\overset{\overline}{y}`)])).toBe(
    String.raw`\overset{\overline}{y}`,
  )
  expect(brokenFormulaIn([drawn(String.raw`\sin(0.6\pi)}{2`)])).not.toBe('')
})

test('a formula that is too long to be kept, or no mathematics, keeps its question out', () => {
  const blockedBy = (latex: string): string[] => {
    const content = `<p>Chọn đáp án đúng: <span data-type="inline-math" data-latex="${latex}"></span></p>`
    const answers = ['1', '2'].map((text) => ({ text, isCorrect: text === '1' }))
    const item = { ...emptyItem(), content, answers }
    const { problems } = stagedItem({ item, problems: [], place: 'Câu 1', source: '' }, new Map())
    return problems.filter(({ isBlocking }) => isBlocking).map(({ message }) => message)
  }
  expect(blockedBy('x'.repeat(2000))).toEqual([])
  expect(blockedBy('x'.repeat(2001))).toEqual([`Không đọc được phần này: ${'x'.repeat(60)}`])
  expect(blockedBy(String.raw`\href{a}{b}`)).toEqual([String.raw`Không đọc được phần này: \href{a}{b}`])
})

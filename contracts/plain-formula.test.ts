import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainFormula } from './plain-formula.ts'
import { readableTitle, repeatsText, saysNoMore } from './questions/question-title.ts'

test.each([
  [String.raw`\frac{1}{2}`, '1/2'],
  [String.raw`\dfrac{x+1}{2}`, '(x+1)/2'],
  [String.raw`\frac12 + \frac{3}{4}`, '1/2 + 3/4'],
  [String.raw`x^2 + y^{10}`, 'x² + y¹⁰'],
  [String.raw`\sqrt{3} \cdot \sqrt[3]{x+1}`, '√3 ·³√(x+1)'],
  [String.raw`a_1 \leq b_{n+1}`, 'a₁ ≤ b_(n+1)'],
  [String.raw`90^\circ`, '90°'],
  [String.raw`5 \text{ cm} \times 3`, '5 cm × 3'],
  [String.raw`\left( x \right) \in \mathbb{R}`, '( x ) ∈ ℝ'],
  [String.raw`\begin{cases} x + y = 1 \\ x - y = 3 \end{cases}`, 'x + y = 1 ; x - y = 3'],
  [String.raw`100\%`, '100%'],
])('%s reads %s', (latex, plain) => {
  expect(plainFormula(latex)).toBe(plain)
})

test('whatever somebody typed, nothing of it is left that only a program reads, and it comes to an end', () => {
  const piece = fc.constantFrom('\\frac', '{', '}', '^', '_', '\\sqrt', '[', ']', '\\left', '\\\\', 'x', '1', ' ', '\\')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(plainFormula(pieces.join(''))).not.toMatch(/\\frac|\\sqrt|\\left/)
    }),
  )
})

test('a title is plain text: the source of a formula in it is read out, everything else stays', () => {
  expect(readableTitle(String.raw`Tính \frac{1}{2} + 3 = _____`)).toBe('Tính 1/2 + 3 = _____')
  expect(readableTitle(String.raw`Tính $\frac{1}{2}$ của 8`)).toBe('Tính 1/2 của 8')
  expect(readableTitle(String.raw`Giá trị của \(x^2\) là`)).toBe('Giá trị của x² là')
  for (const title of ['Giá 5$ và 6$', 'a_b {c}', String.raw`Lệnh \dir của máy tính`, 'x^2'])
    expect(readableTitle(title)).toBe(title)
})

test('a title that only repeats the text is known', () => {
  const content = '<p>Tính <span data-type="inline-math" data-latex="\\frac{1}{2}"></span> của 8.</p>'
  expect(repeatsText('Tính 1/2 của 8.', content)).toBe(true)
  expect(repeatsText('tính 1/2 của…', content)).toBe(true)
  expect(repeatsText(String.raw`Tính \frac{1}{2} của 8.`, content)).toBe(true)
  expect(repeatsText('Phân số', content)).toBe(false)
  expect(repeatsText('Tính', content)).toBe(false)
  expect(saysNoMore('Tính 1/2 của 8.', content), 'a formula says more').toBe(false)
  expect(saysNoMore('Hai cộng ba?', '<p>Hai cộng ba?</p>')).toBe(true)
})

import { expect, test } from 'vitest'
import { drawFormulas } from './formula-thread.ts'

const drawn = (latex: string, isBlock = false) => drawFormulas([{ latex, isBlock }])[0]

test('a formula is drawn as MathML, Vietnamese words included', () => {
  expect(drawn(String.raw`\frac{1}{2}\text{ giờ}`)).toBe(
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac><mtext>&#xA0;gi&#x1EDD;</mtext></math>',
  )
  expect(drawn('x', true)).toContain('display="block"')
})

test('what is no formula is not drawn, and its neighbours are', () => {
  const formulas = [String.raw`\frac{`, 'y'].map((latex) => ({ latex, isBlock: false }))
  const [broken, whole] = drawFormulas(formulas)
  expect(broken).toBeNull()
  expect(whole).toContain('<mi>y</mi>')
})

test('nothing links, colors or runs', () => {
  for (const latex of [
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\color{red}x`,
    String.raw`\require{html}x`,
    String.raw`\text{</math><script>alert(1)</script>}`,
  ])
    expect(drawn(latex) ?? '').not.toMatch(/href|color|<script/)
})

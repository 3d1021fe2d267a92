import { expect, test } from 'vitest'
import { drawFormulas } from './formula-thread.ts'

const drawn = (latex: string, isBlock = false) => drawFormulas([{ latex, isBlock }])[0] ?? ''

test('a formula is drawn as outlines on the line of its text, with words for those who hear it', () => {
  const half = drawn(String.raw`\frac{1}{2}`)
  expect(half).toMatch(/^<svg class="formula" role="img" aria-label="1\/2" width="[\d.]+em" height="[\d.]+em"/)
  expect(half).toContain('vertical-align:-0.345em')
  expect(half).toContain('<path d="')
  expect(drawn(String.raw`2\text{ giờ}`)).toContain('giờ')
})

test('what is no formula is not drawn, and its neighbours are', () => {
  const formulas = [String.raw`\frac{`, 'y'].map((latex) => ({ latex, isBlock: false }))
  const [broken, whole] = drawFormulas(formulas)
  expect(broken).toBeNull()
  expect(whole).toContain('aria-label="y"')
})

test('nothing links, colors or runs', () => {
  for (const latex of [
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\color{red}x`,
    String.raw`\require{html}x`,
    String.raw`\text{</svg><script>alert(1)</script>}`,
    String.raw`\text{"><script>}`,
  ])
    expect(drawn(latex)).not.toMatch(/href=|red"|<script/)
})

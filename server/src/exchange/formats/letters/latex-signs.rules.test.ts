import katex from 'katex'
import { expect, test } from 'vitest'
import { symbolLatex, wordsLatex } from './latex-signs.ts'

test('signs that nobody built up into a formula are seen as they stand', () => {
  expect(symbolLatex('2^x=3')).toBe('2\\text{\\textasciicircum}x=3')
  expect(symbolLatex('X~N')).toBe('X\\sim N')
  expect(wordsLatex('tăng 20% (a_1 & a^2)')).toBe('\\text{tăng 20\\% (a\\_1 \\& a\\textasciicircum{}2)}')
  for (const latex of [symbolLatex('2^x~{5}'), wordsLatex('\\ {} $ % # & _ ^ ~')])
    expect(() => katex.renderToString(latex, { throwOnError: true, strict: 'ignore' })).not.toThrow()
})

import katex from 'katex'
import { describe, expect, test } from 'vitest'
import {
  absent,
  char,
  chars,
  equation,
  fraction,
  line,
  matrix,
  olderEquation,
  pile,
  template,
} from '../../../../testing/samples/equation-files.ts'
import { equationLatex } from './equation-latex.ts'

const x = chars(3, 'x')
const a = chars(3, 'a')
const two = chars(8, '2')
const sign = (letter: string): number[] => chars(6, letter)
const slot = (items: readonly number[]): number[] => line(items)
const read = (...items: (readonly number[])[]): string | null => equationLatex(equation(line(...items)))

/** Each is read as this, and drawn by what draws formulas. */
function expectAll(samples: readonly (readonly [items: readonly number[], latex: string])[]): void {
  for (const [items, latex] of samples) {
    expect(read(items)).toBe(latex)
    expect(() => katex.renderToString(latex, { strict: 'ignore', maxExpand: 500 })).not.toThrow()
  }
}

describe('letters', () => {
  test('are variables, digits, signs, words and names of functions', () => {
    expectAll([
      [[...x, ...sign('='), ...chars(8, '3,14')], 'x=3{,}14'],
      [[...chars(2, 'sin'), ...x], '\\sin x'],
      [[...chars(2, 'tg'), ...x], '\\operatorname{tg}x'],
      [[...x, ...chars(1, ' nếu {và} 5%'), ...x], 'x\\text{ nếu \\{và\\} 5\\%}x'],
      [chars(1, 'đúng'), '\\text{đúng}'],
      [chars(4, 'αφϕ'), '\\alpha\\varphi\\phi'],
      [chars(7, 'v'), '\\mathbf{v}'],
      [sign('−∞≤⇌'), '-\\infty\\leq\\rightleftharpoons'],
      [[...chars(8, '60'), ...sign('°')], '60^{\\circ}'],
      [char(11, 0xf080), '\\mathbb{A}'],
      [[...x, ...char(24, 0xef05), ...a], 'x\\quad a'],
    ])
  })

  test('of older fonts are those that are seen', () => {
    expect(equationLatex(equation(line(chars(1, 'n\u00D5u')), { font: '.VnTime' }))).toBe('\\text{nếu}')
  })

  test('have what is drawn at them', () => {
    expectAll([
      [char(3, 0x78, 5), "x'"],
      [[...char(3, 0x78, 5), ...template(29, 0, slot(a), slot(two))], "x'^{2}_{a}"],
      [char(3, 0x76, 11), '\\vec{v}'],
      [char(3, 0x78, 17), '\\overline{x}'],
      [char(3, 0x78, 2), '\\dot{x}'],
      [char(3, 0x78, 9), '\\hat{x}'],
      [char(6, 0x3d, 10), '\\neq'],
      [char(6, 0x2282, 10), '\\not\\subset'],
    ])
  })
})

describe('templates', () => {
  test('are fractions, roots and scripts', () => {
    expectAll([
      [fraction(chars(8, '1'), two), '\\frac{1}{2}'],
      [template(10, 0, slot(x)), '\\sqrt{x}'],
      [template(10, 1, slot(x), slot(chars(8, '3'))), '\\sqrt[3]{x}'],
      [[...x, ...template(28, 0, absent, slot(two))], 'x^{2}'],
      [[...x, ...template(27, 0, slot(two), absent)], 'x_{2}'],
      [[...template(29, 1, slot(two), slot(a)), ...x], '{}_{2}^{a}x'],
      [[...x, ...template(28, 0, absent, slot(two)), ...template(28, 0, absent, slot(a))], 'x^{2}{}^{a}'],
    ])
  })

  test('are brackets, of which one may be missing', () => {
    expectAll([
      [template(1, 3, slot(x), chars(22, '('), chars(22, ')')), '\\left(x\\right)'],
      [template(4, 3, slot(x)), '\\left|x\\right|'],
      [template(3, 1, slot(pile(slot(x), slot(a)))), '\\left[\\begin{array}{l}x \\\\ a\\end{array}\\right.'],
      [template(2, 1, slot(pile(slot(x), slot(a)))), '\\begin{cases}x \\\\ a\\end{cases}'],
      [template(9, 0x12, slot(x)), '\\left[x\\right)'],
      [template(9, 0x23, slot(x)), '\\left]x\\right['],
    ])
  })

  test('are sums, integrals and limits', () => {
    const lower = slot([...x, ...sign('→'), ...chars(8, '0')])
    expectAll([
      [template(16, 0x70, slot(x), slot(a), slot(two), sign('∑')), '\\sum_{a}^{2}x'],
      [template(15, 0x31, slot(x), slot(a), slot(two)), '\\int_{a}^{2}x'],
      [template(15, 0x71, slot(x), slot(a), slot(two)), '\\int\\limits_{a}^{2}x'],
      [template(15, 0x01, slot(x), absent, absent), '\\int x'],
      [template(23, 0x10, slot(chars(2, 'lim')), lower, absent), '\\lim_{x\\to0}'],
      [[...template(15, 0x01, slot(x), absent, absent), ...template(28, 0, absent, slot(two))], '{\\int x}^{2}'],
    ])
  })

  test('are arrows, bars, arcs and boxes', () => {
    expectAll([
      [template(14, 0x24, slot(chars(1, 't°')), absent), '\\xrightarrow{\\text{t°}}'],
      [template(14, 0x0e, slot(x), slot(a)), '\\xrightleftharpoons[{a}]{x}'],
      [template(31, 2, slot(chars(3, 'AB'))), '\\overrightarrow{AB}'],
      [template(33, 0, slot(chars(3, 'ABC'))), '\\widehat{ABC}'],
      [template(34, 0, slot(chars(3, 'AB'))), '\\overset{\\frown}{AB}'],
      [template(13, 0, slot(chars(3, 'ab'))), '\\overline{ab}'],
      [template(37, 0x1e, slot(x)), '\\boxed{x}'],
      [template(24, 1, slot(x), slot(a)), '\\overbrace{x}^{a}'],
      [template(36, 2, slot(x)), '\\cancel{x}'],
    ])
  })

  test('and tables, with lines between their cells', () => {
    expectAll([
      [matrix(2, [slot(x), slot(a), slot(two), slot(x)]), '\\begin{matrix}x & a \\\\ 2 & x\\end{matrix}'],
      [matrix(1, [slot(x), slot(a)], 0x04), '\\begin{array}{c|}x \\\\ \\hline a\\end{array}'],
    ])
  })
})

test('lines below each other are one formula', () => {
  expect(equationLatex(equation(pile(slot(x), slot(chars(6, '[')))))).toBe('\\begin{array}{l}x \\\\ {}[\\end{array}')
  expect(equationLatex(equation(line()))).toBe('')
})

describe('nothing is read', () => {
  test('of what has a part that nobody knows', () => {
    expect(read(x, template(35, 0, slot(x)))).toBeNull()
    expect(read(x, template(99, 0, slot(x)))).toBeNull()
    expect(read(x, char(3, 0x78, 7))).toBeNull()
    expect(read(x, char(6, 0xe9a1))).toBeNull()
    expect(read(x, chars(6, 'A'))).toBeNull()
    expect(read(x, [21, 0])).toBeNull()
    expect(read(template(9, 0x40, slot(x)))).toBeNull()
    expect(read(matrix(2, [slot(x), slot(a), slot(x)]))).toBeNull()
    expect(read(x, [2, 32 + 4, 131, 0x78])).toBeNull()
    expect(equationLatex(Uint8Array.of(6, 1, 0, 6, 9))).toBeNull()
    expect(equationLatex(olderEquation([0x01, 0x02, 131, 0x78, 0, 0]))).toBeNull()
  })

  test('of an exponent that was only moved up', () => {
    const moved = (down: number): number[] => [2, 8, 128, 128 + down, 8 + 128, 0x32, 0]
    expect(read(x, moved(-20))).toBe('x2')
    expect(read(x, moved(-96))).toBeNull()
  })

  test('of limits where the equation says that there are none', () => {
    expect(read(template(16, 0x40, slot(x), slot(a), absent))).toBeNull()
    expect(read(x, template(28, 0, slot(a), slot(two)))).toBeNull()
  })
})

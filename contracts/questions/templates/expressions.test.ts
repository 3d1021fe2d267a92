import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filled } from '../../messages.ts'
import { checkExpression, evaluate, holds } from './evaluation.ts'
import { fractionOf, fractionText } from './fractions.ts'
import { inWords } from './number-words.ts'
import { written, writtenHtml } from './number-format.ts'
import { attempted } from './template-failure.ts'
import type { Value } from './values.ts'

const scope = new Map<string, Value>([
  ['a', { kind: 'number', value: { top: 6n, bottom: 1n } }],
  ['b', { kind: 'number', value: { top: 1n, bottom: 4n } }],
  ['tên', { kind: 'text', text: 'Lan' }],
])

const shown = (source: string): string => written(evaluate(source, scope), 'key')
const problem = (source: string, language: 'vi' | 'en' = 'en'): string | null => {
  const outcome = attempted(() => {
    checkExpression(source, new Set(scope.keys()))
    evaluate(source, scope)
  })
  return 'failure' in outcome ? filled(outcome.failure.problem[language], outcome.failure.values) : null
}

describe('an expression', () => {
  test('is calculated exactly, with the usual precedence', () => {
    const cases: Record<string, string> = {
      '1 + 2 * 3': '7',
      '(1 + 2) * 3': '9',
      '-2 ^ 2': '-4',
      '2 ^ 3 ^ 2': '512',
      '2 ^ -2': '0,25',
      '0.1 + 0.2': '0,3',
      '1/3 + 1/6': '0,5',
      '1/3 + 1/3': '2/3',
      '7 - 3 - 2': '2',
      '24 : 4 × 2': '12',
      'a * b': '1,5',
      'gcd(12, 18, 8)': '2',
      'ucln(12; 18)': '6',
      'lcm(4, 6)': '12',
      'abs(-a)': '6',
      'min(a, 2, 9)': '2',
      'max(a, 2, 9)': '9',
      'round(2.5)': '3',
      'round(-2.5)': '-3',
      'round(2.345, 2)': '2,35',
      'floor(-0.5)': '-1',
      'ceil(0.2)': '1',
      'mod(17, 5)': '2',
      'mod(-1, 5)': '4',
      'div(17, 5)': '3',
      'pow(2, 10)': '1024',
      'sqrt(144)': '12',
      'sqrt(9/4)': '1,5',
      'if(a > 5, a, b)': '6',
      "if(tên = 'Lan', 1, 2)": '1',
      'decimal(1/3, 2)': '0,33',
      'decimal(2, 2)': '2,00',
      'fraction(6/8)': '3/4',
      'mixed(7/3)': '2 1/3',
      'words(1205)': 'một nghìn hai trăm linh năm',
    }
    for (const [source, result] of Object.entries(cases)) expect(shown(source), source).toBe(result)
  })

  test('holds or not', () => {
    for (const source of ['a * b <= 2', 'gcd(a, 35) = 1', 'a > 5 and not b > 1', 'a ≠ 5 hoặc a = 1', 'không a = 5'])
      expect(holds(source, scope), source).toBe(true)
    for (const source of ['a < 6', 'a = 1 or b = 1', "tên = 'Minh'"]) expect(holds(source, scope), source).toBe(false)
  })

  test('says what is wrong with it, and where', () => {
    expect(problem('a +')).toBe('Something is missing after character 3')
    expect(problem('a + * 2')).toBe("'*' at character 5 does not belong here")
    expect(problem('a $ 2')).toBe("'$' at character 3 does not belong here")
    expect(problem('2a')).toBe("'a' at character 2 does not belong here")
    expect(problem('c + 1')).toBe("There is no variable 'c' (character 1)")
    expect(problem('c + 1', 'vi')).toBe("Không có biến 'c' (ký tự thứ 1)")
    expect(problem('1 + eval(2)')).toBe("There is no function 'eval' (character 5)")
    expect(problem('constructor(2)')).toBe("There is no function 'constructor' (character 1)")
    expect(problem('gcd(2)')).toBe("'gcd' does not take 1 value (character 1)")
    expect(problem('1 / (a - 6)')).toBe('Division by zero at character 3')
    expect(problem('sqrt(2)')).toBe('The root at character 1 does not come out even')
    expect(problem('gcd(b, 2)')).toBe('A whole number is needed at character 1')
    expect(problem('tên + 1')).toBe('A number is needed at character 1')
    expect(problem('a and 1')).toBe('A condition such as a < b is needed at character 1')
    expect(problem("'Lan")).toBe('The text that begins at character 1 has no closing quote')
    expect(problem('')).toBe('Please write an expression')
  })

  test('ends, however large it wants to be', () => {
    expect(problem('9^50')).toBe('The number becomes too large at character 2')
    expect(problem('2 ^ 1000')).toBe('The exponent at character 3 must be a whole number from −50 to 50')
    expect(problem('('.repeat(90) + '1' + ')'.repeat(90))).toMatch(/^Too many brackets/)
    expect(problem('-'.repeat(150) + '1')).toMatch(/^Too many brackets/)
    expect(problem('1+'.repeat(150) + '1')).toBe('An expression has at most 200 characters')
  })

  test('never does anything but give a value or a reason, whatever it says', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      'tên',
      '1',
      '2.5',
      '+',
      '-',
      '*',
      '/',
      '^',
      '(',
      ')',
      ',',
      ' and ',
      '=',
      '<',
      'if(',
      'sqrt(',
      'round(',
      "'",
      'toString',
      '__proto__',
      '{',
      ';',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const outcome = attempted(() => evaluate(pieces.join(''), scope))
        expect(Object.keys(outcome)).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })

  test('with fractions is what fractions are', () => {
    const whole = fc.integer({ min: -9999, max: 9999 })
    const bottom = fc.integer({ min: 1, max: 999 })
    fc.assert(
      fc.property(whole, bottom, whole, bottom, (a, b, c, d) => {
        const sum = evaluate(`${a}/${b} + ${c}/${d}`, scope)
        const said = fractionText(fractionOf(`${a * d + c * b}/${b * d}`) ?? { top: 0n, bottom: 1n })
        expect(sum.kind === 'number' && fractionText(sum.value)).toBe(said)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a number', () => {
  test('is written as at school', () => {
    const at = (source: string, place: 'html' | 'formula' | 'plain' | 'key') => written(evaluate(source, scope), place)
    expect(at('12345.6', 'html')).toBe('12\u00a0345,6')
    expect(at('12345.6', 'formula')).toBe('12\\,345{,}6')
    expect(at('12345.6', 'key')).toBe('12345,6')
    expect(at('plain(2026)', 'html')).toBe('2026')
    expect(at('-3', 'html')).toBe('−3')
    expect(at('-3', 'key')).toBe('-3')
    expect(at('1/3', 'formula')).toBe('\\frac{1}{3}')
    expect(at('mixed(7/3)', 'formula')).toBe('2\\frac{1}{3}')
    expect(writtenHtml(evaluate('1/3', scope))).toBe('<span data-type="inline-math" data-latex="\\frac{1}{3}"></span>')
    expect(writtenHtml({ kind: 'text', text: '<b>' })).toBe('&lt;b&gt;')
  })

  test('is read as at school', () => {
    const said: Record<number, string> = {
      0: 'không',
      10: 'mười',
      15: 'mười lăm',
      21: 'hai mươi mốt',
      55: 'năm mươi lăm',
      101: 'một trăm linh một',
      110: 'một trăm mười',
      1000: 'một nghìn',
      1005: 'một nghìn không trăm linh năm',
      20_021: 'hai mươi nghìn không trăm hai mươi mốt',
      1_000_100: 'một triệu một trăm',
    }
    for (const [value, words] of Object.entries(said)) expect(inWords(Number(value))).toBe(words)
  })
})

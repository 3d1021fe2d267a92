import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formulasTyped } from './typed-formulas.ts'

const latexIn = (text: string): string[] => formulasTyped(text).map(({ latex }) => latex)

test.each([
  ['Tính $x^2$.', ['x^2']],
  ['Cho $\\frac{1}{2}$ và $y = 3x - 1$', ['\\frac{1}{2}', 'y = 3x - 1']],
  ['Điểm $A$, đoạn $AB$ dài $5$', ['A', 'AB', '5']],
  ['($a \\le b$)', ['a \\le b']],
  ['$\\text{diện tích} = a^2$', ['\\text{diện tích} = a^2']],
  ['giá $5 và $x+1$', ['x+1']],
  ['${}^{14}_{6}C$ và ${n}^2$', ['{}^{14}_{6}C', '{n}^2']],
  ['$\\sin x \\cos x + \\textit{with some words here}$', ['\\sin x \\cos x + \\textit{with some words here}']],
  ["$f''(x) = 0$", ["f''(x) = 0"]],
])('%s holds the formulas %j', (text, formulas) => expect(latexIn(text)).toEqual(formulas))

test.each([
  '$5 and $6',
  'from $5 to $6',
  '$5-$6',
  '$5/$6',
  'US$5 and A$6',
  '$5, $6',
  'costs $5 ($6 with tax)',
  '$HOME/bin:$PATH',
  'giá $5 một cái, $6 hai cái',
  '$a và b$',
  '$$',
  '$ x $',
  '\\$5\\$',
  'If ${link} opens the file, this line shows: <a href="${link}"/>',
  '${first}${last}',
  '${total} = $',
  "'$' + '$'",
  '"^\\d+$"; "^\\w+ $"',
  '$5 - that is what it costs 3$',
])('%s holds none', (text) => expect(latexIn(text)).toEqual([]))

test('formulas never overlap, and lie where they say', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('$', 'x', '5', ' ', '^', '2', '-', 'đ', '\\') }), (text) => {
      let end = 0
      for (const { index, length, latex } of formulasTyped(text)) {
        expect(index).toBeGreaterThanOrEqual(end)
        expect(text.slice(index, index + length)).toBe(`$${latex}$`)
        end = index + length
      }
    }),
  )
})

import { expect, test } from 'vitest'
import {
  absent,
  char,
  chars,
  equation,
  equationObject,
  equationStream,
  fraction,
  line,
  matrix,
  pile,
  template,
  wordWithObjects,
} from '../../../../testing/samples/equation-files.ts'
import type { Line } from '../../paper/document.ts'
import { type WordFile, openWord } from '../docx/word-file.ts'
import { createEmbeddedEquations } from './embedded-equations.ts'
import { equationIn, equationLatex } from './equation-latex.ts'

const half = equation(line(fraction(chars(8, '1'), chars(8, '2'))))
const rich = equation(
  pile(
    line(chars(3, 'x'), template(28, 0, absent, line(chars(8, '2'))), char(3, 0x79, 5), chars(1, ' và ')),
    line(
      template(
        1,
        3,
        line(
          matrix(
            2,
            [1, 2, 3, 4].map((n) => line(chars(8, String(n)))),
          ),
        ),
      ),
    ),
    line(template(15, 0x31, line(chars(3, 'x')), line(chars(8, '0')), line(chars(8, '1')))),
  ),
)
const linesOf = (file: WordFile): Line[] =>
  file.blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
const shown = (file: WordFile): string[] =>
  linesOf(file).map((own) =>
    own
      .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'formula' ? `$${piece.latex}$` : '[lost]'))
      .join(''),
  )

test('each text that can hold equations has them where they stand', () => {
  const word = wordWithObjects([
    { before: 'a ', object: equationObject(half) },
    { before: 'b ', object: equationObject(half), program: 'Excel.Sheet.8' },
    { before: 'c ', object: equationObject(half.subarray(0, 60)) },
    { before: 'd ', object: Uint8Array.of(1, 2, 3) },
  ])
  expect(shown(openWord(word))).toEqual(['a $\\frac{1}{2}$', 'b [lost]', 'c [lost]', 'd [lost]'])
})

test('an equation that is cut anywhere is none', () => {
  expect(equationLatex(rich)).not.toBeNull()
  for (let length = 0; length < rich.length; length += 1) expect(equationLatex(rich.subarray(0, length))).toBeNull()
  const stream = equationStream(rich)
  expect(equationIn(stream)?.length).toBe(rich.length)
  for (let length = 0; length < stream.length; length += 1) expect(equationIn(stream.subarray(0, length))).toBeNull()
})

test('whatever its bytes are, it is read or it is not', () => {
  for (let at = 0; at < rich.length; at += 1)
    for (const byte of [0, 1, 3, 5, 18, 100, 127, 128, 255]) {
      const latex = equationLatex(rich.with(at, byte))
      expect(latex === null || typeof latex === 'string').toBe(true)
    }
  const object = equationObject(half)
  const equations = createEmbeddedEquations()
  for (let at = 0; at < 1536; at += 3) {
    const latex = equations.ofObject(object.length, () => object.with(at, 0xff))
    expect([null, '\\frac{1}{2}']).toContain(latex)
  }
})

test('lists in lists, and tables without an end, are none', () => {
  const deep = (count: number): Uint8Array =>
    equation(
      Array.from({ length: count }, () => line(chars(3, 'x'))).reduce((inner, own) =>
        line(own.slice(2, -1), template(10, 0, line(inner))),
      ),
    )
  expect(equationLatex(deep(8))).not.toBeNull()
  expect(equationLatex(deep(30))).toBeNull()
  expect(equationLatex(equation(line(Array.from({ length: 200_000 }, () => 10))))).toBeNull()
  expect(equationLatex(equation(line(chars(3, 'x'.repeat(6000)))))).toBeNull()
  expect(equationLatex(equation([5, 0, 1, 1, 1, 255, 255]))).toBeNull()
})

test('only so much of them is opened', () => {
  const equations = createEmbeddedEquations()
  let opened = 0
  const large = 1024 * 1024
  for (let count = 0; count < 200; count += 1)
    equations.ofObject(large, () => {
      opened += 1
      return null
    })
  expect(opened).toBe(50)
  expect(equations.ofObject(large + 1, () => equationObject(half))).toBeNull()
})

/** Whoever read all of them for each would not end within the time of a test. */
const many = 1500

test('a paper of many equations is read in a time that grows with it', () => {
  const object = equationObject(rich)
  const paper = wordWithObjects(Array.from({ length: many }, (_, at) => ({ before: `Câu ${at + 1}. Tính `, object })))
  const formulas = linesOf(openWord(paper))
    .flat()
    .filter(({ kind }) => kind === 'formula')
  expect(formulas).toHaveLength(many)
})

import { describe, expect, test } from 'vitest'
import { type DocPaper, type DocRun, docFile } from '../../../../testing/samples/doc-files.ts'
import type { Line, WordBlock } from '../word/word-file.ts'
import { openDoc } from './doc.ts'

const paper = (...runs: DocRun[]): DocPaper => ({ paragraphs: [{ runs }] })
const opened = (file: DocPaper): WordBlock[] => openDoc(docFile(file)).blocks
const firstLine = (file: DocPaper): Line => {
  const [block] = opened(file)
  return block?.kind === 'line' ? block.line : []
}
const shown = (line: Line): string =>
  line.map((piece) => (piece.kind === 'text' ? piece.text : `[${piece.kind}]`)).join('')
const textOf = (file: DocPaper): string => shown(firstLine(file))

describe('letters', () => {
  test('are read in both widths', () => {
    expect(textOf(paper({ text: 'Thủ đô' }))).toBe('Thủ đô')
    expect(textOf({ ...paper({ text: 'H\u00E0 N\u0096i' }), isWestern: true })).toBe('Hà N–i')
  })

  test('have their looks', () => {
    const said: [says: string, look: object][] = [
      ['350801', { bold: true }],
      ['360801', { italic: true }],
      ['370801', { strike: true }],
      ['3e2a01', { underline: true }],
      ['422a06', { color: 'FF0000' }],
      ['422a01', {}],
      ['70680000ff00', { color: '0000FF' }],
      ['7068000000ff', {}],
      ['0c2a07', { highlight: 'FFFF00' }],
      ['0c2a08', {}],
      ['482a01', { position: 'sup' }],
      ['482a02', { position: 'sub' }],
      // As in its style, which is not bold; and the opposite of it.
      ['350880', {}],
      ['350881', { bold: true }],
    ]
    for (const [says, look] of said)
      expect(firstLine(paper({ text: 'a', says }))).toEqual([{ kind: 'text', text: 'a', look }])
  })

  test('that are deleted are left out, those that nobody sees are told', () => {
    const file = openDoc(docFile(paper({ text: 'a' }, { text: 'b', says: '000801' }, { text: 'c', says: '3c0801' })))
    expect(file.blocks).toEqual([{ kind: 'line', line: [{ kind: 'text', text: 'a', look: {} }] }])
    expect(file.hidden).toBe('c')
  })

  test('are those of their font', () => {
    const fonts = ['Arial', '.VnTime', 'Symbol']
    expect(textOf({ ...paper({ text: 'n\u00ADíc', says: '4f4a0100' }), fonts })).toBe('nước')
    expect(textOf({ ...paper({ text: 'n\u001Fíc', says: '4f4a0100' }), fonts })).toBe('nước')
    expect(textOf({ ...paper({ text: 'a\uF062', says: '4f4a0200' }), fonts })).toBe('αβ')
    expect(textOf({ ...paper({ text: '(', says: '096a020061f0' }), fonts })).toBe('α')
    expect(textOf({ ...paper({ text: '(', says: '4f4a0000' }), fonts })).toBe('(')
  })
})

describe('signs', () => {
  test('end lines, stand for hyphens and stops, or are not seen', () => {
    expect(opened(paper({ text: 'a\u000Bb' })).length).toBe(2)
    expect(textOf(paper({ text: 'a\u001Eb\tc\u001Fd' }))).toBe('a-b\tcd')
    expect(opened(paper({ text: 'a\u000Cb' })).map((block) => block.kind === 'line' && shown(block.line))).toEqual([
      'a',
      'b',
    ])
  })

  test('of fields leave what is seen', () => {
    expect(textOf(paper({ text: 'a \u0013 HYPERLINK "x" \u0014link\u0015 b' }))).toBe('a link b')
    expect(textOf(paper({ text: 'a \u0013 PAGE \u0015b' }))).toBe('a b')
    expect(textOf(paper({ text: 'a \u0013 IF \u0013 X \u0014inner\u0015 \u0014outer\u0015 b' }))).toBe('a outer b')
    expect(firstLine(paper({ text: '\u0013 EQ \\f(1;2) \u0015' }))).toEqual([
      { kind: 'formula', latex: String.raw`\frac{1}{2}`, isBlock: false },
    ])
    expect(textOf(paper({ text: '\u0013 EQ \\o(1;2) \u0015' }))).toBe('[lost]')
    expect(textOf(paper({ text: '\u0013 SYMBOL 97 \\f "Symbol" \u0015' }))).toBe('α')
    expect(
      textOf(paper({ text: 'Câu \u0013 AUTONUM \\s ) \u0015 a \u0013 AUTONUM \u0015 \u0013 LISTNUM \u0015' })),
    ).toBe('Câu 1) a 2. [lost]')
  })

  test('of fields without an end take nothing with them', () => {
    expect(textOf(paper({ text: 'a \u0013 b \u0014 c' }))).toBe('a  b  c')
    expect(textOf(paper({ text: 'a \u0015 b \u0014 c' }))).toBe('a  b  c')
  })
})

describe('what cannot be read', () => {
  test('is lost in sight', () => {
    const object = { text: '\u0001', says: '5508010a0801036a01000000' }
    expect(textOf(paper({ text: 'a ' }, { text: '\u0013 EMBED Equation.3 \u0014' }, object, { text: '\u0015' }))).toBe(
      'a [lost]',
    )
    expect(textOf(paper({ text: '\u0013 EMBED Equation.DSMT4 \u0015' }))).toBe('[lost]')
    expect(textOf(paper({ text: '\u0001', says: '550801036affffff00' }))).toBe('[lost]')
    expect(textOf(paper({ text: '\u0008', says: '550801' }))).toBe('[lost]')
    expect(textOf({ paragraphs: [{ runs: [{ text: 'a' }], says: '0b46ff07' }] })).toBe('[lost]a')
  })

  test('but not the values of a form, nor a sign without a picture', () => {
    expect(textOf(paper({ text: 'a' }, { text: '\u0001', says: '550801060801036a00000000' }, { text: 'b' }))).toBe('ab')
    expect(textOf(paper({ text: 'a\u0001b' }))).toBe('ab')
  })
})

test('cells and rows are tables, and cells in cells are lines of the outer one', () => {
  const cell = (text: string, says = '162401') => ({ runs: [{ text }], says, end: '\u0007' })
  const file: DocPaper = {
    paragraphs: [
      { runs: [{ text: 'before' }] },
      cell('a'),
      { runs: [{ text: 'b' }], says: '162401' },
      cell('c'),
      cell('', '162401172401'),
      cell('d'),
      { runs: [{ text: 'inner' }], says: '1624014966020000004b2401' },
      { runs: [], says: '1624014966020000004c2401' },
      cell('e'),
      cell('', '162401172401'),
      { runs: [{ text: 'after' }] },
    ],
  }
  expect(
    opened(file).map((block) =>
      block.kind === 'line' ? shown(block.line) : block.rows.map((row) => row.map((own) => own.map(shown))),
    ),
  ).toEqual([
    'before',
    [
      [['a'], ['b', 'c']],
      [['d'], ['inner', 'e']],
    ],
    'after',
  ])
})

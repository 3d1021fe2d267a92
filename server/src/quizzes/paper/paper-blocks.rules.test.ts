import { alignments, richTextMarkup } from '@lms/contracts/rich-text-markup.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attacks } from '../../../testing/attacks.ts'
import { richTextBlock } from '../../../testing/samples/rich-text-samples.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { linesOf } from './pdf/paper-lines.ts'
import { tagged } from './pdf/pdf-tags.ts'
import { blocksOf, runsOf } from './paper-blocks.ts'

const text = (words: string, marks = {}) => ({ kind: 'text', text: words, marks })
const paragraph = (...runs: object[]) => ({ kind: 'paragraph', alignment: 'left', runs })

describe('blocks of rich text', () => {
  test('keep paragraphs, marks and Vietnamese letters', () => {
    expect(blocksOf('<p>Tính <strong>nhanh <em>và</em></strong> đúng: x<sup>2</sup> &lt; 9<br>nhé</p><p></p>')).toEqual(
      [
        paragraph(
          text('Tính '),
          text('nhanh ', { bold: true }),
          text('và', { bold: true, italic: true }),
          text(' đúng: x'),
          text('2', { position: 'sup' }),
          text(' < 9'),
          { kind: 'break' },
          text('nhé'),
        ),
      ],
    )
  })

  test('print every mark and every alignment of the table of rich text', () => {
    for (const [tag, { kind }] of Object.entries(richTextMarkup)) {
      if (kind !== 'mark' || tag === 'a') continue
      const [run] = runsOf(blocksOf(`<p><${tag}>chữ</${tag}></p>`))
      expect(run, tag).not.toEqual(text('chữ'))
      expect(run, tag).toMatchObject({ text: 'chữ' })
    }
    for (const alignment of alignments)
      expect(blocksOf(`<h2 style="text-align:${alignment}">a</h2>`)).toMatchObject([{ alignment }])
  })

  test('have all formulas and pictures of what the table allows', () => {
    fc.assert(
      fc.property(richTextBlock, (html) => {
        const kinds = [...runsOf(blocksOf(html))].map(({ kind }) => kind)
        const drawn = kinds.filter((kind) => kind === 'formula' || kind === 'display' || kind === 'picture')
        expect(drawn).toHaveLength(html.split(/data-latex=|<img/).length - 1)
      }),
    )
  })

  test('composed letters are printed as one sign', () => {
    expect(blocksOf(`<p>${'Việt'.normalize('NFD')}</p>`)).toEqual([paragraph(text('Việt'.normalize('NFC')))])
  })

  test('hold formulas and pictures where they stand', () => {
    const address = `/uploads/media/${'a'.repeat(32)}.png`
    expect(
      blocksOf(
        `<p>Hình <img src="${address}" alt="tam giác" width="120"> có <span data-type="inline-math" data-latex="\\frac{1}{2} &lt; 1"></span></p><div data-type="block-math" data-latex="x^2"></div>`,
      ),
    ).toEqual([
      paragraph(text('Hình '), { kind: 'picture', address, alt: 'tam giác', width: 120 }, text(' có '), {
        kind: 'formula',
        latex: '\\frac{1}{2} < 1',
      }),
      { kind: 'formula', latex: 'x^2' },
    ])
  })

  test('hold lists, tables, quotes and code', () => {
    const html =
      '<ol start="3"><li><p>ba</p><ul><li><p>con</p></li></ul></li></ol><table><tbody><tr><th colspan="2"><p>Tên</p></th></tr><tr><td><p>a</p></td><td>b</td></tr></tbody></table><blockquote><p>trích</p></blockquote><pre><code>a  b\nc</code></pre><hr>'
    expect(blocksOf(html)).toEqual([
      {
        kind: 'list',
        isOrdered: true,
        start: 3,
        items: [
          [paragraph(text('ba')), { kind: 'list', isOrdered: false, start: 1, items: [[paragraph(text('con'))]] }],
        ],
      },
      {
        kind: 'table',
        rows: [
          [{ isHeader: true, columns: 2, rows: 1, blocks: [paragraph(text('Tên', { bold: true }))] }],
          [
            { isHeader: false, columns: 1, rows: 1, blocks: [paragraph(text('a'))] },
            { isHeader: false, columns: 1, rows: 1, blocks: [paragraph(text('b'))] },
          ],
        ],
      },
      { kind: 'quote', blocks: [paragraph(text('trích'))] },
      paragraph(text('a\u00A0\u00A0b', { code: true }), { kind: 'break' }, text('c', { code: true })),
      { kind: 'rule' },
    ])
  })

  test('read whatever was saved, and lose none of its words', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks, '<p>', '</p>', '<li>', '<table><tr><td>', '</div>', '<strong>', '<pre>', '<ul><li>a'),
      fc.constantFrom('một', 'hai ', ' ba'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''))
        const words = [...runsOf(blocksOf(clean))].map((run) => (run.kind === 'text' ? run.text : '')).join('')
        for (const word of ['một', 'hai', 'ba'])
          expect(words.split(word).length, clean).toBeGreaterThanOrEqual(clean.split(word).length)
      }),
    )
  })
})

test('a line is filled to its end, whichever of its words are bold or italic', () => {
  const tags = ['', 'strong', 'em', 'u', 'mark'] as const
  const word = fc.record({
    text: fc.constantFrom('bao', 'nhiêu', 'phần', 'chiếc bánh', 'nghiêng', 'x'),
    tag: fc.constantFrom(...tags),
    isSpaceInside: fc.boolean(),
  })
  const settings = { size: 11, width: 240, pictures: new Map(), tag: tagged('Document', null) }
  fc.assert(
    fc.property(fc.array(word, { minLength: 20, maxLength: 60 }), (words) => {
      const marked = words.map(({ text: said, tag, isSpaceInside }) => {
        if (tag === '') return `${said} `
        return isSpaceInside ? `<${tag}>${said} </${tag}>` : `<${tag}>${said}</${tag}> `
      })
      const [block] = blocksOf(`<p>${marked.join('')}</p>`)
      const lines = linesOf(block?.kind === 'paragraph' ? block.runs : [], settings)
      for (const [index, { width }] of lines.entries()) {
        expect(width).toBeLessThanOrEqual(settings.width)
        const next = lines[index + 1]?.pieces ?? []
        const end = next.findIndex((piece) => piece.kind === 'text' && piece.text === ' ')
        const first = next.slice(0, end === -1 ? next.length : end).reduce((sum, piece) => sum + piece.width, 0)
        // What stands first in the next line had no room left here, with the space before it.
        if (next.length > 0) expect(width + first + settings.size / 2).toBeGreaterThan(settings.width)
      }
    }),
    { numRuns: 30 },
  )
})

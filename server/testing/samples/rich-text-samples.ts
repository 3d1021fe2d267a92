import {
  type MarkTag,
  type RichTextTag,
  alignments,
  formulaTypes,
  isRichTextTag,
  richTextMarkup,
} from '@lms/contracts/rich-text-markup.ts'
import fc from 'fast-check'

/** Rich text as the table allows it: everything that is in the table comes up, nested as it says. */

const marks = Object.keys(richTextMarkup).filter(
  (tag): tag is Exclude<MarkTag, 'a'> => isRichTextTag(tag) && richTextMarkup[tag].kind === 'mark' && tag !== 'a',
)
const words = fc.constantFrom('một', 'hai ba', 'x', '5 &lt; 7', 'Tết &amp; hè', 'đáp án “đúng”', '&lt;b', '2³')
const latex = fc.constantFrom(String.raw`\frac{1}{2}`, 'x^2', 'a &lt; b')
const addresses = fc.constantFrom('https://vi.wikipedia.org/wiki/Toán', 'mailto:co@example.com', '/blog/tet', '#muc')
const picture = fc.record(
  {
    src: fc.constantFrom(...['a', 'b'].map((sign) => `/uploads/media/${sign.repeat(32)}.png`)),
    alt: fc.constant('hình'),
    title: fc.constant('tên'),
    width: fc.constantFrom('40', '64'),
    height: fc.constantFrom('40', '64'),
  },
  { requiredKeys: ['src'] },
)

function element(tag: RichTextTag, content: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  const isVoid = tag === 'br' || tag === 'hr' || tag === 'img'
  return isVoid ? `<${tag}${written.join('')} />` : `<${tag}${written.join('')}>${content}</${tag}>`
}

const atom = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 1, arbitrary: picture.map((attributes) => element('img', '', attributes)) },
  {
    weight: 1,
    arbitrary: latex.map((text) => element('span', '', { 'data-type': formulaTypes.span, 'data-latex': text })),
  },
)
const marked = fc
  .tuple(fc.subarray(marks, { maxLength: 3 }), fc.option(addresses), atom)
  .map(([around, href, inner]) => {
    const linked = href === null ? inner : element('a', inner, { href })
    return around.reduce((content, tag) => element(tag, content), linked)
  })
const line = fc
  .array(fc.tuple(marked, fc.constantFrom(' ', '', '<br />')), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.map(([piece, after], at) => (at < pieces.length - 1 ? piece + after : piece)).join(''))

const simpleBlock = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('p' as const, 'h2' as const, 'h3' as const, 'h4' as const),
      line,
      fc.option(fc.constantFrom(...alignments)),
    )
    .map(([tag, content, alignment]) =>
      element(tag, content, alignment === null ? {} : { style: `text-align:${alignment}` }),
    ),
  fc.constant(element('hr', '')),
  fc.constantFrom('let x = 1', 'a\n  b').map((text) => element('pre', element('code', text))),
  latex.map((text) => element('div', '', { 'data-type': formulaTypes.div, 'data-latex': text })),
)

const { block } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((all) => all.join('')),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    simpleBlock,
    tie('blocks').map((content) => element('blockquote', content)),
    fc
      .tuple(
        fc.constantFrom('ul' as const, 'ol' as const),
        fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 2, max: 9 }),
      )
      .map(([tag, items, start]) =>
        element(tag, items.map((item) => element('li', item)).join(''), tag === 'ol' ? { start: String(start) } : {}),
      ),
    fc.array(fc.tuple(tie('blocks'), tie('blocks')), { minLength: 1, maxLength: 2 }).map((rows) => {
      const head = element('tr', element('th', '<p>đầu</p>', { colspan: '2' }))
      const lines = rows.map((cells) => element('tr', cells.map((cell) => element('td', cell)).join('')))
      return element('table', element('tbody', [head, ...lines].join('')))
    }),
  ),
}))

export const richTextBlock = block
export const richTextLine = line

import fc from 'fast-check'
import { isRichTextTag, richTextSynonyms } from '@lms/contracts/rich-text-markup.ts'
import { describe, expect, test } from 'vitest'
import { attacks } from '../../../testing/attacks.ts'
import { meaningOf } from '../../../testing/samples/rich-text-meaning.ts'
import { richTextBlock, richTextLine } from '../../../testing/samples/rich-text-samples.ts'
import { HtmlTooComplex, cleanHtml, htmlLimits } from './clean-html.ts'

const picture = `/uploads/media/${'a'.repeat(32)}.png`

describe('clean HTML', () => {
  test('keeps what the editor writes', () => {
    for (const html of [
      '<p>Tính <strong>nhanh</strong> và <em>đúng</em></p>',
      '<p style="text-align:center">giữa</p>',
      '<ul><li><p>một</p></li></ul>',
      '<span data-type="inline-math" data-latex="\\frac{1}{2} &lt; 1"></span>',
      '<div data-type="block-math" data-latex="x^2"></div>',
      '<table><tbody><tr><td colspan="2">ô</td></tr></tbody></table>',
    ])
      expect(cleanHtml(html)).toBe(html)
    expect(cleanHtml(`<img src="${picture}" alt="hình" />`)).toBe(`<img src="${picture}" alt="hình" />`)
  })

  test('keeps what the table of rich text allows, word for word and mark for mark', () => {
    const texts = fc.array(fc.oneof(richTextBlock, richTextLine), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(texts, (parts) => {
        const html = parts.join('')
        expect(meaningOf(cleanHtml(html))).toEqual(meaningOf(html))
      }),
    )
  })

  test('lets no tag through that the table does not know', () => {
    const names =
      'abbr acronym address area article aside audio base bdi bdo big body button canvas caption center cite col colgroup data datalist dd details dfn dialog dir dl dt embed fieldset figcaption figure font footer form frame frameset head header hgroup html iframe input kbd label legend link main map marquee math menu meta meter nav nobr noembed noframes noscript object optgroup option output param picture plaintext progress q rp rt ruby samp script search section select slot small source style summary svg template textarea time title tt track var video wbr xmp my-element'
    for (const name of [...names.split(' '), ...Object.keys(richTextSynonyms)]) {
      const clean = cleanHtml(`<p>trước</p><${name}>chữ</${name}><p>sau</p>`)
      const found = [...clean.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, tag = '']) => tag)
      expect(
        found.filter((tag) => !isRichTextTag(tag)),
        name,
      ).toEqual([])
    }
  })

  test('writes the other names of a tag as the one that the editor writes', () => {
    expect(cleanHtml('<h1>Đề</h1><p><b>a</b> <i>b</i> <del>c</del></p>')).toBe(
      '<h2>Đề</h2><p><strong>a</strong> <em>b</em> <s>c</s></p>',
    )
    expect(cleanHtml('<p><span class="x">chữ</span> <a href="trang-khac">liên kết</a></p>')).toBe('<p>chữ liên kết</p>')
    expect(cleanHtml('<p><span data-latex="x"></span></p>')).toBe(
      '<p><span data-type="inline-math" data-latex="x"></span></p>',
    )
  })

  test('unwraps what is not allowed and leaves what follows where it is', () => {
    expect(cleanHtml('<a href="vbscript:msgbox(1)">x</a><p>y</p>một')).toBe('x<p>y</p>một')
    expect(cleanHtml('<span>a</span><table><tr><td>x</td></tr></table>b')).toBe('a<table><tr><td>x</td></tr></table>b')
  })

  test('takes pictures from this site only', () => {
    for (const src of ['https://evil.example/a.png', '//evil.example/a.png', 'data:image/png;base64,AA', '/other.png'])
      expect(cleanHtml(`<p>a<img src="${src}"></p>`)).toBe('<p>a</p>')
    expect(cleanHtml(`<img src="${picture}" onerror="alert(1)" srcset="//evil.example/a">`)).toBe(
      `<img src="${picture}" />`,
    )
  })

  test('opens links elsewhere, and no link runs anything', () => {
    expect(cleanHtml('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    )
    expect(cleanHtml('<a href="javascript:alert(1)">a</a>')).not.toContain('javascript')
  })

  test.each(attacks)('leaves nothing of %s', (attack) => {
    const clean = cleanHtml(`<p>before</p>${attack}<p>after</p>`)
    expect(clean).not.toMatch(/<(script|style|iframe|svg|math|object|embed|form|input|link|meta|base|video|audio)\b/i)
    expect(clean).not.toMatch(/<[^>]*\son\w+\s*=/i)
    expect(clean).not.toMatch(/<[^>]*(javascript|vbscript|data):/i)
    expect(clean).not.toMatch(/<[^>]*\s(srcdoc|formaction|background|action)\s*=/i)
  })

  test('is clean after the first time', () => {
    const part = fc.oneof(fc.constantFrom(...attacks, '<p>', '</p>', '&lt;', '<b', '">'), fc.string())
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const once = cleanHtml(parts.join(''))
        expect(cleanHtml(once)).toBe(once)
      }),
    )
  })

  test('takes as much nesting and as many tags as a text may have, and refuses more', () => {
    const nested = (depth: number) => '<blockquote>'.repeat(depth) + 'x' + '</blockquote>'.repeat(depth)
    expect(cleanHtml(nested(40))).toBe(nested(40))
    expect(() => cleanHtml(nested(htmlLimits.depth))).not.toThrow()
    expect(() => cleanHtml(nested(htmlLimits.depth + 1))).toThrow(HtmlTooComplex)
    expect(() => cleanHtml('<br>'.repeat(htmlLimits.tags))).not.toThrow()
    for (const tag of ['<br>', '</p>', '<a></a>'])
      expect(() => cleanHtml(tag.repeat(htmlLimits.tags + 1))).toThrow(HtmlTooComplex)
  })

  test('refuses a formula that is too long instead of leaving it out', () => {
    const formula = (length: number) =>
      `<p>Tính <span data-type="inline-math" data-latex="${'x'.repeat(length)}"></span></p>`
    expect(cleanHtml(formula(htmlLimits.formula))).toBe(formula(htmlLimits.formula))
    expect(() => cleanHtml(formula(htmlLimits.formula + 1))).toThrow(HtmlTooComplex)
  })

  test('does not read what stands in a frame as HTML of its own, whatever its nesting', () => {
    expect(cleanHtml(`<p>a</p><iframe>${'<a>'.repeat(1000)}</iframe><p>b</p>`)).toBe('<p>a</p><p>b</p>')
  })
})

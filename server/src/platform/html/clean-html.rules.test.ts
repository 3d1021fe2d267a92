import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { attacks } from '../../../testing/attacks.ts'

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
})

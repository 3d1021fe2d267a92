import { expect, test } from 'vitest'
import { isHeadingAbroad } from './headings-abroad.ts'

test.each(['## Cevap Anahtarı', 'Kunci Jawaban:', 'Gabarito oficial', 'Bölüm 2', 'Rozdział 3: Ptaki', '## Sezione B'])(
  '%s belongs to no question',
  (text) => {
    expect(isHeadingAbroad(text)).toBe(true)
  },
)

test.each(['Gabarito: B', 'Bölüm yapılırken hangi sayı kullanılır?', 'Konu 3 kez işlendi ve bitti mi?', 'Kunci'])(
  '%s may belong to one',
  (text) => {
    expect(isHeadingAbroad(text)).toBe(false)
  },
)

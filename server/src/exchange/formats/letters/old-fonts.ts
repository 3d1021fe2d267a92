/**
 * Before Unicode each family of fonts in Vietnam had letters of its own: what is typed in .VnTime or VNI-Times looks
 * right only in them. A file may still hold both, so the font of each piece decides.
 */
export type OldFont = 'tcvn' | 'tcvn-capitals' | 'vni'

export function oldFontOf(name: string): OldFont | null {
  if (name.startsWith('.Vn')) return name.endsWith('H') ? 'tcvn-capitals' : 'tcvn'
  return /^VNI[-_ ]/i.test(name) ? 'vni' : null
}

/** Letters that no such font has: whoever typed them did so with a newer one, whatever the file says. */
const modernLetters = /[\u1EA0-\u1EF9ăĂđĐĩĨũŨơƠưƯ]/u

export function modernText(text: string, font: OldFont): string {
  if (modernLetters.test(text.normalize('NFC'))) return text
  if (font === 'vni') return fromVni(text)
  const modern = text.replaceAll(/[\u00A1-\u00FF]/g, (letter) => tcvn.get(letter) ?? letter)
  return font === 'tcvn-capitals' ? modern.toUpperCase() : modern
}

const tcvn = pairs(
  '¡Ă¢Â£Ê¤Ô¥Ơ¦Ư§Đ¨ă©âªê«ô¬ơ\u00ADư®đµà¶ả·ã¸á¹ạ»ằ¼ẳ½ẵ¾ắÆặÇầÈẩÉẫÊấËậÌèÎẻÏẽÐéÑẹÒềÓểÔễÕếÖệ×ìØỉÜĩÝíÞịßòáỏâõãóäọåồæổçỗèốéộêờëởìỡíớîợïùñủòũóúôụõừöử÷ữøứùựúỳûỷüỹýýþỵ',
)

/** Behind a letter: its mark, or its mark on the roof or the bowl that it gets as well. */
const vniMarks: Readonly<Record<string, string>> = {
  ù: '\u0301',
  ø: '\u0300',
  û: '\u0309',
  õ: '\u0303',
  ï: '\u0323',
  â: '\u0302',
  á: '\u0302\u0301',
  à: '\u0302\u0300',
  å: '\u0302\u0309',
  ã: '\u0302\u0303',
  ä: '\u0302\u0323',
  ê: '\u0306',
  é: '\u0306\u0301',
  è: '\u0306\u0300',
  ú: '\u0306\u0309',
  ü: '\u0306\u0303',
  ë: '\u0306\u0323',
}
const vniLetters = pairs('ñđÑĐöưÖƯôơÔƠæỉÆỈóĩÓĨòịÒỊîỵÎỴ')
const marks = Object.keys(vniMarks).join('')
const vni = new RegExp(`([aeouyöôAEOUYÖÔ])([${marks}${marks.toUpperCase()}])|[ñÑöÖôÔæÆóÓòÒîÎ]`, 'g')

function fromVni(text: string): string {
  return text.replaceAll(vni, (whole, letter?: string, mark?: string) => {
    const base = letter ?? whole
    return ((vniLetters.get(base) ?? base) + (vniMarks[(mark ?? '').toLowerCase()] ?? '')).normalize('NFC')
  })
}

function pairs(text: string): ReadonlyMap<string, string> {
  const letters = Array.from(text)
  return new Map(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter]] : [])))
}

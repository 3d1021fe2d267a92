import { modernText, oldFontOf } from '../../letters/old-fonts.ts'
import { shownText, symbolFontOf } from '../../letters/symbol-fonts.ts'

/** Bytes of an RTF file as letters: of the file's code page, or of that of the font they are set in. */
export interface RtfLetters {
  codePage(number: number): void
  beginFont(number: number): void
  charset(number: number): void
  nameFont(part: string): void
  letter(byte: number, font: number): string
  decoded(bytes: string, font: number): string
  /** As they are seen in their font, with null for each that nobody knows. */
  shown(text: string, font: number): (string | null)[]
}

const charsets: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  163: 'windows-1258',
  204: 'windows-1251',
  238: 'windows-1250',
}

export function createRtfLetters(): RtfLetters {
  const fonts = new Map<number, string>()
  const names = new Map<number, string>()
  let page = 'windows-1252'
  let current = -1

  const nameOf = (font: number): string => (names.get(font) ?? '').replace(/;.*$/s, '').trim()

  function decode(bytes: Uint8Array, font: number): string {
    if (symbolFontOf(nameOf(font)) !== null) return Buffer.from(bytes).toString('latin1')
    const old = oldFontOf(nameOf(font))
    if (old !== null) return modernText(new TextDecoder('latin1').decode(bytes), old)
    // A font that says nothing of its own has the letters of the file.
    const own = fonts.get(font)
    return decoderOf(own === undefined || own === 'windows-1252' ? page : own).decode(bytes)
  }

  return {
    codePage(number) {
      page = `windows-${number}`
    },
    beginFont(number) {
      current = number
    },
    charset(number) {
      const known = charsets[number]
      if (known !== undefined) fonts.set(current, known)
    },
    nameFont(part) {
      names.set(current, (names.get(current) ?? '') + part)
    },
    letter: (byte, font) => decode(Uint8Array.of(byte), font),
    decoded: (bytes, font) => decode(Buffer.from(bytes, 'latin1'), font),
    shown: (text, font) => shownText(text, symbolFontOf(nameOf(font))),
  }
}

const decoders = new Map<string, InstanceType<typeof TextDecoder>>()

function decoderOf(name: string): InstanceType<typeof TextDecoder> {
  const known = decoders.get(name) ?? decoderNamed(name)
  decoders.set(name, known)
  return known
}

function decoderNamed(name: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

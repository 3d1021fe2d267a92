import { constants, deflateRawSync } from 'node:zlib'

type Part = string | { dictionary: string; stream: Buffer | string }

/** A file of these objects, the first of which is its catalogue. */
export function pdfOfObjects(objects: readonly Part[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const body =
      typeof object === 'string'
        ? Buffer.from(object)
        : Buffer.concat([
            Buffer.from(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`),
            Buffer.from(object.stream),
            Buffer.from('\nendstream'),
          ])
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    places.push(length)
    length += whole.length
    parts.push(whole)
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** One page with these contents; what it names begins with object 5. */
function onePage(contents: Part, resources = '', more: readonly Part[] = []): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
    ...more,
  ])
}

const blockBytes = 10_000_000

/** A thousandth of what it unpacks to: a block of ten megabytes, again and again. */
function packed(bytes: number, of: string): Buffer {
  const block = deflateRawSync(Buffer.alloc(blockBytes, of), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array.from({ length: bytes / blockBytes }, () => block)
  return Buffer.concat([Buffer.from('789c', 'hex'), ...blocks, Buffer.from('030000000000', 'hex')])
}

/** Some megabyte of contents that become more than one and a half gigabytes. */
export function swellingPdf(bytes = 1_500_000_000): Buffer {
  return onePage({ dictionary: '/Filter /FlateDecode', stream: packed(bytes, '0 0 m ') })
}

/** The same, written so that nobody sees it by looking at the file. */
export function disguisedSwellingPdf(): Buffer {
  const stream = `${packed(1_500_000_000, '0 0 m ').toString('hex')}>`
  return onePage({ dictionary: '/Filter [/ASCIIHexDecode /FlateDecode]', stream })
}

/** A scanned page whose picture says it is small and is not. */
export function swellingScan(): Buffer {
  const look = '/Type /XObject /Subtype /Image /Width 1000 /Height 1400 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const picture = { dictionary: `${look} /Filter /FlateDecode`, stream: packed(1_000_000_000, '\u0000') }
  return onePage({ dictionary: '', stream: 'q 595 0 0 842 0 0 cm /Scan Do Q' }, '/XObject << /Scan 5 0 R >>', [picture])
}

/** Three kilobytes: a form that draws a form ten times over, and so on. */
export function nestedForms(depth = 10, each = 10): Buffer {
  const forms = Array.from({ length: depth }, (_, index): Part => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /F ${index + 6} 0 R >> >>`,
    stream: index === depth - 1 ? '0 0 m 1 1 l S' : '/F Do '.repeat(each),
  }))
  return onePage({ dictionary: '', stream: '/F Do' }, '/XObject << /F 5 0 R >>', forms)
}

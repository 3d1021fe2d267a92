import { inflateSync } from 'node:zlib'

/** What a PDF of our own making says: enough of the format to read it back, and no more. */
export interface ReadPdf {
  /** The text of each page, in the order in which it is drawn. */
  pages: string[]
  /** How many curves each page has: letters of formulas are drawn, not written. */
  curves: number[]
  /** The names of the fonts that are in the file. */
  fonts: string[]
  pictures: number
}

export function readPdf(file: Uint8Array): ReadPdf {
  const source = Buffer.from(file).toString('latin1')
  if (!source.startsWith('%PDF-') || !source.trimEnd().endsWith('%%EOF')) throw new Error('not a whole PDF')
  const objects = objectsOf(source)
  const referred = (body: string, name: string): string =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''
  const all = [...objects.values()]
  const tree = all.find((body) => /\/Type \/Pages\b/.test(body)) ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? ''
  const pageBodies = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '')
  const pages = pageBodies.map((page) => {
    const resources = referred(page, 'Resources') || page
    const fontList = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
    const letters = new Map(
      [...fontList.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
        name,
        lettersOf(streamOf(referred(objects.get(font) ?? '', 'ToUnicode'))),
      ]),
    )
    return textOf(streamOf(referred(page, 'Contents')), letters)
  })
  return {
    pages,
    curves: pageBodies.map((page) => streamOf(referred(page, 'Contents')).match(/ c$/gm)?.length ?? 0),
    fonts: [...new Set(all.flatMap((body) => /\/FontName \/\w{6}\+([\w-]+)/.exec(body)?.[1] ?? []))].toSorted(),
    pictures: all.filter((body) => body.includes('/Subtype /Image') && body.includes('/ColorSpace /DeviceRGB')).length,
  }
}

/** By the table at the end, since anything can stand in a stream. */
function objectsOf(source: string): Map<string, string> {
  const table = source.slice(Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]))
  const starts = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, start]) => Number(start))
  const ends = [...starts, source.length - table.length].toSorted((one, other) => one - other)
  return new Map(
    starts.map((start) => {
      const body = source.slice(start, ends[ends.indexOf(start) + 1])
      return [/^(\d+) 0 obj/.exec(body)?.[1] ?? '', body]
    }),
  )
}

function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body)
  if (!start) return ''
  const from = start.index + start[0].length
  const bytes = Buffer.from(body.slice(from, from + Number(/\/Length (\d+)/.exec(body)?.[1])), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

type Letters = ReadonlyMap<number, string>

function lettersOf(map: string): Letters {
  const letters = new Map<number, string>()
  const written = (hex: string): string =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
  for (const [, start = '', list = ''] of map.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries())
      letters.set(Number.parseInt(start, 16) + index, written(hex.replaceAll(' ', '')))
  }
  return letters
}

function textOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  let text = ''
  for (const [, font, glyphs] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    else {
      for (const [, hex = ''] of (glyphs ?? '').matchAll(/<(\w+)>/g))
        for (const unit of hex.match(/.{4}/g) ?? []) text += letters.get(Number.parseInt(unit, 16)) ?? '\uFFFD'
      text += '\n'
    }
  }
  return text
}

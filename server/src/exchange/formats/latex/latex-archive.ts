import path from 'node:path'
import { type PictureFile, UnreadableFile } from '../../item.ts'
import { decodeText, longestText } from '../../text-decoding.ts'
import { type ZipArchive, openZip } from '../../zip-archive.ts'

/** A paper in one file, or in an archive with what it takes in: other files, and pictures. */
export function sourceOfPaper(bytes: Uint8Array): { source: string; pictures: PictureFile[] } {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { source: decodeText(bytes), pictures: [] }
  const archive = openZip(bytes)
  const papers = papersIn(archive)
  const main = mainOf(papers)
  const pictures: PictureFile[] = []
  const source = taken(main, papers, 0, { left: longestText })
  return { source: withPictures(source, path.posix.dirname(main), archive, pictures), pictures }
}

type Papers = ReadonlyMap<string, string>

/** Whether a file of LaTeX lies in it. */
export const isPaperName = (name: string): boolean => /\.tex$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)

function papersIn(archive: ZipArchive): Papers {
  const names = archive.names().filter(isPaperName)
  return new Map(names.map((name) => [name, decodeText(archive.open(name, longestText) ?? new Uint8Array())]))
}

const takes =
  /^((?:[^%\n\\]|\\[^])*?)\\(?:input|include|subfile)(?![a-zA-Z])\s*(?:\{([^{}\n]{1,200})\}|([\w./-]{1,200}))/mu
const deepest = 8

/** The one that no other takes in; a class of its own tells it from notes. */
function mainOf(papers: Papers): string {
  const inside = new Set([...papers].flatMap(([name, text]) => takenIn(text, name, papers)))
  const free = [...papers.keys()].filter((name) => !inside.has(name))
  const whole = free.filter((name) => /^[^%\n]*\\documentclass/mu.test(papers.get(name) ?? ''))
  const [main, ...others] = whole.length > 0 ? whole : free
  // Several papers, of which one may be the solution of another.
  if (main === undefined || others.length > 0) throw new UnreadableFile('zipOfFiles')
  return main
}

function takenIn(text: string, from: string, papers: Papers): string[] {
  const all = new RegExp(takes.source, 'gmu')
  return [...text.matchAll(all)].flatMap(([, , braced, bare]) => fileOf(braced ?? bare ?? '', from, papers) ?? [])
}

/** Beside the file that names it or at the top, with its ending or without. */
function fileOf(said: string, from: string, papers: Papers): string | undefined {
  const name = said.trim()
  const folders = [path.posix.dirname(from), '.', path.posix.dirname([...papers.keys()][0] ?? '')]
  return folders
    .flatMap((folder) => [path.posix.join(folder, name), path.posix.join(folder, `${name}.tex`)])
    .find((each) => papers.has(each))
}

/** With what it takes in where it stands; what is not there stays named. */
function taken(name: string, papers: Papers, depth: number, room: { left: number }): string {
  let rest = papers.get(name) ?? ''
  room.left -= rest.length
  if (room.left < 0) throw new UnreadableFile('tooMuch')
  let result = ''
  for (let found = takes.exec(rest); found !== null; found = takes.exec(rest)) {
    const [whole, before = '', braced, bare] = found
    const inside = depth < deepest ? fileOf(braced ?? bare ?? '', name, papers) : undefined
    result += rest.slice(0, found.index) + before
    result += inside === undefined ? whole.slice(before.length) : bodyOf(taken(inside, papers, depth + 1, room))
    rest = rest.slice(found.index + whole.length)
  }
  return result + rest
}

/** One that is a document of its own brings what stands in it. */
function bodyOf(text: string): string {
  return /^[^%\n]*\\begin\s?\{document\}([^]*?)^[^%\n]*\\end\s?\{document\}/mu.exec(text)?.[1] ?? text
}

const called = /\\includegraphics\*?\s*(?:\[[^\]]{0,300}\]\s*)?\{\s*([^{}\n]{1,200}?)\s*\}/gu
const shown = ['', '.png', '.jpg', '.jpeg', '.PNG', '.JPG', '.gif', '.webp']
const largest = 5 * 1024 * 1024

/** Pictures that lie in the archive, by a command of ours. */
function withPictures(source: string, folder: string, archive: ZipArchive, pictures: PictureFile[]): string {
  const names = new Set(archive.names())
  const paths = [...source.matchAll(/\\graphicspath\s*\{((?:\s*\{[^{}]{0,200}\}){1,20})/gu)].flatMap(([, said = '']) =>
    [...said.matchAll(/\{([^{}]*)\}/gu)].map(([, one = '']) => one),
  )
  const known = new Map<string, number>()
  return source.replaceAll(called, (whole, said: string) => {
    const name = ['', ...paths]
      .flatMap((own) => shown.map((ending) => path.posix.join(folder, own, said + ending)))
      .find((each) => names.has(each) && /\.(?:png|jpe?g|gif|webp)$/i.test(each))
    if (name === undefined || archive.sizeOf(name) > largest) return whole
    if (!known.has(name)) {
      known.set(name, pictures.length)
      const content = Uint8Array.from(archive.open(name) ?? [])
      pictures.push({ name: `latex-${pictures.length}`, content })
    }
    return `\\pictureOfArchive{${known.get(name)}}`
  })
}

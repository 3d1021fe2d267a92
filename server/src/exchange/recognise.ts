import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { isAiken } from './formats/aiken/aiken.ts'
import { hasName } from './formats/gift/gift-syntax.ts'
import { isOwnJson } from './formats/json/json.ts'
import { isCompound, openCompound } from './formats/mathtype/compound-file.ts'
import { packedQti, qtiVersionOf } from './formats/qti/qti-version.ts'
import { isTable } from './formats/sheet/csv.ts'
import { UnreadableFile } from './item.ts'
import { named } from './paper/words.ts'
import { decodeText, longestText } from './text-decoding.ts'
import { type ZipArchive, openZip } from './zip-archive.ts'

/** By what is in the file; its name only decides between texts that could be several things. */
export function formatOf(bytes: Uint8Array, name: string): ImportFormat {
  if (bytes.length === 0) throw new UnreadableFile('broken')
  if (isPacked(bytes)) return packedFormat(bytes)
  if (isCompound(bytes)) return formatOfStreams(bytes)
  if (isPdf(bytes)) return 'pdf'
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (start.replace(/^\xEF\xBB\xBF/, '').startsWith('{\\rtf')) return 'rtf'
  if (/^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF|BM)/.test(start)) throw new UnreadableFile('unknownFormat')
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new UnreadableFile('courseBackup')
  const head = decodeText(sample(bytes)).replace(/^\uFEFF/, '')
  return textFormat(head, /\.([a-z]+5?)$/i.exec(name)?.[1]?.toLowerCase() ?? '')
}

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Some programs write a few lines before the sign. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-') && bytes[0] !== 0x3c
}

function textFormat(head: string, ending: string): ImportFormat {
  if (/^\s*</.test(head)) {
    const qti = qtiVersionOf(head)
    if (qti) return qti
    if (/<MOODLE_BACKUP>/.test(head)) throw new UnreadableFile('courseBackup')
    if (/<quiz\b/i.test(head) || (ending === 'xml' && /<question\b/i.test(head))) return 'moodle_xml'
    if (/^\s*<(?:\?xml|!--|!DOCTYPE\s+html|[A-Za-z][\w:-]*[\s>])/i.test(head)) throw new UnreadableFile('unknownFormat')
  }
  if (isOwnJson(head)) return 'json'
  if (/^\s*[[{]\s*["{[]/.test(head) && /^(?:json5?|js|txt)?$/.test(ending) && /[\]}]/.test(head))
    throw new UnreadableFile('unknownFormat')
  if (isLatex(head, ending)) return 'latex'
  if (ending === 'csv' || ending === 'tsv') return 'csv'
  if (ending === 'gift' || hasName(head) || /^\$CATEGORY:/im.test(head)) return 'gift'
  if (isAiken(head) && !numberedIn(head)) return 'aiken'
  if (isGift(head)) return 'gift'
  if (!numberedIn(head) && isTable(head)) return 'csv'
  return 'text'
}

/** 'Câu 1' begins several lines. */
const numberedIn = (head: string): boolean => head.split('\n').filter((line) => named.test(line)).length > 1

const answers = /\{\s*(?:[=~#>]|\d*:[A-Z_]{2,20}:|(?:T|F|TRUE|FALSE)\s*[#}])/gu
const firstOption = /^[^\S\n]*\(?A[.)]/gmu

function isGift(head: string): boolean {
  const braces = head.match(answers)?.length ?? 0
  return braces > 0 && braces > (head.match(firstOption)?.length ?? 0)
}

const asked = /\\begin\s*\{\s*(?:ex|bt)\s*\}/u
const answered = /\\(?:choice|choiceTF[tn]?|shortans|loigiai)(?![a-zA-Z])/u

function isLatex(head: string, ending: string): boolean {
  if (ending === 'tex' || /^(?:\s*%[^\n]*\n)*\s*\\documentclass/u.test(head)) return true
  return asked.test(head) && answered.test(head)
}

/** By the first bytes alone: archives, older Word files, XML, our own and GIFT may hold pictures, everything else is typed. */
export function expectFittingSize(start: Uint8Array, size: number): void {
  const head = new TextDecoder().decode(start.subarray(0, 200))
  const holdsPictures = /^[\uFEFF\s]*(?:<(?:\?xml|quiz)|::|\/\/|\$CATEGORY:)/i.test(head) || isOwnJson(head)
  if (size > longestText && !isPacked(start) && !isCompound(start) && !isPdf(start) && !holdsPictures)
    throw new UnreadableFile('tooMuch')
}

function packedFormat(bytes: Uint8Array): ImportFormat {
  const archive = openZip(bytes)
  const names = archive.names()
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name))
  if (has(/^word\/document\d*\.xml$/)) return 'docx'
  if (has(/^xl\/workbook\.(?:xml|bin)$/)) return 'xlsx'
  if (names.includes('content.xml')) return openDocument(archive)
  if (has(/(?:^|\/)(?:Index\.zip|Document\.iwa|index\.apxl|index\.xml\.gz)$/)) throw new UnreadableFile('unknownFormat')
  if (has(/^moodle(?:_backup)?\.xml$/)) throw new UnreadableFile('courseBackup')
  const qti = packedQti(archive)
  if (qti) return qti
  if (has(/\.(?:docx?|xlsx?|odt|ods|rtf|pdf|tex)$/i)) throw new UnreadableFile('zipOfFiles')
  throw new UnreadableFile('unknownFormat')
}

function openDocument(archive: ZipArchive): ImportFormat {
  const kind = new TextDecoder().decode(archive.open('mimetype', 200) ?? new Uint8Array())
  if (kind.includes('opendocument.spreadsheet')) return 'ods'
  if (kind.includes('opendocument.text')) return 'odt'
  throw new UnreadableFile('unknownFormat')
}

/** By the streams at its top: those of other files may lie below. */
function formatOfStreams(bytes: Uint8Array): ImportFormat {
  const names = new Set(openCompound(bytes).names())
  if (names.has('EncryptedPackage')) throw new UnreadableFile('locked')
  if (names.has('WordDocument')) return 'doc'
  if (names.has('Workbook') || names.has('Book')) return 'xls'
  throw new UnreadableFile('unknownFormat')
}

/** Cut where a letter ends, or its encoding could not be told. */
function sample(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= 20_000) return bytes
  const end = bytes.lastIndexOf(0x0a, 20_000)
  let length = end > 0 ? end + 1 : 20_000
  while (length > 0 && ((bytes[length] ?? 0) & 0xc0) === 0x80) length -= 1
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes[1] === 0
  return bytes.subarray(0, isWide ? length - (length % 2) : length)
}

import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { ExchangeFailureCode } from '@lms/contracts/exchange/exchange-failures.ts'
import { UnreadableFile } from '../item.ts'
import { isCompound, openCompound } from '../compound/compound-file.ts'
import { isOwnJson } from './json-sign.ts'
import { isJson } from '../objects/json-source.ts'
import { isPage } from '../pages/page-sign.ts'
import { isLatex } from './latex-sign.ts'
import { answersInGift, isInBraces, isNumberedPaper } from '../word/signs/paper-sign.ts'
import { isCounted } from '../word/paper/respelled/shapes/shaped-numbers.ts'
import { isPaperSpelledOtherwise } from '../word/paper/respelled/spelled-otherwise.ts'
import { isPrint } from '../word/prints/print-sign.ts'
import { isPaperName } from '../latex/latex-archive.ts'
import { isPdf } from './pdf-sign.ts'
import { isPool } from './pool-sign.ts'
import { refusalOf } from './refused-text.ts'
import { isTypedPaper } from './typed-signs.ts'
import { isBareSheet, writtenSheet } from '../rows/spreadsheet/old/sheet-sign.ts'
import { isAiken } from '../text/aiken.ts'
import { hasName } from '../text/gift-syntax.ts'
import { decodeText, longestText } from '../text/text-decoding.ts'
import { typedTest } from '../text/typed-test/typed-test.ts'
import { isTable } from '../rows/csv.ts'
import { withoutMarkup } from '../word/document/typed-markup.ts'
import { hasTable } from '../word/markdown-lines.ts'
import { isBlackboardLines } from '../text/packed-tests/blackboard-lines.ts'
import { isStarredTest } from '../text/packed-tests/starred-test.ts'
import { type ZipArchive, openZip } from '../zip-archive.ts'
import { isOfWebct, packedQti, qtiVersionOf } from '../qti/qti-version.ts'

/** By what is in the file; its name only decides between texts that could be several things. */
export function formatOf(bytes: Uint8Array, name: string): ImportFormat {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return packedFormat(bytes)
  if (isCompound(bytes)) return formatOfStreams(bytes, name)
  if (isBareSheet(bytes)) return 'xls'
  if (bytes[0] === 0x1f && bytes[1] === 0x8b && /\.mbz$/i.test(name)) throw new UnreadableFile('courseBackup')
  if (isOldSheet(bytes, name)) return 'xls'
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (isPdf(bytes)) return 'pdf'
  if (isRichText(bytes)) return 'rtf'
  if (isPage(bytes)) return 'html'
  expectText(bytes)
  expectPacked(bytes, name)
  const ending = /\.([a-z]+5?)$/i.exec(name)?.[1]?.toLowerCase()
  // Chats put what they write between lines of their own.
  const typed = decodeText(sample(bytes))
    .trimStart()
    .replace(/^```\w{0,20}\s*\n\s*([^]*?)(?:\n```\s*)?$/, '$1')
  const head = isOfNotes(ending) ? withoutMarkup(typed.split('\n')).join('\n').trimStart() : typed
  // The first lines of a text for programs that read Markdown may be those of a page.
  if (tagOfPage.test(head) && !(isMarkdown(head) && isTypedPaper(head))) return 'html'
  expectQuestions(head)
  const foreign = xmlFormat(head)
  if (foreign) return foreign
  if (/<MOODLE_BACKUP>/.test(head)) throw new UnreadableFile('courseBackup')
  const qti = /^\s*<[?!\w]/.test(head) ? qtiVersionOf(head) : null
  if (qti) return qti
  if (ending === 'yaml' || ending === 'yml') return 'yaml'
  if (isOfPrograms.test(ending ?? '') || isOwnJson(head) || isJson(head)) return 'json'
  if (/^(?:(?:<!--[\s\S]{0,2000}?-->|<\?(?!xml\s)[^<>]{0,500}\?>)\s*)*<(?:\?xml|quiz|!DOCTYPE)/i.test(head))
    return 'moodle_xml'
  if (isLatex(head, ending)) return 'latex'
  if (isBlackboardLines(head)) return 'blackboard'
  if (ending === 'csv' || ending === 'tsv') return 'csv'
  if (isPrint(head)) return 'text'
  if (isAiken(head) && !isNumberedPaper(head) && !isCounted(head)) return 'aiken'
  // Without a brace it is GIFT by its name alone.
  const isNamedGift = ending === 'gift' && (head.includes('{') || !isTypedPaper(head))
  if (isNamedGift || hasName(head) || /^\$CATEGORY:/im.test(head)) return 'gift'
  if (hasTable(head.split('\n')) || typedTest(head) || isStarredTest(head)) return 'text'
  if (isTable(head) && ending !== 'md') return 'csv'
  if (isTypedPaper(head)) return 'text'
  if (isInBraces(head) && !isMarkdown(head)) return 'gift'
  // A comment begins other files as well.
  if (head.startsWith('//') && (answersInGift(head) > 0 || namedInGift.test(head))) return 'gift'
  if (/^[^\n]*[,;\t][^\n]*\n/.test(head) && ending !== 'txt' && ending !== 'md') return 'csv'
  const refusal = isOfText(ending) ? refusalOf(head.split('\n')) : 'unknownFormat'
  // No sign is known, and something asks: what is read of it says whether it can be believed.
  if (refusal === 'questionsUnread' || (isOfText(ending) && isPaperSpelledOtherwise(head))) return 'text'
  throw new UnreadableFile(refusal)
}

/** Lists of questions that a page or a program brings along. */
const isOfPrograms = /^(?:json[5lc]?|[cm]?[jt]s|[jt]sx)$/

/** Nothing but text, by its name; or a text that somebody named like a file of Word. */
const isOfText = (ending: string | undefined): boolean =>
  ending === undefined || /^(?:txt|text|md|markdown|docx?|rtf|odt)$/.test(ending)

const isOfNotes = (ending: string | undefined): boolean => ending === 'md' || ending === 'markdown' || ending === 'txt'

/** '::Tên::Sắp xếp các từ. {>4 ALL …' */
const namedInGift = /^\s*(?:\[\w+\])?::[^:\n]{1,300}::[^\n]*\{\s*(?:[=~#>}]|$)/m

function isRichText(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 8))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
    .startsWith('{\\rtf')
}

/** Headings, blocks of code and formulas between signs: its braces are those of programs and formulas. */
function isMarkdown(head: string): boolean {
  return /^```/m.test(head) || (/^#{1,6} \S/m.test(head) && /^[-*+] \S/m.test(head))
}

/** By its first element. */
function xmlFormat(head: string): ImportFormat | null {
  const root = /^(?:\s|<\?[^<>]{0,200}\?>|<!--[\s\S]{0,2000}?-->)*<([A-Za-z][\w:-]*)/.exec(head)?.[1]
  if (root === 'POOL' || root === 'ASSESSMENT') return 'blackboard'
  return root === 'examview' ? 'examview' : null
}

const foreign: readonly { code: ExchangeFailureCode; start: RegExp }[] = [
  { code: 'onlyPicture', start: /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF[^]{4}WEBP)/ },
]

/** Files that are something else say what they are, not that their letters cannot be read. */
function expectText(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 300))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
  const found = foreign.find((kind) => kind.start.test(start))
  if (found) throw new UnreadableFile(found.code)
}

/** What is named like a file of Word or Excel and holds bytes that no text has. */
function expectPacked(bytes: Uint8Array, name: string): void {
  const isNamed = /\.(?:doc[xm]|xls[xm]|od[ts]|pdf|zip|imscc|mbz)$/i.test(name)
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isNamed && !isWide && bytes.subarray(0, 2000).some((byte) => byte < 0x07)) throw new UnreadableFile('broken')
}

const tagOfPage = /^<(?:!DOCTYPE\s+html|html|head|body|style|script|table|form|div|meta|center)\b/i

/** What has braces or lines like other formats and is none of them. */
function expectQuestions(head: string): void {
  if (/^:(?:TYPE|QUESTION):/m.test(head)) throw new UnreadableFile('webct')
}

/** By the first bytes alone: archives, older Word files, XML, our own and GIFT may hold pictures, everything else is typed. */
export function expectFittingSize(start: Uint8Array, size: number): void {
  const isPacked = (start[0] === 0x50 && start[1] === 0x4b) || isCompound(start)
  const head = new TextDecoder().decode(start.subarray(0, 200))
  const holdsPictures = /^[\uFEFF\s]*(?:<(?:\?xml|quiz)|::|\/\/|\$CATEGORY:)/i.test(head) || isOwnJson(head)
  if (size > longestText && !isPacked && !holdsPictures) throw new UnreadableFile('tooComplex')
}

function packedFormat(bytes: Uint8Array): ImportFormat {
  const archive = openZip(bytes)
  const names = archive.names()
  if (names.some((name) => /^word\/document\d*\.xml$/.test(name))) return 'docx'
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('xl/workbook.bin')) throw new UnreadableFile('oldSheet')
  if (names.includes('content.xml') && isOpenSheet(archive)) return 'ods'
  if (names.includes('content.xml') && isOpenText(archive)) return 'odt'
  if (names.some((name) => /\.dat$/i.test(name) && isPool(archive.open(name) ?? new Uint8Array()))) return 'blackboard'
  if (names.includes('mimetype') && names.includes('content.xml')) throw new UnreadableFile('openDocument')
  if (names.some((name) => /(?:^|\/)(?:Index\.zip|Document\.iwa|index\.apxl|index\.xml\.gz)$/.test(name)))
    throw new UnreadableFile('apple')
  if (names.includes('moodle_backup.xml') || names.includes('moodle.xml')) throw new UnreadableFile('courseBackup')
  const qti = packedQti(archive)
  if (qti) return qti
  if (names.some(isPaperName)) return 'latex'
  if (isOfWebct(archive)) throw new UnreadableFile('webct')
  if (names.some((name) => /\.(?:docx?|xlsx?|odt|ods|rtf|pdf)$/i.test(name))) throw new UnreadableFile('zipOfFiles')
  // A course of which nothing is asked.
  if (names.some((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name))) throw new UnreadableFile('empty')
  throw new UnreadableFile('unknownFormat')
}

const isOpenSheet = (archive: ZipArchive): boolean => openKindOf(archive).endsWith('opendocument.spreadsheet')

/** As its first file says, or the list of all of them, where a program left that out. */
function openKindOf(archive: ZipArchive): string {
  const said = archive.open('mimetype', 200)
  if (said !== null)
    return new TextDecoder()
      .decode(said)
      .trim()
      .replace(/-template$/, '')
  const list = new TextDecoder().decode(archive.open('META-INF/manifest.xml', 1_000_000) ?? new Uint8Array())
  const root = /<manifest:file-entry\b[^<>]*\bmanifest:full-path="\/"[^<>]*>/.exec(list)?.[0] ?? ''
  return /\bmanifest:media-type="([^"]{0,100})"/.exec(root)?.[1] ?? ''
}

/** By the streams at its top: those of other files may lie below. */
function formatOfStreams(bytes: Uint8Array, name: string): ImportFormat {
  const names = new Set(openCompound(bytes).names())
  if (names.has('EncryptedPackage')) throw new UnreadableFile('officeLocked')
  if (names.has('WordDocument')) return 'doc'
  if (names.has('Workbook') || names.has('Book') || /\.xl\w{1,3}$/i.test(name)) return 'xls'
  throw new UnreadableFile('unknownFormat')
}

/** What a page is named like says what it was made for. */
function isOldSheet(bytes: Uint8Array, name: string): boolean {
  const written = writtenSheet(bytes)
  return written === 'xml' || (written === 'page' && /\.xls$/i.test(name))
}

const isOpenText = (archive: ZipArchive): boolean => openKindOf(archive).endsWith('opendocument.text')

/** Cut where a letter ends, or its encoding could not be told. */
function sample(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= 20_000) return bytes
  const end = bytes.lastIndexOf(0x0a, 20_000)
  let length = end > 0 ? end + 1 : 20_000
  while (length > 0 && ((bytes[length] ?? 0) & 0xc0) === 0x80) length -= 1
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes[1] === 0
  return bytes.subarray(0, isWide ? length - (length % 2) : length)
}

import { type FormatReader, UnreadableFile } from '../../item.ts'
import { longestText } from '../../text/text-decoding.ts'
import { createEmbeddedEquations } from '../../mathtype/embedded-equations.ts'
import { createRtfBlocks } from './rtf-blocks.ts'
import { createRtfLetters } from './rtf-letters.ts'
import { objectBytes } from './rtf-objects.ts'
import { rtfTokens } from './rtf-tokens.ts'
import { readTyped } from '../typed-questions.ts'
import type { WordFile } from '../word-file.ts'
import { type Look, isPlainColor } from '../word-looks.ts'

/** What WordPad and older programs write; its text, its looks, its tables and its pictures. */
export const rtf: FormatReader = { read: (bytes, choice) => readTyped(openRtf(bytes), choice?.marks) }

/** Groups that say something about the text and hold none of it. */
const silent = new Set(
  'fonttbl colortbl stylesheet info header headerl headerr headerf footer footerl footerr footerf listtable listoverridetable rsidtbl generator xmlnstbl themedata colorschememapping latentstyles datastore mmathPr pgptbl revtbl fldinst footnote annotation atnid atnauthor bkmkstart bkmkend shpinst nonshppict objdata xe tc template operator author company title subject keywords comment doccomm'.split(
    ' ',
  ),
)
/** In groups that a program may skip: those that hold text all the same. */
const heard = new Set(['shppict', 'listtext', 'pntext', 'shptxt'])
const deepest = 250

interface Group {
  look: Look
  font: number
  /** How many letters stand behind a `\u` for programs that do not know it. */
  substitutes: number
  isSilent: boolean
  isDeleted: boolean
  collects: 'fonts' | 'colors' | 'picture' | 'object' | null
  /** Of this group, not of those in it. */
  isObject: boolean
}

export function openRtf(bytes: Uint8Array): WordFile {
  if (bytes.length > longestText) throw new UnreadableFile('tooComplex')
  const source = Buffer.from(bytes).toString('latin1')
  const letters = createRtfLetters()
  const colors: string[] = []
  const pictures = new Map<string, Uint8Array>()
  const hidden: string[] = []
  const { blocks, text, lineEnd, paragraphEnd, cellEnd, rowEnd, inTable, add } = createRtfBlocks()
  const equations = createEmbeddedEquations()
  let group: Group = {
    look: {},
    font: -1,
    substitutes: 1,
    isSilent: false,
    isDeleted: false,
    collects: null,
    isObject: false,
  }
  const open: Group[] = []
  let toSkip = 0
  let mayBeSkipped = false
  let hasBoxes = false
  let color = ''
  let picture = { hex: '', isKnown: false }
  let object = ''

  function say(letter: string): void {
    if (group.collects === 'fonts') letters.nameFont(letter)
    else if (group.collects === 'object') object += letter.replaceAll(/\s/g, '')
    else if (group.collects === 'picture') picture.hex += letter.replaceAll(/\s/g, '')
    else if (group.collects === 'colors') {
      if (letter.includes(';')) {
        colors.push(color)
        color = ''
      }
    } else if (!group.isSilent && !group.isDeleted && group.look.hidden) hidden.push(letter)
    else if (!group.isSilent && !group.isDeleted)
      for (const sign of letters.shown(letter, group.font))
        if (sign === null) add({ kind: 'lost' })
        else text(sign, group.look)
  }

  function close(): void {
    const before = open.pop()
    if (group.collects === 'picture' && before?.collects !== 'picture') endPicture()
    const { isObject } = group
    if (before) group = before
    if (isObject) endObject()
  }

  /** An equation of another program; everything else is seen as a picture and lost. */
  function endObject(): void {
    const bytes = objectBytes(object)
    object = ''
    const latex = bytes && equations.ofObject(bytes.length, () => bytes)
    if (latex === null) add({ kind: 'lost' })
    else if (!group.isSilent && !group.isDeleted) add({ kind: 'formula', latex, isBlock: false })
  }

  function endPicture(): void {
    const name = `rtf-${pictures.size + 1}`
    if (picture.isKnown) pictures.set(name, Uint8Array.from(Buffer.from(picture.hex, 'hex')))
    if (!group.isSilent && !group.isDeleted)
      add(picture.isKnown ? { kind: 'picture', part: name, alt: '' } : { kind: 'lost' })
    picture = { hex: '', isKnown: false }
  }

  function set(name: 'bold' | 'italic' | 'underline' | 'strike' | 'highlight' | 'hidden', value: number | null): void {
    const { [name]: _, ...look } = group.look
    group.look = value === 0 ? look : { ...look, [name]: true }
  }

  function takeWord(name: string, value: number | null): void {
    if (name === '*') {
      mayBeSkipped = true
      return
    }
    if (mayBeSkipped && !heard.has(name)) {
      group.isSilent = true
      // What is said of a font is no part of its name.
      if (group.collects === 'fonts') group.collects = null
    }
    mayBeSkipped = false
    if (silent.has(name) || (name === 'shprslt' && hasBoxes)) group.isSilent = true
    // What stands in a box is text, and what older programs show instead says the same.
    if (name === 'shptxt') {
      paragraphEnd()
      group.isSilent = false
      hasBoxes = true
    }
    if (name === 'objdata') group.collects = 'object'
    else if (name === 'fonttbl') group.collects = 'fonts'
    else if (name === 'colortbl') group.collects = 'colors'
    else if (name === 'pict') group.collects = 'picture'
    else if (group.collects === 'picture') picture.isKnown ||= name === 'pngblip' || name === 'jpegblip'
    else if (group.collects === 'colors') color += colorPart(name, value)
    else if (name === 'ansicpg') letters.codePage(value ?? 1252)
    else if (name === 'f' || name === 'fcharset') {
      if (name === 'fcharset') letters.charset(value ?? 0)
      else if (group.collects === 'fonts') letters.beginFont(value ?? 0)
      else group.font = value ?? -1
    } else if (name === 'uc') group.substitutes = value ?? 1
    else if (name === 'u') {
      say(String.fromCharCode(((value ?? 63) + 0x10000) % 0x10000))
      toSkip = group.substitutes
    } else takeLook(name, value)
  }

  function takeLook(name: string, value: number | null): void {
    if (signs[name] !== undefined) say(signs[name])
    else if (name === 'par' || name === 'sect' || name === 'page') paragraphEnd()
    else if (name === 'line') lineEnd()
    else if (name === 'cell' || name === 'nestcell') cellEnd()
    else if (name === 'row' || name === 'nestrow') rowEnd()
    else if (name === 'intbl') inTable(true)
    else if (name === 'pard') inTable(false)
    else if (name === 'plain') {
      group.look = {}
      group.isDeleted = false
    } else if (name === 'deleted') group.isDeleted = value !== 0
    else if (name === 'v') set('hidden', value)
    else if (name === 'b') set('bold', value)
    else if (name === 'i') set('italic', value)
    else if (/^ul(?:d|db|w|th|dash|wave)?$/.test(name)) set('underline', value)
    else if (name === 'ulnone') set('underline', 0)
    else if (name === 'strike' || name === 'striked') set('strike', value)
    else if (name === 'highlight' || name === 'chcbpat' || name === 'cb') set('highlight', value)
    else if (name === 'cf') {
      const { color: _, ...look } = group.look
      const own = colors[value ?? 0] ?? ''
      group.look = own === '' || isPlainColor(own) ? look : { ...look, color: own }
    } else if (name === 'super' || name === 'sub' || name === 'nosupersub') {
      const { position: _, ...look } = group.look
      group.look = name === 'nosupersub' || value === 0 ? look : { ...look, position: name === 'super' ? 'sup' : 'sub' }
    } else if (name === 'mmath') {
      add({ kind: 'lost' })
      group.isSilent = true
    } else if (name === 'object') {
      group.isObject = true
      group.isSilent = true
      object = ''
    }
  }

  for (const token of rtfTokens(source))
    switch (token.kind) {
      case 'open':
        open.push(group)
        if (open.length > deepest) throw new UnreadableFile('tooComplex')
        group = { ...group, isObject: false }
        mayBeSkipped = false
        break
      case 'close':
        close()
        break
      case 'word':
        takeWord(token.name, token.value)
        break
      case 'byte':
        if (toSkip > 0) toSkip -= 1
        else say(letters.letter(token.value, group.font))
        break
      case 'text': {
        const skipped = Math.min(toSkip, token.text.length)
        toSkip -= skipped
        const rest = token.text.slice(skipped)
        if (rest !== '') say(/[\x80-\xFF]/.test(rest) ? letters.decoded(rest, group.font) : rest)
        break
      }
      case 'data':
        if (group.collects === 'object')
          object += Buffer.from(bytes.subarray(token.at, token.at + token.length)).toString('hex')
        else if (group.collects === 'picture')
          picture.hex += Buffer.from(bytes.subarray(token.at, token.at + token.length)).toString('hex')
        break
    }
  return { blocks: blocks(), hidden: hidden.join('').trim(), picture: (name) => pictures.get(name) ?? null }
}

const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  '~': '\u00A0',
  _: '-',
  '-': '',
  '\\': '\\',
  '{': '{',
  '}': '}',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
}

function colorPart(name: string, value: number | null): string {
  return name === 'red' || name === 'green' || name === 'blue'
    ? (value ?? 0).toString(16).padStart(2, '0').toUpperCase()
    : ''
}

import { type PictureFile, type Problem, problem } from '../../item.ts'
import { decodedName } from '../../lost-media.ts'
import { type XmlElement, childOf, descendantsOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { type TextFormat, formattedHtml } from '../text/formatted-text.ts'
import { isBlank, textOf } from '@lms/contracts/rich-text.ts'

/** Pictures of the whole file, and the number of the question that is read. */
export interface MoodlePictures {
  prefix: string
  pictures: PictureFile[]
}

const formats: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  plain_text: 'plain',
  markdown: 'markdown',
}

/** A text element with its format, and the pictures that lie beside it. */
export function richTextOf(element: XmlElement | undefined, { prefix, pictures }: MoodlePictures): string {
  if (!element) return ''
  const html = formattedHtml(taggedText(textIn(element)), formats[element.attributes['format'] ?? ''] ?? 'auto')
  if (!/<img\b/i.test(html)) return html
  const files = filesOf(element)
  const known = new Map<string, string>()
  const keep = (own: string, content: Uint8Array): string => {
    const name = `${prefix}-${pictures.length}-${own}`
    pictures.push({ name, content })
    return name
  }
  const nameOf = (address: string): string | null => {
    const own = decodedName(address.replace(/^@@PLUGINFILE@@\/?/, '').replace(/\?.*$/, ''))
    const file = files.get(own)
    const inline = /^data:image\/[\w+.-]+;base64,([\s\S]+)$/.exec(address)?.[1]
    if (!known.has(address) && (file ?? inline) !== undefined)
      known.set(address, keep(file === undefined ? 'inline' : own, bytesOf(file ?? inline ?? '')))
    return known.get(address) ?? null
  }
  return html.replaceAll(
    /<img\b([^<>]*?)\bsrc\s*=\s*("[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)/gi,
    (whole, start: string, quoted: string) => {
      const name = nameOf(quoted.replaceAll(/^["']|["']$/g, ''))
      // As everybody who looks for pictures writes it, whatever stood there: <IMG SRC = …
      return name === null ? whole : `<img${start}src="picture:${encodeURIComponent(name)}"`
    },
  )
}

/** What stands beside a text, and is none of it. */
const besides = /^(?:answer|feedback|file|tolerance\w*|correctanswer\w*)$/

/** Some leave out the element that a text stands in. */
export function textIn(element: XmlElement | undefined): XmlElement | undefined {
  const own = childOf(element, 'text')
  if (own || !element) return own
  return {
    ...element,
    children: element.children.filter((child) => typeof child === 'string' || !besides.test(child.name)),
  }
}

/** Some write the tags of a text as if they were those of the file. */
function taggedText(element: XmlElement | undefined): string {
  const inner = element?.children ?? []
  return inner
    .map((child) => {
      if (typeof child === 'string') return child
      const attributes = Object.entries(child.attributes).map(
        ([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`,
      )
      const own = `<${child.name}${attributes.join('')}>`
      return child.children.length === 0 && /^(?:br|img|hr)$/i.test(child.name)
        ? own
        : `${own}${taggedText(child)}</${child.name}>`
    })
    .join('')
}

/** Tags of the file itself, which only a text that nothing closes has in it. */
const tagOfFile = /<\/?(?:questiontext|question|answer|subquestion|generalfeedback)\b[^<>]*>/i

/** A text, or an answer, that is never closed takes in what stands behind it. */
export function isUnclosed(question: XmlElement): boolean {
  const holds = (parent: string, names: readonly string[]): boolean =>
    descendantsOf(question, parent).some((one) => names.some((name) => descendantsOf(one, name).length > 0))
  return (
    holds('text', ['text', 'feedback', 'answer']) ||
    holds('answer', ['answer', 'question']) ||
    holds('subquestion', ['subquestion', 'question']) ||
    tagOfFile.test(textOfElement(question))
  )
}

/** What lies beside a text, by the address that the text has for it; opened only when it is shown. */
function filesOf(element: XmlElement): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of elementsOf(element, 'file')) {
    const folder = (file.attributes['path'] ?? '/').replace(/^\//, '')
    if ((file.attributes['encoding'] ?? 'base64') === 'base64')
      files.set(folder + (file.attributes['name'] ?? ''), textOfElement(file))
  }
  return files
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(Buffer.from(base64, 'base64'))
}

const usual =
  /^(?:your answer is (?:partially )?(?:correct|incorrect)|(?:câu trả lời|đáp án|trả lời) của bạn .{0,30}|correct|incorrect|that's not right|well done)[.!]?$/iu

/** What Moodle says besides: words for right and wrong as a whole. Here there is one explanation. */
export function unheldTextsOf(question: XmlElement): string[] {
  const words = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback', 'responsetemplate'].flatMap(
    (name) => [...elementsOf(question, name)],
  )
  const texts = words.map((element) => textOfElement(textIn(element))).filter((html) => !isBlank(html))
  return texts.map(textOf).filter((text) => !usual.test(text))
}

/** What Moodle itself writes below a question; all of it is read, or nothing that anybody sees. */
const known =
  /^(?:name|questiontext|generalfeedback|hint|tags?|answer|subquestion|category|info|text|file|drag|drop|drag(?:box|item)|selectoption|dataset_definitions|units?|row|column|weight|graderinfo\w*|responsetemplate\w*|(?:\w*correct)feedback)$/
const address = /^\S{1,300}\.(?:png|jpe?g|gif|bmp|webp|svg)(?:\?\S*)?$/i

const packed = /^(?:data:image\/[\w.+-]+;base64,)?([A-Za-z0-9+/]{24,}={0,2})$/

/** Before its version 2 Moodle had one picture for each question beside its text; other programs call it otherwise. */
export function picturesBeside(
  question: XmlElement,
  { prefix, pictures }: MoodlePictures,
  problems: Problem[],
): string {
  const lost: string[] = []
  let html = ''
  for (const element of [...elementsOf(question)].filter(({ name }) => !known.test(name.toLowerCase()))) {
    const text = textOfElement(element).trim()
    const content = packed.exec(text.replaceAll(/\s+/g, ''))?.[1]
    if (content !== undefined) {
      const name = `${prefix}-${pictures.length}-${element.name}`
      pictures.push({ name, content: bytesOf(content) })
      html += `<p><img src="picture:${encodeURIComponent(name)}"></p>`
    } else if (text !== '' && (/^image/i.test(element.name) || address.test(text))) lost.push(text)
  }
  // The name of one that lies beside it.
  if (lost.length > (html === '' ? 0 : 1)) problems.push(problem('pictureMissing', lost.join(', ')))
  return html
}

import { type Problem, problem } from '../item.ts'
import { type XmlElement, elementsOf, textOfElement } from '../xml-tree.ts'
import { type MoodlePictures, bytesOf } from './moodle-texts.ts'

/** Until its version 2 Moodle had one picture for each question, beside its text; other programs call it otherwise. */
const packedNames = new Set(['image_base64', 'imagebase64'])
const addressNames = new Set(['image', 'imageurl'])

/** What Moodle itself writes below a question; all of it is read, or nothing that anybody sees. */
const known =
  /^(?:name|questiontext|generalfeedback|hint|tags?|answer|subquestion|category|info|text|file|drag|drop|drag(?:box|item)|selectoption|dataset_definitions|units?|row|column|weight|graderinfo\w*|responsetemplate\w*|(?:\w*correct)feedback)$/

const address = /^\S{1,300}\.(?:png|jpe?g|gif|bmp|webp|svg)(?:\?\S*)?$/i
const packed = /^(?:data:image\/[\w.+-]+;base64,)?[A-Za-z0-9+/]{24,}={0,2}$/
/** How files of pictures begin. */
const beginnings = /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|BM[\s\S]{4}\0|RIFF[\s\S]{4}WEBP)/

/** What belongs to the text of the question; what cannot be kept is named. */
export function picturesBeside(
  question: XmlElement,
  { prefix, pictures }: MoodlePictures,
  problems: Problem[],
): string {
  const elements = [...elementsOf(question)].filter(({ name }) => !known.test(name.toLowerCase()))
  const addresses: string[] = []
  let html = ''
  for (const element of elements) {
    const name = element.name.toLowerCase()
    const text = textOfElement(element).trim()
    const joined = text.replaceAll(/\s+/g, '')
    const content = packedNames.has(name) || packed.test(joined) ? bytesOf(joined.replace(/^data:[^,]*,/, '')) : null
    const isPicture = content !== null && beginnings.test(Buffer.from(content.subarray(0, 20)).toString('latin1'))
    if (isPicture || (content !== null && text !== '' && packedNames.has(name))) {
      const own = `${prefix}-${pictures.length}-${(addresses.at(-1) ?? '').slice(-60) || 'image'}`
      pictures.push({ name: own, content })
      html += `<p><img src="picture:${encodeURIComponent(own)}"></p>`
    } else if (text !== '' && (addressNames.has(name) || address.test(text))) addresses.push(text)
  }
  // The name of one that lies beside it.
  const lost = html === '' ? addresses : addresses.slice(1)
  const beside = lost.filter((each) => !/^https?:/i.test(each))
  if (beside.length < lost.length) problems.push(problem('pictureElsewhere'))
  if (beside.length > 0) problems.push(problem('attachmentsLost', { names: beside.join(', ').slice(0, 200) }))
  return html
}

import { movesFreely } from '../../questions/option-order.ts'
import type { Item, ItemAnswer, WrittenPictures } from './item.ts'
import { unescapeText, withSigns } from './formulas-in-text.ts'
import { tagsWithFields } from './tags.ts'
import { xmlText } from './xml-tree.ts'

export function writeMoodleXml(items: readonly Item[], pictures: WrittenPictures): Uint8Array {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n<quiz>']
  let category: string | null = null
  for (const item of items) {
    if (item.subject !== null && item.subject !== category)
      parts.push(
        element(
          'question',
          element('category', textElement(`$course$/top/${item.subject.replaceAll('/', '-')}`)),
          'type="category"',
        ),
      )
    category = item.subject
    parts.push(written(item, pictures))
  }
  parts.push('</quiz>\n')
  return new TextEncoder().encode(parts.join('\n'))
}

const types = {
  single_choice: 'multichoice',
  multiple_choice: 'multichoice',
  true_false: 'truefalse',
  fill_blank: 'shortanswer',
} as const

function written(item: Item, pictures: WrittenPictures): string {
  const isChoice = item.type === 'single_choice' || item.type === 'multiple_choice'
  const tags = tagsWithFields({ ...item, points: null }).map((tag) => element('tag', textElement(tag)))
  return element(
    'question',
    [
      element('name', textElement(item.title)),
      rich('questiontext', item.content, pictures),
      rich('generalfeedback', item.explanation, pictures),
      ...(item.points === null ? [] : [element('defaultgrade', String(item.points))]),
      element('penalty', '0'),
      element('hidden', '0'),
      ...(isChoice
        ? [
            element('single', String(item.type === 'single_choice')),
            element('shuffleanswers', String(movesFreely(item))),
            element('answernumbering', 'ABCD'),
          ]
        : []),
      ...(item.type === 'fill_blank' ? [element('usecase', '0')] : []),
      ...answersOf(item, pictures),
      ...(tags.length > 0 ? [element('tags', tags.join(''))] : []),
    ].join('\n    '),
    `type="${types[item.type]}"`,
  )
}

function answersOf({ type, answers }: Item, pictures: WrittenPictures): string[] {
  const keys = answers.filter(({ isCorrect }) => isCorrect).length
  const share = type === 'multiple_choice' ? (100 / Math.max(1, keys)).toFixed(5).replace(/\.?0+$/, '') : '100'
  return answers.map((answer, index) => {
    const fraction = answer.isCorrect ? share : type === 'multiple_choice' ? '-100' : '0'
    return answerElement(answer, textOfAnswer(type, answer, index), fraction, pictures)
  })
}

function textOfAnswer(type: Item['type'], { text }: ItemAnswer, index: number): string | null {
  if (type === 'true_false') return index === 0 ? 'true' : 'false'
  return type === 'fill_blank' ? unescapeText(text).replaceAll('*', String.raw`\*`) : null
}

function answerElement(answer: ItemAnswer, plain: string | null, fraction: string, pictures: WrittenPictures): string {
  const { html, files } = packed(answer.text, pictures)
  const inner = plain === null ? textElement(html) + files : textElement(plain)
  const note = rich('feedback', answer.explanation ?? '', pictures)
  return element('answer', inner + note, `fraction="${fraction}" format="${plain === null ? 'html' : 'plain_text'}"`)
}

function rich(name: string, text: string, pictures: WrittenPictures): string {
  const { html, files } = packed(text, pictures)
  return element(name, textElement(html) + files, 'format="html"')
}

/** Pictures lie beside the text, named in it by a sign of Moodle's. */
function packed(text: string, pictures: WrittenPictures): { html: string; files: string } {
  const files = new Map<string, string>()
  const html = withSigns(text).replaceAll(
    /(<img\b[^<>]*?\bsrc=")([^"]*)"/g,
    (whole, start: string, address: string) => {
      const picture = pictures.get(address)
      if (!picture) return whole
      const name = `${files.size + 1}.${picture.type}`
      files.set(name, Buffer.from(picture.content).toString('base64'))
      return `${start}@@PLUGINFILE@@/${name}"`
    },
  )
  const elements = [...files].map(
    ([name, content]) => `<file name="${name}" path="/" encoding="base64">${content}</file>`,
  )
  return { html, files: elements.join('') }
}

function element(name: string, inner: string, attributes = ''): string {
  return `<${name}${attributes === '' ? '' : ` ${attributes}`}>${inner}</${name}>`
}

function textElement(text: string): string {
  const clean = xmlText(text)
  if (clean === '') return '<text></text>'
  return /[<>&\r]/.test(clean) && !clean.includes('\r')
    ? `<text><![CDATA[${clean.replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`
    : `<text>${clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')}</text>`
}

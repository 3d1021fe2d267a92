import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { movesFreely } from '../../../questions/option-order.ts'
import type { Item, ItemAnswer, WrittenPictures } from '../../item.ts'
import { unescapeText, withSigns } from '../../formulas-in-text.ts'
import { contentWithGaps } from '../gap-codes.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import { cellOf } from '../../cell-text.ts'
import { tagsWithFields } from '../tags.ts'
import { xmlText } from '../../xml-tree.ts'

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

/** Each type in one that every Moodle has, except for orders: those need a plugin up to its version 4.3. */
export const moodleTypes: Readonly<Partial<Record<QuestionType, string>>> = {
  single_choice: 'multichoice',
  multiple_choice: 'multichoice',
  true_false: 'truefalse',
  fill_blank: 'shortanswer',
  numeric: 'numerical',
  matching: 'matching',
  ordering: 'ordering',
  cloze: 'multianswer',
  statements: 'matching',
  essay: 'essay',
}

function written(item: Item, pictures: WrittenPictures): string {
  const isChoice = item.type === 'single_choice' || item.type === 'multiple_choice'
  // What Moodle has elements for.
  const own = { points: null, unit: null, rubric: [], minimumWords: null, maximumWords: null, allowPictures: false }
  const tags = tagsWithFields({ ...item, ...own }).map((tag) => element('tag', textElement(tag)))
  return element(
    'question',
    [
      element('name', textElement(item.title)),
      rich('questiontext', item.type === 'cloze' ? contentWithGaps(item) : item.content, pictures),
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
      ...(questionTypeRules[item.type].parts === null ? answersOf(item, pictures) : partsOf(item, pictures)),
      ...(item.hint ? [rich('hint', item.hint, pictures)] : []),
      ...(tags.length > 0 ? [element('tags', tags.join(''))] : []),
    ].join('\n    '),
    `type="${isRichlyMatched(item) ? 'ddmatch' : moodleTypes[item.type]}"`,
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

function partsOf(item: Item, pictures: WrittenPictures): string[] {
  const { type, answers, pairs = [], extras = [], items = [], statements = [], unit = null, credit } = item
  if (type === 'numeric') return numbersOf(answers, unit, pictures)
  if (type === 'essay') return essayOf(item, pictures)
  if (type === 'ordering')
    return [
      element('layouttype', 'VERTICAL'),
      element('selecttype', 'ALL'),
      element('selectcount', '0'),
      element('gradingtype', credit === 'pairs' ? 'RELATIVE_ALL_PREVIOUS_AND_NEXT' : 'ALL_OR_NOTHING'),
      element('showgrading', 'SHOW'),
      ...items.map((text, index) => rich('answer', text, pictures, `fraction="${index + 1}.0000000"`)),
    ]
  const isRich = isRichlyMatched(item)
  const right = (html: string): string =>
    isRich ? rich('answer', html, pictures) : element('answer', textElement(cellOf(html)))
  const pair = (left: string, rightElement: string): string => {
    const { html, files } = packed(left, pictures)
    return element('subquestion', textElement(html) + files + rightElement, 'format="html"')
  }
  if (type === 'matching' || type === 'statements')
    return [
      element('shuffleanswers', 'true'),
      ...pairs.map(({ left, right: html }) => pair(left, right(html))),
      ...extras.map((html) => pair('', right(html))),
      ...statements.map(({ text, isTrue }) => pair(text, element('answer', textElement(isTrue ? 'Đúng' : 'Sai')))),
    ]
  return []
}

function essayOf(item: Item, pictures: WrittenPictures): string[] {
  const { rubric = [], minimumWords = null, maximumWords = null, allowPictures = false } = item
  const lines = rubric.map(({ text, points }) => `<li><p>${escapeText(text)} (${points} điểm)</p></li>`)
  return [
    element('responseformat', 'editor'),
    element('responserequired', '1'),
    element('responsefieldlines', '15'),
    ...(minimumWords === null ? [] : [element('minwordlimit', String(minimumWords))]),
    ...(maximumWords === null ? [] : [element('maxwordlimit', String(maximumWords))]),
    element('attachments', allowPictures ? '3' : '0'),
    element('attachmentsrequired', '0'),
    ...(lines.length === 0 ? [] : [rich('graderinfo', `<ul>${lines.join('')}</ul>`, pictures)]),
  ]
}

/** Right sides of Moodle's own pairs are plain; its pairs to be dragged have formats and pictures. */
function isRichlyMatched({ type, pairs = [], extras = [] }: Item): boolean {
  return type === 'matching' && [...pairs.map(({ right }) => right), ...extras].some((html) => !isPlainText(html))
}

function isPlainText(html: string): boolean {
  return cellOf(html) !== html || !/[<&]/.test(html)
}

function numbersOf(answers: readonly ItemAnswer[], unit: Item['unit'], pictures: WrittenPictures): string[] {
  const names = (unit?.text ?? '').split('|').map((name) => name.trim())
  const units = names.filter((name) => name !== '')
  return [
    ...answers.map(({ text, tolerance = 0, explanation = '' }) =>
      element(
        'answer',
        textElement(plainDecimal(unescapeText(text))) +
          rich('feedback', explanation, pictures) +
          element('tolerance', String(tolerance)),
        'fraction="100" format="plain_text"',
      ),
    ),
    element('unitgradingtype', unit?.required === true ? '1' : '0'),
    element('unitpenalty', String((unit?.missingCosts ?? 50) / 100)),
    element('showunits', unit?.required === true ? '0' : '3'),
    ...(units.length === 0
      ? []
      : [
          element(
            'units',
            units
              .map((name) =>
                element('unit', element('multiplier', '1') + element('unit_name', escapeText(xmlText(name)))),
              )
              .join(''),
          ),
        ]),
  ]
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

function rich(name: string, text: string, pictures: WrittenPictures, attributes = ''): string {
  const { html, files } = packed(text, pictures)
  return element(name, textElement(html) + files, `${attributes} format="html"`.trim())
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

import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { creditText, gapText, numberText, truthsText, unitText } from '@lms/contracts/question-types/part-texts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Document, Packer, Paragraph, type ParagraphChild, type Table, TextRun } from 'docx'
import { wordBlocks, wordRuns } from '../../../quizzes/paper/docx/paper-docx-blocks.ts'
import { formulaOmml } from '../../../quizzes/paper/formulas/formula-omml.ts'
import { type Block, type Run, blocksOf } from '../../../quizzes/paper/paper-blocks.ts'
import type { Item, WrittenPictures } from '../../item.ts'
import { guard } from '../../paper/document.ts'
import { pairsIn } from '../../paper/key-lists.ts'
import { isEnd, isHeading, keyHeading } from '../../paper/words.ts'
import { criterionText, guidanceText } from '../../essay-texts.ts'
import { spelledFormulas } from './written-spellings.ts'

const font = 'Times New Roman'
const difficulties = { easy: 'Dễ', medium: 'Trung bình', hard: 'Khó' } as const
const letterAt = (index: number): string => String.fromCodePoint(65 + index)

/** As teachers write it, with a line for everything that a look could only hint at: see `paper/own-questions.ts`. */
export async function writeWord(items: readonly Item[], pictures: WrittenPictures): Promise<Uint8Array> {
  const known = { pictures, formulas: new Map() }
  const document = new Document({
    creator: '',
    customProperties: spelledFormulas(items),
    styles: { default: { document: { run: { font, size: 26 }, paragraph: { spacing: { after: 60 } } } } },
    sections: [{ children: items.flatMap((item, index) => questionOf(item, index + 1, known)) }],
  })
  return Packer.toBuffer(document)
}

type Known = Parameters<typeof wordBlocks>[1]
type Content = Paragraph | Table

function questionOf(item: Item, number: number, known: Known): Content[] {
  const isTyped = questionTypeRules[item.type].answeredBy === 'text'
  return [
    ...labelled(`Câu ${number}.`, item.content, known, { keepNext: true, spacing: { before: 200, after: 40 } }),
    ...optionsOf(item).flatMap(({ text, match }, index) => [
      ...labelled(`${letterAt(index)}.`, text, known),
      ...(match === undefined ? [] : labelled(`Nối với ${letterAt(index)}:`, match, known)),
    ]),
    ...(item.extras ?? []).flatMap((text) => labelled('Vế thừa:', text, known)),
    ...fieldsOf(item).flatMap(([label, value]) => (value === '' ? [] : [fieldLine(label, value)])),
    ...item.answers.flatMap(({ explanation = '' }, index) =>
      explanation === '' || isTyped ? [] : labelled(`Giải thích ${letterAt(index)}:`, explanation, known),
    ),
    ...(item.explanation === '' ? [] : labelled('Lời giải:', item.explanation, known)),
  ]
}

/** Texts that get a letter, each with what it is matched with. */
function optionsOf({
  type,
  answers,
  pairs = [],
  items = [],
  statements = [],
}: Item): { text: string; match?: string }[] {
  if (type === 'matching') return pairs.map(({ left, right }) => ({ text: left, match: right }))
  if (type === 'ordering') return items.map((text) => ({ text }))
  if (type === 'statements') return statements
  return type === 'single_choice' || type === 'multiple_choice' || type === 'true_false' ? answers : []
}

function keysOf(item: Item): [string, string][] {
  const { type, answers, gaps = [], statements = [], rubric = [] } = item
  switch (type) {
    case 'fill_blank':
      return answers.map(({ text }) => ['Đáp án', acceptedText(text)])
    case 'numeric':
      return answers.map(({ text, tolerance }) => ['Đáp án', numberText({ text: textOf(text), tolerance })])
    case 'cloze':
      return gaps.map((gap, index) => [`Chỗ trống ${index + 1}`, gapText(gap)])
    case 'statements':
      return [['Đáp án', lettered(truthsText(statements))]]
    case 'essay':
      return [
        ...rubric.map((one): [string, string] => ['Tiêu chí', criterionText(one)]),
        ['Bài viết', guidanceText(item)],
      ]
    case 'matching':
    case 'ordering':
      return []
    default:
      return [['Đáp án', answers.flatMap(({ isCorrect }, index) => (isCorrect ? [letterAt(index)] : [])).join(', ')]]
  }
}

/** 'Đ, S' as 'a) Đ, b) S'. */
function lettered(truths: string): string {
  return truths
    .split(', ')
    .map((truth, index) => `${letterAt(index).toLowerCase()}) ${truth}`)
    .join(', ')
}

function fieldsOf(item: Item): [string, string][] {
  return [
    ...keysOf(item),
    ['Đơn vị', item.unit ? unitText(item.unit) : ''],
    ['Cách tính điểm', item.credit === undefined ? '' : creditText(item.credit)],
    ['Loại', questionTypeRules[item.type].label.vi],
    ['Điểm', item.points === null ? '' : String(item.points)],
    ['Độ khó', item.difficulty === null ? '' : difficulties[item.difficulty]],
    ['Lớp', item.class === null ? '' : classNameOf(item.class)],
    ['Chủ đề', item.subject ?? ''],
    ['Chuyên đề', item.topic],
    ['Thẻ', item.tags.map((tag) => tag.replaceAll(';', ',')).join('; ')],
    ['Tiêu đề', item.title],
    ['Bỏ dấu', item.ignoreAccents ? 'Có' : ''],
  ]
}

/** A bar between spaces would part it into two accepted answers. */
function acceptedText(text: string): string {
  return textOf(text).replaceAll(/(?<=\s)\|(?=\s)/g, `|${guard}`)
}

function fieldLine(label: string, value: string): Paragraph {
  const own = isMistaken(`${label}: ${value}`) ? guard + value : value
  return new Paragraph({ children: [new TextRun({ text: `${label}: `, italics: true }), new TextRun(own)] })
}

/** What the reader would take for something else than a line of a question. */
const isMistaken = (line: string): boolean =>
  pairsIn(line).length > 1 || isHeading(line) || keyHeading.test(line) || isEnd(line)

function labelled(label: string, html: string, known: Known, format: Parameters<typeof wordBlocks>[2] = {}): Content[] {
  const [first, ...rest] = blocksOf(html).map(readable)
  const head: ParagraphChild[] = [new TextRun({ text: `${label} `, bold: true })]
  const isInline = first?.kind === 'paragraph'
  const text = isInline ? first.runs.map((run) => (run.kind === 'text' ? run.text : '')).join('') : ''
  if (isMistaken(`${label} ${text}`)) head.push(new TextRun(guard))
  const opening = new Paragraph({ ...format, children: [...head, ...(isInline ? wordRuns(first.runs, known) : [])] })
  return [opening, ...wordBlocks((first === undefined || isInline ? rest : [first, ...rest]).map(continued), known)]
}

const sign: Run = { kind: 'text', text: guard, marks: {} }

/** What stands on a line of its own belongs to the one above. */
function continued(block: Block): Block {
  if (block.kind === 'paragraph') return { ...block, runs: [sign, ...block.runs] }
  if (block.kind === 'list') return { ...block, items: block.items.map((blocks) => blocks.map(continued)) }
  if (block.kind !== 'table') return block
  return {
    ...block,
    rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(continued) }))),
  }
}

/** A formula that Word has no form for is said in its own words. */
function readable(block: Block): Block {
  if (block.kind === 'table')
    return {
      ...block,
      rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(readable) }))),
    }
  if (block.kind === 'formula')
    return formulaOmml(block.latex, true) === null ? said(String.raw`\[${block.latex}\]`) : block
  return block.kind === 'paragraph' ? { ...block, runs: block.runs.map(readableRun) } : block
}

function readableRun(run: Run): Run {
  if (run.kind === 'formula')
    return formulaOmml(run.latex, false) === null
      ? { kind: 'text', text: String.raw`\(${run.latex}\)`, marks: {} }
      : run
  if (run.kind !== 'text') return run
  return { ...run, text: run.text.replaceAll(/\\(?=[([])/g, `\\${guard}`).replaceAll(/\$(?=\$)/g, `$${guard}`) }
}

const said = (text: string): Block => ({
  kind: 'paragraph',
  alignment: 'left',
  runs: [{ kind: 'text', text, marks: {} }],
})

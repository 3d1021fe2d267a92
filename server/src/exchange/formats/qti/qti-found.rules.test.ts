import { gapText, numberText } from '@lms/contracts/question-types/part-texts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import type { ReadItem } from '../../item.ts'
import { formatOf } from '../../recognise.ts'
import { qti } from './qti.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (file: Uint8Array): ReadItem[] => (qti.read(file) as { items: ReadItem[] }).items

/** 'type: answers / why': gaps, pairs and numbers as people see them. */
function shortly({ item, problems }: ReadItem): string {
  const told =
    item.gaps?.map((gap) => gapText(gap)).join('; ') ??
    item.pairs?.map(({ left, right }) => `${textOf(left)} -> ${textOf(right)}`).join('; ') ??
    (item.type === 'numeric' ? item.answers.map((answer) => numberText(answer)).join('; ') : toldAnswers(item))
  const said = problems.map(({ code, isBlocking }) => `${isBlocking ? '!' : ''}${code}`)
  return [`${item.type}: ${told}`, ...said].join(' / ')
}

const material = (text: string): string => `<material><mattext>${text}</mattext></material>`
const label = (id: string, text: string): string => `<response_label ident="${id}">${material(text)}</response_label>`
const choices = (id: string, name: string, labels: string): string =>
  `<response_lid ident="${id}">${material(name)}<render_choice>${labels}</render_choice></response_lid>`
const rule = (condition: string, mark = '<setvar action="Add">50</setvar>'): string =>
  `<respcondition><conditionvar>${condition}</conditionvar>${mark}</respcondition>`
const is = (id: string, text: string): string => `<varequal respident="${id}">${text}</varequal>`

function old(shown: string, rules: string, besides = ''): ReadItem[] {
  const item = `<item ident="i">${besides}<presentation>${shown}</presentation><resprocessing>${rules}</resprocessing></item>`
  return read(bytes(`<questestinterop>${item}</questestinterop>`))
}

describe('QTI 1 as programs write it', () => {
  test('a number between two others is meant with its room', () => {
    const ends = '<vargte respident="r">2.4</vargte><varlte respident="r">2.6</varlte>'
    const field = `${material('Một nửa của năm là bao nhiêu?')}<response_num ident="r"><render_fib fibtype="Decimal"/></response_num>`
    expect(old(field, rule(ends + is('r', '2.5'))).map(shortly)).toEqual(['numeric: 2.5 ± 0.1'])
    expect(old(field, rule(`<or>${is('r', '5')}<and>${ends}</and></or>`)).map(shortly)).toEqual([
      'numeric: 2.5 ± 0.1; 5',
    ])
  })

  test('pairs may be counted as right and wrong', () => {
    const labels = label('a', 'Huế') + label('b', 'Đà Lạt')
    const count = (word: string): string => `<setvar varname="Respondus_${word}" action="Add">1</setvar>`
    const rules = `<outcomes><decvar varname="Respondus_Correct"/><decvar varname="s"/></outcomes>${rule(is('x', 'b'), count('Incorrect'))}${rule(is('x', 'a'), count('Correct'))}${rule(is('y', 'b'), count('Correct'))}${rule(is('y', 'a'), count('Incorrect'))}${rule('<and><other/><not><other/></not></and>', '<setvar varname="s" action="Set">0</setvar><setvar varname="s" action="Add">Respondus_Correct</setvar>')}`
    const shown = material('Nối mỗi vùng với thành phố.') + choices('x', 'Trung', labels) + choices('y', 'Tây', labels)
    expect(old(shown, rules).map(shortly)).toEqual(['matching: Trung -> Huế; Tây -> Đà Lạt'])
  })

  test('fields that only the rules name stand in brackets', () => {
    const rules = rule(
      `<and><or>${is('[a]', 'Hà Nội')}${is('[a]', 'Hanoi')}</or><or>${is('[nơi ở]', 'Huế')}</or></and>`,
    )
    const [only] = old(material('Thủ đô là [a], cố đô là [nơi ở], xem [chú thích dưới].'), rules)
    expect(only && shortly(only)).toBe('cloze: chữ: Hà Nội | Hanoi; chữ: Huế / creditShared')
    expect(textOf(only?.item.content ?? '')).toBe('Thủ đô là [[1]], cố đô là [[2]], xem [chú thích dưới].')
  })

  test('without a type, spellings of one word are what may be typed, and other lists are asked about', () => {
    const shown = (words: string): string => material('Nước ta tên là [n].') + choices('response_n', 'n', words)
    const rules = rule(is('response_n', '1'))
    expect(old(shown(label('1', 'Việt Nam') + label('2', 'việt nam')), rules).map(shortly)).toEqual([
      'cloze: chữ: Việt Nam',
    ])
    expect(old(shown(label('1', 'Việt Nam') + label('2', 'Lào')), rules).map(shortly)).toEqual([
      'cloze: chọn: *Việt Nam | Lào / gapListUnsaid',
    ])
    expect(old(shown(label('2', 'Lào') + label('1', 'Việt Nam')), rules).map(shortly)).toEqual([
      'cloze: chọn: Lào | *Việt Nam',
    ])
  })

  test('what is calculated needs no type', () => {
    const drawn = `<itemproc_extension><calculated><answer_tolerance>0</answer_tolerance><formulas decimal_places="0"><formula>x + 2</formula></formulas><vars><var name="x" scale="0"><min>1</min><max>9</max></var></vars><var_sets><var_set><var name="x">3</var><answer>5</answer></var_set></var_sets></calculated></itemproc_extension>`
    const field = '<response_str ident="r"><render_fib fibtype="Decimal"/></response_str>'
    const [only] = old(material('Hai với [x] là bao nhiêu?') + field, '', drawn)
    expect(only && shortly(only)).toBe('numeric: {{x + 2}}')
    expect(only?.item.template?.variables.map(({ name }) => name)).toEqual(['x'])
  })

  test('a sentence whose words are chosen is a text with gaps', () => {
    const words = label('1', 'nâu') + label('2', 'nhảy') + label('3', 'bay')
    const kind = '<itemmetadata><bbmd_questiontype>Jumbled Sentence</bbmd_questiontype></itemmetadata>'
    const field = (name: string): string =>
      `<response_lid ident="${name}"><render_choice>${words}</render_choice></response_lid>`
    const found = old(
      material('Con cáo [màu] [việc làm] qua rào.') + field('màu') + field('việc làm'),
      rule(is('màu', '1')) + rule(is('việc làm', '2')),
      kind,
    )
    expect(found.map(shortly)).toEqual(['cloze: chọn: *nâu | nhảy | bay; chọn: nâu | *nhảy | bay'])
  })
})

const response = (id: string, words: readonly string[]): string =>
  `<responseDeclaration identifier="${id}" cardinality="single" baseType="string"><mapping defaultValue="0">${words.map((word) => `<mapEntry mapKey="${word}" mappedValue="1"/>`).join('')}</mapping></responseDeclaration>`

function modern(declared: string, body: string, rules: string): ReadItem[] {
  const score = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>'
  return read(
    bytes(
      `<assessmentItem identifier="i" title="Câu hỏi">${declared}${score}<itemBody>${body}</itemBody>${rules}</assessmentItem>`,
    ),
  )
}

describe('QTI 2 that is typed', () => {
  const variable = (id: string): string => `<variable identifier="${id}"/>`
  const add = (id: string, other: string): string =>
    `<responseCondition><responseIf><not><stringMatch caseSensitive="false">${variable(id)}${variable(other)}</stringMatch></not><setOutcomeValue identifier="SCORE"><sum>${variable('SCORE')}<mapResponse identifier="${id}"/></sum></setOutcomeValue></responseIf></responseCondition>`
  const two = ['R1', 'R2'].map((id) => `<textEntryInteraction responseIdentifier="${id}"/>`).join(' và ')

  test('gaps for the same words keep all of them, and are told where each word counts once', () => {
    const words = ['Huế', 'Hội An', 'Mỹ Sơn']
    const declared = response('R1', words) + response('R2', words)
    const sum = `<setOutcomeValue identifier="SCORE"><sum><mapResponse identifier="R1"/><mapResponse identifier="R2"/></sum></setOutcomeValue>`
    const gaps = 'cloze: chữ: Huế | Hội An | Mỹ Sơn; chữ: Huế | Hội An | Mỹ Sơn'
    const body = `<p>Hai di sản ở miền Trung là ${two}.</p>`
    const rules = `<responseProcessing>${add('R2', 'R1')}${add('R1', 'R2')}</responseProcessing>`
    expect(modern(declared, body, rules).map(shortly)).toEqual([`${gaps} / gapsAlike`])
    expect(modern(declared, body, `<responseProcessing>${sum}</responseProcessing>`).map(shortly)).toEqual([gaps])
  })

  test('a long field whose words earn marks is compared, without rules they are shown to who marks', () => {
    const body =
      '<extendedTextInteraction responseIdentifier="R"><prompt>Ai viết Truyện Kiều?</prompt></extendedTextInteraction>'
    const declared = response('R', ['Nguyễn Du'])
    expect(modern(declared, body, '<responseProcessing template="x/map_response"/>').map(shortly)).toEqual([
      'fill_blank: *Nguyễn Du',
    ])
    const [essay] = modern(declared, body, '')
    expect(essay?.item).toMatchObject({ type: 'essay', explanation: '<p>Nguyễn Du</p>' })
  })
})

describe('a package', () => {
  const item = (text: string): Uint8Array =>
    bytes(
      `<questestinterop><item ident="i"><presentation>${material(text)}<response_str ident="r"><render_fib/></response_str></presentation><resprocessing>${rule(is('r', 'bốn'))}</resprocessing></item></questestinterop>`,
    )
  const manifest = (names: readonly string[]): Uint8Array =>
    bytes(
      `<manifest><resources>${names.map((name) => `<resource type="imsqti_xmlv1p2" href="${name}"><file href="${name}"/></resource>`).join('')}</resources></manifest>`,
    )
  const asked = (file: Record<string, Uint8Array>): string[] =>
    read(zipSync(file)).map(({ item: { content } }) => textOf(content))

  test('whose list names files that are not there is read with those that are', () => {
    const parts = { 'a.xml': item('Hai với hai là mấy?'), 'cau/b.xml': item('Năm trừ một là mấy?') }
    const both = ['Hai với hai là mấy?', 'Năm trừ một là mấy?']
    expect(asked({ 'imsmanifest.xml': manifest(['a.xml', 'b.xml']), ...parts })).toEqual(both)
    expect(asked({ 'imsmanifest.xml': manifest(['a.xml']), ...parts })).toEqual(both.slice(0, 1))
  })

  test('of a course without questions says so', () => {
    const course = zipSync({ 'imsmanifest.xml': manifest([]), 'web/page.html': bytes('<p>Bài 1</p>') })
    expect(() => formatOf(course, 'a.imscc')).toThrow('empty')
  })

  test('may declare elements, and no words', () => {
    const head = '<!DOCTYPE questestinterop SYSTEM "qti.dtd" [\n<!-- phần thêm -->\n<!ELEMENT more (#PCDATA)>\n]>'
    const file = bytes(head + new TextDecoder().decode(item('Hai với hai là mấy?')))
    expect(formatOf(file, 'a.xml')).toBe('qti_1')
    expect(read(file)).toHaveLength(1)
  })
})

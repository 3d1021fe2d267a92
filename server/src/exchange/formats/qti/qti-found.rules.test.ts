import { gapText, numberText } from '@lms/contracts/question-types/part-texts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import { type ReadItem, emptyItem } from '../../item.ts'
import { formatOf } from '../../recognise.ts'
import { qti, qti2Writer } from './qti.ts'

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

  test('pieces of one sentence with fields between them are one text', () => {
    const field = (id: string): string => `<response_str ident="${id}"><render_fib/></response_str>`
    const rules = rule(`<and><or>${is('a', 'Hà Nội')}${is('a', 'Hanoi')}</or>${is('b', 'Huế')}</and>`)
    const shown = material('Thủ đô là') + field('a') + material(', cố đô là') + field('b') + material('từ lâu.')
    const [only] = old(shown, rules)
    expect(only && shortly(only)).toBe('cloze: chữ: Hà Nội | Hanoi; chữ: Huế / markingUnclear')
    expect(textOf(only?.item.content ?? '')).toBe('Thủ đô là [[1]], cố đô là [[2]] từ lâu.')
  })

  test('lists of which no type is said are asked about where the first of each is right', () => {
    const shown = (words: string): string => material('Nước ta tên là [n].') + choices('response_n', 'n', words)
    const rules = rule(is('response_n', '1'))
    expect(old(shown(label('1', 'Việt Nam') + label('2', 'Lào')), rules).map(shortly)).toEqual([
      'cloze: chọn: *Việt Nam | Lào / markingUnclear',
    ])
    expect(old(shown(label('2', 'Lào') + label('1', 'Việt Nam')), rules).map(shortly)).toEqual([
      'cloze: chọn: Lào | *Việt Nam',
    ])
  })

  test('several that are right add up, or stand beside those that are not chosen', () => {
    const labels = label('a', 'dơi') + label('b', 'gà') + label('c', 'cá')
    const shown = `${material('Con vật nào có cánh?')}<response_lid ident="r" rcardinality="Multiple"><render_choice>${labels}</render_choice></response_lid>`
    const both = 'multiple_choice: *dơi | *gà | cá'
    const not = `<not>${is('r', 'c')}</not>`
    expect(old(shown, rule(is('r', 'a')) + rule(is('r', 'b'))).map(shortly)).toEqual([both])
    expect(old(shown, rule(`<and>${is('r', 'a')}${is('r', 'b')}${not}</and>`)).map(shortly)).toEqual([both])
    const set = '<setvar action="Set">100</setvar>'
    expect(old(shown, rule(is('r', 'a'), set) + rule(is('r', 'b'), set)).map(shortly)).toEqual([
      'multiple_choice: dơi | gà | cá / !keyConflict',
    ])
  })

  const list = (id: string): string => choices(id, '', label('1', 'Huế') + label('2', 'Vinh'))
  const typed = '<response_str ident="r"><render_fib/></response_str>'
  const kind = (type: string): string =>
    `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`
  const count = (word: string): string => `<setvar varname="D2L_${word}" action="Add">1</setvar>`
  test.each([
    [
      'what counts wrong beside right',
      list('r'),
      rule(is('r', '1'), count('Correct')) + rule(is('r', '2'), count('Incorrect')),
      '',
      '!markingUnclear',
    ],
    ['a part of a word', typed, rule('<varsubstring respident="r">Huế</varsubstring>'), '', '!markingUnclear'],
    ['a field that is not there', typed, rule(is('x', 'Huế')), '', '!markingUnclear'],
    ['a range without an end', typed, rule('<vargte respident="r">2</vargte>'), '', '!markingUnclear'],
    [
      'either of two fields',
      list('r') + list('s'),
      rule(`<or>${is('r', '1')}${is('s', '1')}</or>`),
      '',
      '!typeUnknown',
    ],
    ['what is calculated', typed, '', '<itemproc_extension><calculated/></itemproc_extension>', '!typeUnknown'],
    ['what is calculated by its name', typed, '', kind('calculated_question'), '!typeUnknown'],
    ['groups', list('r') + list('s'), rule(is('r', '1')), kind('categorization_question'), '!typeUnknown'],
    ['an order', list('r'), rule(is('r', '1')), kind('ordering_question'), '!typeUnknown'],
  ])('%s is named', (_, shown, rules, besides, code) => {
    const [only] = old(material('Cố đô của nước ta ở đâu?') + shown, rules, besides)
    expect(only && shortly(only)).toContain(code)
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

const declared = (type: string, key: string, mapped: readonly string[] = []): string =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="${type}"><correctResponse><value>${key}</value></correctResponse><mapping>${mapped.map((one) => `<mapEntry mapKey="${one}" mappedValue="2"/>`).join('')}</mapping></responseDeclaration>`

describe('rules of QTI 2 and 3', () => {
  const variable = '<variable identifier="R"/>'
  const right = `<match>${variable}<correct identifier="R"/></match>`
  const to = (value: string, type = 'float'): string =>
    `<setOutcomeValue identifier="SCORE"><baseValue baseType="${type}">${value}</baseValue></setOutcomeValue>`
  const branches = (inner: string): string =>
    `<responseProcessing><responseCondition>${inner}</responseCondition></responseProcessing>`
  const given = (condition: string, otherwise = ''): string =>
    branches(`<responseIf>${condition}${to('1')}</responseIf>${otherwise}`)
  const options = ['A', 'B'].map((id) => `<simpleChoice identifier="${id}">${id} là đúng</simpleChoice>`).join('')
  const asked = `<p>Chọn câu đúng.</p><choiceInteraction responseIdentifier="R" maxChoices="1">${options}</choiceInteraction>`
  const key = 'single_choice: A là đúng | *B là đúng'
  const none = 'single_choice: A là đúng | B là đúng / !markingUnclear'

  test.each([
    ['none', '', key],
    ['a template', '<responseProcessing template="x/match_correct.xml"/>', key],
    ['a template in its own words', given(right, `<responseElse>${to('0')}</responseElse>`), key],
    [
      'nothing for no answer',
      branches(
        `<responseIf><isNull>${variable}</isNull>${to('0')}</responseIf><responseElseIf>${right}${to('1')}</responseElseIf>`,
      ),
      key,
    ],
    ['another template', '<responseProcessing template="x/half_marks.xml"/>', none],
    ['something for what is wrong', given(right, `<responseElse>${to('0.5')}</responseElse>`), none],
    ['another condition', given(`<not>${right}</not>`), none],
    ['what is added to', given(right).replace('<responseProcessing>', '<responseProcessing><exitResponse/>'), none],
    [
      'a second condition',
      given(`<equal toleranceMode="exact"><variable identifier="X"/><baseValue baseType="float">1</baseValue></equal>`),
      none,
    ],
  ])('%s', (_, rules, expected) => {
    expect(modern(declared('identifier', 'B'), asked, rules).map(shortly)).toEqual([expected])
  })

  test('a mapping says what earns the most, and is held against what is declared', () => {
    const template = '<responseProcessing template="x/map_response"/>'
    expect(modern(declared('identifier', 'B', ['B']), asked, template).map(shortly)).toEqual([key])
    expect(modern(declared('identifier', 'A', ['B']), asked, template).map(shortly)).toEqual([
      'single_choice: A là đúng | B là đúng / !keyConflict',
    ])
  })

  test('a number has as much room on both sides as its rule says', () => {
    const near = (tolerance: string): string =>
      given(`<equal toleranceMode="absolute" tolerance="${tolerance}">${variable}<correct identifier="R"/></equal>`)
    const field = '<p>Pi gần bằng bao nhiêu?</p><p><textEntryInteraction responseIdentifier="R"/></p>'
    const asks = (rules: string): string[] => modern(declared('float', '3.14'), field, rules).map(shortly)
    expect(asks(near('0.01 0.01'))).toEqual(['numeric: 3.14 ± 0.01'])
    expect(asks(near('0.01 0.5'))).toEqual(['numeric:  / !markingUnclear'])
  })

  test('what nobody draws is named', () => {
    const drawn = '<templateProcessing><setTemplateValue identifier="N"/></templateProcessing>'
    expect(modern(declared('identifier', 'B') + drawn, asked, '').map(shortly)).toEqual([
      'fill_blank:  / !markingUnclear',
    ])
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

  test('is read in the order of its list, and with what the list forgets', () => {
    const parts = { 'a.xml': item('Hai với hai là mấy?'), 'cau/b.xml': item('Năm trừ một là mấy?') }
    const both = ['Hai với hai là mấy?', 'Năm trừ một là mấy?']
    expect(asked({ 'imsmanifest.xml': manifest(['a.xml', 'b.xml']), ...parts })).toEqual(both)
    expect(asked({ 'imsmanifest.xml': manifest(['cau/b.xml']), ...parts })).toEqual(both.toReversed())
  })

  test('says what stands above a section, also where its questions lie deeper', () => {
    const ref = '<assessmentItemRef href="a.xml"/>'
    const section = `<assessmentSection><rubricBlock view="candidate"><p>Đọc bài rồi trả lời.</p></rubricBlock><assessmentSection>${ref}</assessmentSection></assessmentSection>`
    const one = bytes('<assessmentItem><itemBody><p>Ai đi học?</p></itemBody></assessmentItem>')
    const found = asked({ 'a.xml': one, 'test.xml': bytes(`<assessmentTest>${section}</assessmentTest>`) })
    expect(found).toEqual(['Đọc bài rồi trả lời.', 'Ai đi học?'])
  })

  test('of a course without questions says so', () => {
    const course = zipSync({ 'imsmanifest.xml': manifest([]), 'web/page.html': bytes('<p>Bài 1</p>') })
    expect(() => formatOf(course, 'a.imscc')).toThrow('unknownFormat')
  })

  test('that was written here with rules that count pairs in order still says the order', async () => {
    const items = ['<p>Hai</p>', '<p>Năm</p>', '<p>Bảy</p>']
    const asked = { ...emptyItem(), title: 'Số', content: '<p>Sắp xếp.</p>', points: 1 }
    const packed = unzipSync(
      await qti2Writer.write([{ ...asked, type: 'ordering', items, credit: 'pairs' }], new Map()),
    )
    const rules = /(?<=<responseProcessing>).*(?=<\/responseProcessing>)/su
    const earlier = Object.entries(packed).map(([name, content]) => [
      name,
      bytes(new TextDecoder().decode(content).replace(rules, '<lookupOutcomeValue identifier="PAIRS"/>')),
    ])
    const [found] = read(zipSync(Object.fromEntries(earlier)))
    expect(found).toMatchObject({ item: { type: 'ordering', items, credit: 'pairs' }, problems: [] })
  })

  test('may declare elements, and no words', () => {
    const head = '<!DOCTYPE questestinterop SYSTEM "qti.dtd" [\n<!-- phần thêm -->\n<!ELEMENT more (#PCDATA)>\n]>'
    const file = bytes(head + new TextDecoder().decode(item('Hai với hai là mấy?')))
    expect(formatOf(file, 'a.xml')).toBe('qti_1')
    expect(read(file)).toHaveLength(1)
  })
})

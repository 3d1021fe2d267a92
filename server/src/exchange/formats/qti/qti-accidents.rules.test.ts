import { expect, test } from 'vitest'
import { type Accident, outcomeOf } from '../../../../testing/samples/accidents.ts'

const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false">
<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><correctResponse><value>B</value><value>C</value></correctResponse></responseDeclaration>
<itemBody><p>Số nào là số lẻ?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="0">
<simpleChoice identifier="A">hai</simpleChoice><simpleChoice identifier="B">ba</simpleChoice><simpleChoice identifier="C">năm</simpleChoice><simpleChoice identifier="D">sáu</simpleChoice>
</choiceInteraction></itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`
const newer = { name: 'a.xml', questions: [item], join: ([one = '']: readonly string[]) => one }

const old = {
  name: 'a.xml',
  questions: ['Pháp Lyon Paris Nice 1', 'Cuba Habana Holguín Baracoa 0'].map((line, number) => {
    const [country = '', ...rest] = line.split(' ')
    const labels = rest
      .slice(0, 3)
      .map(
        (one, at) =>
          `<response_label ident="${number}${at}"><material><mattext>${one}</mattext></material></response_label>`,
      )
    return `<item ident="i${number}" title="${country}"><presentation><material><mattext>Thủ đô của ${country}?</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${labels.join('')}</render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes><respcondition><conditionvar><varequal respident="r">${number}${rest[3]}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>`
  }),
  join: (items: readonly string[]) =>
    `<questestinterop><assessment ident="a" title="A"><section ident="s">${items.join('')}</section></assessment></questestinterop>`,
}

const accidents: readonly (readonly [typeof newer, Accident])[] = [
  [newer, ['several right ones of which one may be chosen', 0, ['maxChoices="0"', 'maxChoices="1"'], '!keyConflict']],
  [newer, ['an option that is not closed', 0, ['năm</simpleChoice>', 'năm'], '!unreadable']],
  [
    newer,
    ['a value that nobody draws', 0, ['Số nào', 'Số nào dưới <printedVariable identifier="N"/>'], '!markingUnclear'],
  ],
  [newer, ['no rules', 0, [/<responseProcessing.*\/>/, ''], 'same']],
  [newer, ['no key', 0, [/<correctResponse>.*<\/correctResponse>/, ''], '!noKey']],
  [old, ['an option that is not closed', 0, ['</response_label>', ''], 'same']],
  [old, ['an option without its elements', 0, ['<material><mattext>Nice</mattext></material>', 'Nice'], 'same']],
  [old, ['a key that names nothing', 0, ['>01</varequal>', '>09</varequal>'], '!noKey']],
]

test.each(accidents.map(([bank, accident]) => [accident[0], bank, accident] as const))(
  '%s',
  async (_, bank, accident) => {
    expect(await outcomeOf(bank, accident)).toBe(accident[3])
  },
)

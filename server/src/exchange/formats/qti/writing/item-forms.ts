import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import { shownAs } from '@lms/contracts/question-types/part-rules.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { movesFreely } from '../../../../questions/option-order.ts'
import type { Item } from '../../item.ts'
import type { XmlElement } from '../../xml-tree.ts'
import { criterionText } from '../../essay-texts.ts'
import { gapForm } from './gap-forms.ts'
import { richNodes } from './rich-writing.ts'
import {
  isMapped,
  isNear,
  isRight,
  outcome,
  pairsInOrder,
  plusOne,
  response,
  set,
  share,
  value,
  variable,
  when,
  whenFirst,
} from './rules-writing.ts'
import { type Node, element, idAt } from './xml-writing.ts'

/** What a type needs: how it is declared, asked and marked. */
interface Form {
  responses: XmlElement[]
  outcomes?: XmlElement[]
  body: Node[]
  rules: XmlElement[]
  /** Texts that are shown for single options, by their ids. */
  notes?: [id: string, html: string][]
}

export interface Writing {
  item: Item
  points: number
  rich(html: string): Node[]
  blocks(html: string): Node[]
  gaps(html: string, gap: (number: number) => XmlElement | null): Node[]
}

const whole = (points: number): XmlElement => set('SCORE', value('float', points))

/** How a question of each type is written. */
export const forms: Readonly<Record<QuestionType, (writing: Writing) => Form>> = {
  single_choice: (writing) => choice(writing, 'single'),
  multiple_choice: (writing) => choice(writing, 'multiple'),
  true_false: (writing) => choice(writing, 'single'),
  fill_blank: ({ item, points, blocks }) => {
    const texts = item.answers.map(({ text }) => textOf(text))
    return {
      responses: [response('RESPONSE', 'single', 'string', texts.slice(0, 1), texts)],
      body: [...blocks(item.content), entry('RESPONSE')],
      rules: [when(isMapped('RESPONSE'), whole(points))],
    }
  },
  numeric: ({ item, points, blocks }) => {
    const answers = item.answers.map(({ text, tolerance }) => ({ text: plainDecimal(textOf(text)), tolerance }))
    return {
      responses: [
        response(
          'RESPONSE',
          'single',
          'float',
          answers.slice(0, 1).map(({ text }) => text),
        ),
      ],
      body: [...blocks(item.content), entry('RESPONSE')],
      rules: [when(isNear('RESPONSE', answers), whole(points))],
    }
  },
  matching: ({ item, points, blocks, rich }) => {
    const { pairs = [], extras = [] } = item
    const rights = [
      ...new Map([...pairs.map(({ right }) => right), ...extras].map((html) => [shownAs(html), html])).values(),
    ]
    const idOf = (html: string): string =>
      idAt(
        'R',
        rights.findIndex((one) => shownAs(one) === shownAs(html)),
      )
    return matched(
      { item, points, blocks, rich },
      pairs.map(({ left }) => left),
      rights,
      pairs.map(({ right }, index) => `${idAt('L', index)} ${idOf(right)}`),
      [],
    )
  },
  statements: (writing) => {
    const { statements = [], credit } = writing.item
    const isTable = credit !== 'even' && statements.length === 4
    const table = [0.1, 0.25, 0.5, 1].map((part, index) => {
      const isSo = element('equal', { toleranceMode: 'exact' }, variable('RIGHT'), value('float', index + 1))
      return [isSo, set('SCORE', value('float', writing.points * part))] as const
    })
    return matched(
      writing,
      statements.map(({ text }) => text),
      ['Đúng', 'Sai'],
      statements.map(({ isTrue }, index) => `${idAt('L', index)} ${isTrue ? 'R1' : 'R2'}`),
      isTable ? [whenFirst(table)] : [],
    )
  },
  ordering: ({ item, points, blocks, rich }) => {
    const { items = [], credit } = item
    const ids = items.map((_, index) => idAt('C', index))
    const inPairs = credit === 'pairs' ? pairsInOrder(ids, points) : null
    const choices = items.map((html, index) => element('simpleChoice', { identifier: ids[index] ?? '' }, ...rich(html)))
    return {
      responses: [response('RESPONSE', 'ordered', 'identifier', ids)],
      outcomes: inPairs?.outcomes ?? [],
      body: [
        ...blocks(item.content),
        element('orderInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'true' }, ...choices),
      ],
      rules: inPairs?.rules ?? [when(isRight('RESPONSE'), whole(points))],
    }
  },
  cloze: ({ item, points, gaps: place }) => {
    const { gaps = [], content } = item
    const made = gaps.map((gap, index) => gapForm(gap, `RESPONSE_${index + 1}`))
    return {
      responses: made.map((gap) => gap.response),
      outcomes: [outcome('RIGHT')],
      body: place(content, (number) => made[number - 1]?.interaction ?? null),
      rules: [
        ...made.map((gap) => when(gap.isRight, plusOne('RIGHT'))),
        set('SCORE', share(points, variable('RIGHT'), Math.max(1, gaps.length))),
      ],
    }
  },
  essay: ({ item, blocks }) => {
    const criteria = (item.rubric ?? []).map((one) => element('li', {}, ...textOnly(criterionText(one))))
    return {
      responses: [response('RESPONSE', 'single', 'string', [])],
      body: [
        ...(criteria.length === 0 ? [] : [element('rubricBlock', { view: 'scorer' }, element('ul', {}, ...criteria))]),
        ...blocks(item.content),
        element('extendedTextInteraction', { responseIdentifier: 'RESPONSE', expectedLines: '10' }),
      ],
      rules: [],
    }
  },
}

function textOnly(text: string): Node[] {
  return richNodes(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), { of: () => null })
}

function entry(responseIdentifier: string): XmlElement {
  return element('p', {}, element('textEntryInteraction', { responseIdentifier }))
}

function choice({ item, points, blocks, rich }: Writing, cardinality: 'single' | 'multiple'): Form {
  const ids = item.answers.map((_, index) => idAt('C', index))
  const keys = ids.filter((_, index) => item.answers[index]?.isCorrect === true)
  const options = item.answers.map(({ text }, index) =>
    element('simpleChoice', { identifier: ids[index] ?? '' }, ...rich(text)),
  )
  return {
    responses: [response('RESPONSE', cardinality, 'identifier', keys)],
    body: [
      ...blocks(item.content),
      element(
        'choiceInteraction',
        {
          responseIdentifier: 'RESPONSE',
          shuffle: String(item.type !== 'true_false' && movesFreely(item)),
          maxChoices: cardinality === 'single' ? '1' : '0',
        },
        ...options,
      ),
    ],
    rules: [when(isRight('RESPONSE'), whole(points))],
    notes: item.answers.map(({ explanation = '' }, index) => [ids[index] ?? '', explanation]),
  }
}

function matched(
  { item, points, blocks, rich }: Pick<Writing, 'item' | 'points' | 'blocks' | 'rich'>,
  lefts: readonly string[],
  rights: readonly string[],
  pairs: readonly string[],
  ownRules: readonly XmlElement[],
): Form {
  const side = (letter: string, texts: readonly string[], matchMax: string): XmlElement =>
    element(
      'simpleMatchSet',
      {},
      ...texts.map((html, index) =>
        element('simpleAssociableChoice', { identifier: idAt(letter, index), matchMax }, ...rich(html)),
      ),
    )
  const count = set('RIGHT', element('mapResponse', { identifier: 'RESPONSE' }))
  return {
    responses: [response('RESPONSE', 'multiple', 'directedPair', pairs, pairs)],
    outcomes: [outcome('RIGHT')],
    body: [
      ...blocks(item.content),
      element(
        'matchInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'false', maxAssociations: '0' },
        side('L', lefts, '1'),
        side('R', rights, '0'),
      ),
    ],
    rules: [
      count,
      ...(ownRules.length > 0 ? ownRules : [set('SCORE', share(points, variable('RIGHT'), Math.max(1, lefts.length)))]),
    ],
  }
}

import { shownAs } from '@lms/contracts/question-types/part-rules.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { escapeText, isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { movesFreely } from '../../../questions/option-order.ts'
import type { Item } from '../../item.ts'
import { criterionText } from '../../essay-texts.ts'
import { type Places, blockXml, richXml } from './rich-writing.ts'
import { element, escaped, isMapped, isNear, isRight, outcome, plusOne } from './rules-writing.ts'
import { response, set, share, value, variable, when } from './rules-writing.ts'

/** What a type needs: how it is declared, asked and marked. */
interface Form {
  responses: string
  outcomes?: string
  body: string
  rules: string
  /** Texts that are shown for single options, by their ids. */
  notes?: [id: string, html: string][]
}

interface Writing {
  item: Item
  points: number
  places: Places
}

const idAt = (letter: string, index: number): string => `${letter}${index + 1}`
const whole = (points: number): string => set('SCORE', value('float', points))

/** How a question of each type is written. */
const forms: Readonly<Record<QuestionType, (writing: Writing) => Form>> = {
  single_choice: choice,
  multiple_choice: choice,
  true_false: choice,
  fill_blank: (writing) => entry(writing, 'text'),
  numeric: (writing) => entry(writing, 'number'),
  matching: (writing) => {
    const { pairs = [], extras = [] } = writing.item
    const offered = [...pairs.map(({ right }) => right), ...extras]
    const rights = new Map(offered.map((html) => [shownAs(html), html]))
    const names = [...rights.keys()]
    const lefts = pairs.map(({ left }) => left)
    const keys = pairs.map(({ right }, index) => `${idAt('L', index)} ${idAt('R', names.indexOf(shownAs(right)))}`)
    return matched(writing, lefts, [...rights.values()], keys)
  },
  statements: (writing) => {
    const { statements = [] } = writing.item
    const truths = statements.map(({ isTrue }, index) => `${idAt('L', index)} ${isTrue ? 'R1' : 'R2'}`)
    const texts = statements.map(({ text }) => text)
    return matched(writing, texts, ['Đúng', 'Sai'], truths)
  },
  ordering: ({ item, points, places }) => {
    const { items = [] } = item
    const ids = items.map((_, index) => idAt('C', index))
    const asked = { responseIdentifier: 'RESPONSE', shuffle: 'true' }
    return {
      responses: response('RESPONSE', 'ordered', 'identifier', ids),
      body: blockXml(item.content, places) + element('orderInteraction', asked, options(items, places)),
      rules: when(isRight('RESPONSE'), whole(points)),
    }
  },
  cloze: ({ item, points, places }) => {
    const { gaps = [], content } = item
    const made = gaps.map((gap, index) => gapForm(gap, `RESPONSE_${index + 1}`))
    const counted = made.map((gap) => when(gap.isRight, plusOne('RIGHT'))).join('')
    return {
      responses: made.map((gap) => gap.response).join(''),
      outcomes: outcome('RIGHT'),
      body: blockXml(content, { ...places, gap: (number) => made[number - 1]?.interaction ?? null }),
      rules: counted + share(points, variable('RIGHT'), Math.max(1, gaps.length)),
    }
  },
  essay: ({ item, places }) => {
    const criteria = (item.rubric ?? [])
      .map((one) => `<li>${richXml(escapeText(criterionText(one)), places)}</li>`)
      .join('')
    const rubric = criteria === '' ? '' : element('rubricBlock', { view: 'scorer' }, `<ul>${criteria}</ul>`)
    const field = element('extendedTextInteraction', { responseIdentifier: 'RESPONSE', expectedLines: '10' })
    return {
      responses: response('RESPONSE', 'single', 'string', []),
      body: rubric + blockXml(item.content, places) + field,
      rules: '',
    }
  },
}

function entry({ item, points, places }: Writing, kind: 'text' | 'number'): Form {
  const answers = item.answers.map((answer) => ({ ...answer, text: textOf(answer.text) }))
  const gap = gapForm({ kind, answers }, 'RESPONSE')
  return {
    responses: gap.response,
    body: `${blockXml(item.content, places)}<p>${gap.interaction}</p>`,
    rules: when(gap.isRight, whole(points)),
  }
}

function options(htmls: readonly string[], places: Places): string {
  const each = htmls.map((html, at) => element('simpleChoice', { identifier: idAt('C', at) }, richXml(html, places)))
  return each.join('')
}

function choice({ item, points, places }: Writing): Form {
  const cardinality = item.type === 'multiple_choice' ? 'multiple' : 'single'
  const keys = item.answers.flatMap(({ isCorrect }, index) => (isCorrect ? [idAt('C', index)] : []))
  const asked = {
    responseIdentifier: 'RESPONSE',
    shuffle: String(item.type !== 'true_false' && movesFreely(item)),
    maxChoices: cardinality === 'single' ? '1' : '0',
  }
  const texts = item.answers.map(({ text }) => text)
  return {
    responses: response('RESPONSE', cardinality, 'identifier', keys),
    body: blockXml(item.content, places) + element('choiceInteraction', asked, options(texts, places)),
    rules: when(isRight('RESPONSE'), whole(points)),
    notes: item.answers.map(({ explanation = '' }, index) => [idAt('C', index), explanation]),
  }
}

function matched(
  { item, points, places }: Writing,
  lefts: readonly string[],
  rights: readonly string[],
  pairs: readonly string[],
): Form {
  const side = (letter: string, texts: readonly string[], matchMax: string): string => {
    const choices = texts.map((html, index) => {
      const attributes = { identifier: idAt(letter, index), matchMax }
      return element('simpleAssociableChoice', attributes, richXml(html, places))
    })
    return element('simpleMatchSet', {}, choices.join(''))
  }
  const asked = { responseIdentifier: 'RESPONSE', shuffle: 'false', maxAssociations: '0' }
  const sides = side('L', lefts, '1') + side('R', rights, '0')
  const count = set('RIGHT', element('mapResponse', { identifier: 'RESPONSE' }))
  return {
    responses: response('RESPONSE', 'multiple', 'directedPair', pairs, pairs),
    outcomes: outcome('RIGHT'),
    body: blockXml(item.content, places) + element('matchInteraction', asked, sides),
    rules: count + share(points, variable('RIGHT'), Math.max(1, lefts.length)),
  }
}

/** A gap of a text: how it is declared, shown and marked. */
function gapForm(
  { kind, answers }: NonNullable<Item['gaps']>[number],
  id: string,
): { response: string; interaction: string; isRight: string } {
  const texts = answers.map(({ text }) => (kind === 'number' ? plainDecimal(text) : text))
  if (kind !== 'choice') {
    const near = answers.map(({ tolerance }, index) => ({ text: texts[index] ?? '', tolerance }))
    const isText = kind === 'text'
    return {
      response: response(id, 'single', isText ? 'string' : 'float', texts.slice(0, 1), isText ? texts : []),
      interaction: element('textEntryInteraction', { responseIdentifier: id }),
      isRight: isText ? isMapped(id) : isNear(id, near),
    }
  }
  const keys = answers.flatMap(({ isCorrect }, index) => (isCorrect ? [idAt('C', index)] : []))
  const choices = texts.map((text, index) => element('inlineChoice', { identifier: idAt('C', index) }, escaped(text)))
  return {
    response: response(id, 'single', 'identifier', keys),
    interaction: element('inlineChoiceInteraction', { responseIdentifier: id, shuffle: 'true' }, choices.join('')),
    isRight: isRight(id),
  }
}

/** One question as an `assessmentItem`, in the words of QTI 2. */
export function itemXml(item: Item, identifier: string, places: Places, root: Record<string, string>): string {
  const points = item.points ?? 1
  const { responses, outcomes = '', body, rules, notes = [] } = forms[item.type]({ item, points, places })
  const options = notes.filter(([, html]) => !isBlank(html))
  const isExplained = !isBlank(item.explanation)
  const said = [...(isExplained ? [['EXPLANATION', item.explanation] as const] : []), ...options]
  const shown =
    (isExplained ? value('identifier', 'EXPLANATION') : '') + (options.length > 0 ? variable('RESPONSE') : '')
  const processing = rules + (shown === '' ? '' : set('FEEDBACK', `<multiple>${shown}</multiple>`))
  const feedback = { identifier: 'FEEDBACK', cardinality: 'multiple', baseType: 'identifier' }
  const feedbacks = said.map(([id, html]) => {
    const attributes = { outcomeIdentifier: 'FEEDBACK', identifier: id, showHide: 'show' }
    return element('modalFeedback', attributes, blockXml(html, places))
  })
  return element(
    'assessmentItem',
    { ...root, identifier, title: item.title, adaptive: 'false', timeDependent: 'false' },
    responses +
      outcome('SCORE', { normalMaximum: String(points) }) +
      outcomes +
      (said.length === 0 ? '' : element('outcomeDeclaration', feedback)) +
      element('itemBody', {}, body) +
      (processing === '' ? '' : element('responseProcessing', {}, processing)) +
      feedbacks.join(''),
  )
}

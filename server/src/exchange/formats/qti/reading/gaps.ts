import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { type Item, blocking, problem } from '../../item.ts'
import { type XmlElement, elementsOf } from '../../xml-tree.ts'
import { type Fixed, type Probe, sought, soughtChoice, soughtTexts } from '../scoring/key-search.ts'
import { soughtNumbers } from '../scoring/number-search.ts'
import { optionsIn, responseOf } from './choices.ts'
import { type ItemReading, keyOrReason, noteOnce } from './item-reading.ts'
import { notePartCredit } from './part-credit.ts'

type Gap = NonNullable<Item['gaps']>[number]

const isNumber = ({ scoring }: ItemReading, response: string): boolean =>
  /^(float|integer)$/.test(scoring.responses.get(response)?.baseType ?? '')

/** What would be right in the gaps, each by its response. */
type Rights = ReadonlyMap<string, readonly string[]>

function rightsOf({ probe, scoring }: ItemReading, interactions: readonly XmlElement[]): Rights {
  return new Map(
    interactions
      .map(responseOf)
      .map((response) => [
        response,
        [
          ...probe.declaredOf(response),
          ...probe.mappedOf(response),
          ...(scoring.responses.has(response) ? textsComparedWith(probe, response) : []),
        ],
      ]),
  )
}

/** What is right in all other gaps, so that each is tried in the best company. */
function bestOf(rights: Rights): Fixed {
  return Object.fromEntries([...rights].map(([response, [right]]) => [response, right === undefined ? [] : [right]]))
}

const folded = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => text.toLowerCase()))].toSorted().join('\n')

/** Gaps for the same words: a file may want another one in each. */
function sharingWith(rights: Rights, response: string): string[] {
  const own = rights.get(response) ?? []
  if (new Set(own).size < 2) return []
  return [...rights]
    .filter(([other, texts]) => other !== response && folded(texts) === folded(own))
    .map(([other]) => other)
}

/** With a word of their own in those that share theirs with it. */
function companyOf(rights: Rights, fixed: Fixed, response: string): (text: string) => Fixed {
  const sharing = sharingWith(rights, response)
  if (sharing.length === 0) return () => fixed
  return (text) => {
    const used = new Set([text.toLowerCase()])
    const others = sharing.map((other) => {
      const texts = rights.get(other) ?? []
      const own = texts.find((each) => !used.has(each.toLowerCase())) ?? texts[0] ?? ''
      used.add(own.toLowerCase())
      return [other, [own]]
    })
    return { ...fixed, ...Object.fromEntries(others) }
  }
}

/** Here each gap is marked for itself; a file that wants each word only once is told so. */
function noteOthers({ probe, problems, item }: ItemReading, interactions: readonly XmlElement[], fixed: Fixed): void {
  const accepted: Rights = new Map(
    interactions.flatMap((interaction, index) => {
      const { kind, answers = [] } = item.gaps?.[index] ?? {}
      return kind === 'text' ? [[responseOf(interaction), answers.map(({ text }) => text)] as const] : []
    }),
  )
  for (const [response, texts] of probe.hasRules ? accepted : []) {
    const [other] = sharingWith(accepted, response)
    const [text = ''] = texts
    if (other === undefined) continue
    const company = { ...companyOf(accepted, fixed, response)(text), [response]: [text] }
    const found = sought(() => ({
      key: probe.score(company) > probe.score({ ...company, [other]: [text] }) + 1e-6,
      isUneven: false,
    }))
    if ('key' in found && found.key) noteOnce(problems, problem('gapsAlike', { text: texts.join(' / ').slice(0, 100) }))
  }
}

export function textsComparedWith(probe: Probe, response: string): string[] {
  const found = sought(() => ({ key: probe.comparedWith(response).texts, isUneven: false }))
  return 'key' in found ? found.key : []
}

function gapOf(reading: ItemReading, interaction: XmlElement, rights: Rights): Gap {
  const fixed = bestOf(rights)
  const { probe, problems, plain } = reading
  const response = responseOf(interaction)
  if (interaction.name === 'inlineChoiceInteraction') {
    const options = optionsIn(interaction)
    const ids = options.map(({ attributes }) => attributes['identifier'] ?? '')
    const key = keyOrReason(
      sought(() => soughtChoice(probe, response, ids, fixed)),
      problems,
    )
    return {
      kind: 'choice',
      answers: options.map(({ children }, index) => ({ text: plain(children), isCorrect: ids[index] === key })),
    }
  }
  if (isNumber(reading, response)) {
    const key = keyOrReason(
      sought(() => soughtNumbers(probe, response, fixed)),
      problems,
    )
    return { kind: 'number', answers: (key ?? []).map((number) => ({ ...number, isCorrect: true })) }
  }
  const key = keyOrReason(
    sought(() => soughtTexts(probe, response, companyOf(rights, fixed, response))),
    problems,
  )
  return { kind: 'text', answers: unlike(key ?? []).map((text) => ({ text, isCorrect: true })) }
}

/** Large and small letters are the same here, and nothing is no answer. */
export function unlike(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.filter((text) => {
    const folded = text.toLowerCase()
    return folded !== '' && !known.has(folded) && known.add(folded)
  })
}

export function readGaps(reading: ItemReading, interactions: readonly XmlElement[]): void {
  const { item } = reading
  const rights = rightsOf(reading, interactions)
  item.type = 'cloze'
  item.gaps = interactions.map((interaction) => gapOf(reading, interaction, rights))
  noteOthers(reading, interactions, bestOf(rights))
  notePartCredit(reading, interactions.map(responseOf), bestOf(rights))
}

/** One place to write in that stands apart from the text is asked for as a text or a number of its own. */
export function readEntry(reading: ItemReading, interaction: XmlElement): void {
  const { item, problems } = reading
  const { kind, answers } = gapOf(reading, interaction, new Map())
  item.type = kind === 'number' ? 'numeric' : 'fill_blank'
  if (kind === 'number' && answers.some(({ text }) => decimalOf(text) === null))
    problems.push(
      blocking('numeric', {
        answer: answers
          .map(({ text }) => text)
          .join(', ')
          .slice(0, 60),
      }),
    )
  item.answers = answers.map(({ text, tolerance }) => ({
    text: escapeText(text),
    isCorrect: true,
    ...(tolerance !== undefined && { tolerance }),
  }))
  if (kind === 'number') item.unit ??= null
}

/** Words of a bank that are drawn into the gaps of a text. */
export function readGapMatch(reading: ItemReading, interaction: XmlElement, gapIds: readonly string[]): void {
  const { item, problems, probe, plain } = reading
  const response = responseOf(interaction)
  const words = [...elementsOf(interaction)].filter(({ name }) => name === 'gapText' || name === 'gapImg')
  const isPicture = (word: XmlElement): boolean => word.name === 'gapImg' || plain(word.children) === ''
  if (words.some(isPicture)) problems.push(blocking('unknownType', { type: 'gapImg' }))
  const options = words.map(({ attributes, children }) => ({
    id: attributes['identifier'] ?? '',
    text: plain(children),
  }))
  const declared = probe.declaredOf(response)
  const pairs = (declared.length > 0 ? declared : probe.mappedOf(response)).map((pair) => pair.split(/\s+/))
  item.type = 'cloze'
  item.gaps = gapIds.map((gap): Gap => {
    const right = pairs.filter(([, to]) => to === gap).map(([from]) => from)
    if (right.length !== 1)
      noteOnce(
        problems,
        right.length === 0
          ? blocking('noKey')
          : blocking('keyConflict', {
              answers: right.map((id) => options.find((one) => one.id === id)?.text).join(' / '),
            }),
      )
    return { kind: 'choice', answers: options.map(({ id, text }) => ({ text, isCorrect: right[0] === id })) }
  })
  const values = pairs.map((pair) => pair.join(' '))
  const isRewarded = sought(() =>
    !probe.hasRules || probe.score({ [response]: values }) > probe.score({ [response]: [] })
      ? { key: true, isUneven: false }
      : { doubt: 'conflict', answers: options.map(({ text }) => text) },
  )
  keyOrReason(isRewarded, problems)
}

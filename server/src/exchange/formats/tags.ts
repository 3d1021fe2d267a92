import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { Difficulty } from '@lms/contracts/questions/questions.ts'
import { type Item, type Problem, pointsFrom } from '../item.ts'
import { creditFrom, unitFrom, unitText } from '@lms/contracts/question-types/part-texts.ts'

/** Formats of other programs know tags but not our fields: those travel as tags with a name before a colon. */

export function tagsWithFields(item: Item): string[] {
  return [
    ...item.tags,
    ...(item.difficulty === null ? [] : [`difficulty:${item.difficulty}`]),
    ...(item.points === null ? [] : [`points:${item.points}`]),
    ...(item.class === null ? [] : [`class:${item.class}`]),
    ...(item.topic === '' ? [] : [`topic:${item.topic}`]),
    ...(item.ignoreAccents ? ['ignore-accents'] : []),
    ...(item.type === 'statements' ? ['type:statements'] : []),
    ...(item.credit === undefined ? [] : [`credit:${item.credit}`]),
    ...(item.unit ? [`unit:${unitText(item.unit)}`] : []),
    ...guidanceTags(item),
  ]
}

/** How an essay is to be written and marked. */
function guidanceTags({ rubric = [], minimumWords, maximumWords, allowPictures }: Item): string[] {
  return [
    ...(minimumWords || maximumWords ? [`words:${minimumWords ?? ''}-${maximumWords ?? ''}`] : []),
    ...(allowPictures === true ? ['pictures:yes'] : []),
    ...rubric.map(({ text, points }) => `rubric:${points}:${text}`),
  ]
}

/** Answers the type that the question had here, where the format has another one for it. */
export function takeFields(item: Item, tags: readonly string[], problems: Problem[]): string | null {
  let type: string | null = null
  for (const tag of tags) {
    const [, name = '', value = ''] =
      /^(difficulty|points|class|topic|type|credit|unit|words|pictures|rubric):([\s\S]*)$/.exec(tag) ?? []
    const difficulty = Difficulty.safeParse(value)
    const code = ClassCode.safeParse(value)
    if (name === 'difficulty' && difficulty.success) item.difficulty = difficulty.data
    else if (name === 'points') item.points = pointsFrom(Number(value), problems)
    else if (name === 'class' && code.success) item.class = code.data
    else if (name === 'topic') item.topic = value
    else if (name === 'type') type = value
    else if (name === 'credit' && creditFrom(value) !== null) item.credit = creditFrom(value) ?? undefined
    else if (name === 'unit') item.unit = unitFrom(value)
    else if (name === 'words' || name === 'pictures' || name === 'rubric') takeGuidance(item, name, value)
    else if (tag === 'ignore-accents') item.ignoreAccents = true
    else if (tag.trim() !== '') item.tags.push(tag.trim())
  }
  return type
}

function takeGuidance(item: Item, name: string, value: string): void {
  const [, minimum = '', maximum = ''] = /^(\d{0,4})-(\d{0,4})$/.exec(value) ?? []
  const [, points = '', text = ''] = /^(\d{1,3}):([\s\S]+)$/.exec(value) ?? []
  if (name === 'pictures') item.allowPictures = true
  else if (name === 'rubric' && text !== '')
    item.rubric = [...(item.rubric ?? []), { text: text.trim(), points: Number(points) }]
  else if (name === 'words') {
    item.minimumWords = minimum === '' ? null : Number(minimum)
    item.maximumWords = maximum === '' ? null : Number(maximum)
  }
}

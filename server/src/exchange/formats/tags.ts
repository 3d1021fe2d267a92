import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { Difficulty } from '@lms/contracts/questions/questions.ts'
import { type Item, type Problem, pointsFrom } from './item.ts'

/** Formats of other programs know tags but not our fields: those travel as tags with a name before a colon. */

export function tagsWithFields(item: Item): string[] {
  return [
    ...item.tags,
    ...(item.difficulty === null ? [] : [`difficulty:${item.difficulty}`]),
    ...(item.points === null ? [] : [`points:${item.points}`]),
    ...(item.class === null ? [] : [`class:${item.class}`]),
    ...(item.topic === '' ? [] : [`topic:${item.topic}`]),
    ...(item.ignoreAccents ? ['ignore-accents'] : []),
  ]
}

export function takeFields(item: Item, tags: readonly string[], problems: Problem[]): void {
  for (const tag of tags) {
    const [, name = '', value = ''] = /^(difficulty|points|class|topic):([\s\S]*)$/.exec(tag) ?? []
    const difficulty = Difficulty.safeParse(value)
    const code = ClassCode.safeParse(value)
    if (name === 'difficulty' && difficulty.success) item.difficulty = difficulty.data
    else if (name === 'points') item.points = pointsFrom(Number(value), problems)
    else if (name === 'class' && code.success) item.class = code.data
    else if (name === 'topic') item.topic = value
    else if (tag === 'ignore-accents') item.ignoreAccents = true
    else if (tag.trim() !== '') item.tags.push(tag.trim())
  }
}

import type { PartsDraft, QuestionParts } from './parts.ts'

/**
 * Each part gets an id that says nothing of its place. One that was there before keeps its own, told by the id it
 * brings along, or by saying the same as before.
 */
export function identified(parts: PartsDraft, known: QuestionParts, newId: () => string): QuestionParts {
  const { pairs, extras, extraIds, items, itemIds, gaps, statements, rubric, ...others } = parts
  const left = keeper(
    known.pairs?.map((pair) => [pair.leftId, pair.left]),
    newId,
  )
  const right = keeper(
    [
      ...(known.pairs ?? []).map((pair) => [pair.rightId, pair.right] as const),
      ...(known.extras ?? []).map((text, index) => [known.extraIds?.[index] ?? '', text] as const),
    ],
    newId,
  )
  const item = keeper(
    known.items?.map((text, index) => [known.itemIds?.[index] ?? '', text]),
    newId,
  )
  const gapAnswer = keeper(
    known.gaps?.flatMap(({ answers }) => answers.map(({ _id, text }) => [_id, text] as const)),
    newId,
  )
  const statement = keeper(
    known.statements?.map(({ _id, text }) => [_id, text]),
    newId,
  )
  const criterion = keeper(
    known.rubric?.map(({ _id, text }) => [_id, text]),
    newId,
  )
  const itemTexts = items?.map((text, index) => ({ id: itemIds?.[index], text }))
  const extraTexts = extras?.map((text, index) => ({ id: extraIds?.[index], text }))
  return {
    ...others,
    ...(pairs && {
      pairs: pairs.map((pair) => ({
        leftId: left(pair.leftId, pair.left),
        left: pair.left,
        rightId: right(pair.rightId, pair.right),
        right: pair.right,
      })),
    }),
    ...(extraTexts && { extras, extraIds: extraTexts.map(({ id, text }) => right(id, text)) }),
    ...(itemTexts && { items, itemIds: itemTexts.map(({ id, text }) => item(id, text)) }),
    ...(gaps && {
      gaps: gaps.map(({ kind, answers }) => ({
        kind,
        answers: answers.map(({ _id, ...answer }) => ({ _id: gapAnswer(_id, answer.text), ...answer })),
      })),
    }),
    ...(statements && {
      statements: statements.map(({ _id, ...each }) => ({ _id: statement(_id, each.text), ...each })),
    }),
    ...(rubric && { rubric: rubric.map(({ _id, ...each }) => ({ _id: criterion(_id, each.text), ...each })) }),
  }
}

/** Gives each known id once, and only known ones: nobody chooses another question's. */
function keeper(known: readonly (readonly [id: string, text: string])[] | undefined, newId: () => string) {
  const free = new Map(known)
  const take = (id: string): string => {
    free.delete(id)
    return id
  }
  return (id: string | undefined, text: string): string => {
    if (id !== undefined && free.has(id)) return take(id)
    const same = id === undefined && [...free].find(([, before]) => before === text)
    return same ? take(same[0]) : newId()
  }
}

import { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { KeyedQuestion } from '@lms/contracts/attempts/attempt-results.ts'
import { Question } from '@lms/contracts/questions/questions.ts'

interface Definition {
  type?: string
  shape?: Record<string, unknown>
  element?: unknown
  innerType?: unknown
  valueType?: unknown
  in?: unknown
  options?: readonly unknown[]
}

/** All names of fields that a schema has, at whatever depth. */
export function namesIn(schema: unknown): string[] {
  const { shape = {}, element, innerType, valueType, options = [], ...others } = definitionOf(schema)
  return [
    ...Object.entries(shape).flatMap(([name, part]) => [name, ...namesIn(part)]),
    ...[element, innerType, valueType, others.in, ...options].flatMap((part) =>
      part === undefined ? [] : namesIn(part),
    ),
  ]
}

function definitionOf(schema: unknown): Definition {
  return (schema as { def?: Definition } | undefined)?.def ?? {}
}

/**
 * What a question or its result has and a paper has no place for, by the contract itself: a new type with a new field
 * for its key is looked for without a line here.
 */
const earlySecrets: readonly string[] = (() => {
  const shown = new Set(namesIn(PaperQuestion))
  return [...new Set([...namesIn(Question), ...namesIn(KeyedQuestion)])].filter((name) => !shown.has(name))
})()

/** The names that must not be in what is told of these questions, wherever they stand in an answer. */
export function secretsIn(answer: unknown, questionIds: readonly string[]): string[] {
  const ids = new Set(questionIds)
  const found = new Set<string>()
  const walk = (value: unknown, isInside: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    const own = isInside || ids.has(String((value as { _id?: unknown })._id))
    for (const [name, part] of Object.entries(value)) {
      if (own && !Array.isArray(value) && earlySecrets.includes(name)) found.add(name)
      walk(part, own)
    }
  }
  walk(answer, false)
  return [...found]
}

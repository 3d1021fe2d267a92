import { pathSign, topicLimits } from '@lms/contracts/subjects/topics.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

export interface Topic {
  id: string
  subjectId: string
  parentId: string | null
  name: string
}

/** With what it is called by all of its names. */
export interface PlacedTopic extends Topic {
  path: string
}

type Tree = readonly Topic[]

/** Two names that differ in case, accents or spaces are one. */
export const nameKeyOf = (name: string): string => foldText(name)

/** From the top down to itself; a loop, which nobody can make, would end. */
function lineOf(all: ReadonlyMap<string, Topic>, topic: Topic): Topic[] {
  const line = [topic]
  for (let at = topic; at.parentId !== null && line.length <= topicLimits.depth;) {
    const parent = all.get(at.parentId)
    if (parent === undefined) break
    line.unshift(parent)
    at = parent
  }
  return line
}

/** In the order of their paths, so that what lies in another stands behind it. */
export function placed(all: Tree): PlacedTopic[] {
  const byId = new Map(all.map((topic) => [topic.id, topic]))
  return all
    .map((topic) => {
      const names = lineOf(byId, topic).map(({ name }) => name)
      return { topic: { ...topic, path: names.join(pathSign) }, key: names.map(nameKeyOf).join('\u0000') }
    })
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ topic }) => topic)
}

/** Itself and all that lies in it. */
export function withSubtopics(all: Tree, id: string): string[] {
  const found = [id]
  // It grows while it is walked.
  for (const each of found)
    for (const topic of all) if (topic.parentId === each && !found.includes(topic.id)) found.push(topic.id)
  return found
}

/** May it lie there: in its subject, not in itself, and not too deep with what lies in it? */
export function fits(all: Tree, { id, subjectId, parentId }: Topic): boolean {
  if (parentId === null) return true
  const byId = new Map(all.map((topic) => [topic.id, topic]))
  const parent = byId.get(parentId)
  const own = withSubtopics(all, id)
  if (!parent || parent.subjectId !== subjectId || own.includes(parentId)) return false
  const above = lineOf(byId, parent).length
  const depthIn = (topic: Topic): number =>
    topic.id === id ? 1 : depthOf(byId, topic) - depthOf(byId, byId.get(id)) + 1
  const below = Math.max(1, ...all.filter((topic) => own.includes(topic.id)).map(depthIn))
  return above + below <= topicLimits.depth
}

function depthOf(byId: ReadonlyMap<string, Topic>, topic: Topic | undefined): number {
  return topic === undefined ? 0 : lineOf(byId, topic).length
}

/** The names of a path as somebody wrote it, as many as a tree has levels; the rest stays with the last. */
export function namesIn(path: string): string[] {
  const names = path
    .split('/')
    .map((name) => name.trim().replaceAll(/\s+/g, ' ').slice(0, topicLimits.nameMaximum))
    .filter((name) => name !== '')
  return names.slice(0, topicLimits.depth)
}

/** The topic that a path names, as far as there is one. */
export function topicAt(
  all: Tree,
  names: readonly string[],
  within: Topic | null = null,
): { topic: Topic | null; missing: readonly string[] } {
  const [name, ...others] = names
  if (name === undefined) return { topic: within, missing: [] }
  const parentId = within?.id ?? null
  const next = all.find((topic) => topic.parentId === parentId && nameKeyOf(topic.name) === nameKeyOf(name))
  return next ? topicAt(all, others, next) : { topic: within, missing: names }
}

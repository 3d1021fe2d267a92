import type { PracticeAdvice } from '@lms/contracts/practice/practice-advice.ts'
import type { Standing } from '@lms/contracts/practice/practice-progress.ts'
import { type Exam, examsNear } from './exams.ts'

interface AdvisedTopic {
  name: string
  subject: { id: string; name: string }
  standing: Standing
  expected: number
  remembered: number
}

/**
 * One thing for this week: first what an exam needs, then what faded, then what is weakest of what was begun. A topic
 * that nobody has met is proposed by no one but an exam.
 */
export function adviceFor(topics: readonly AdvisedTopic[], exams: readonly Exam[], now: number): PracticeAdvice {
  const weakest = (among: readonly AdvisedTopic[]): AdvisedTopic | undefined =>
    among.toSorted(
      (one, other) =>
        one.remembered * one.expected - other.remembered * other.expected || (one.name < other.name ? -1 : 1),
    )[0]
  const about = (kind: PracticeAdvice['kind'], { name, subject }: AdvisedTopic, day: string | null = null) => ({
    kind,
    topic: name,
    subject: subject.name,
    day,
  })

  for (const [subjectId, at] of [...examsNear(exams, now)].toSorted((one, other) => one[1] - other[1])) {
    const open = topics.filter(({ subject, standing }) => subject.id === subjectId && standing !== 'firm')
    const topic = weakest(open.filter(({ standing }) => standing !== 'new')) ?? weakest(open)
    if (topic) return about('exam', topic, new Date(at).toISOString().slice(0, 10))
  }
  for (const kind of ['faded', 'learning', 'almost'] as const) {
    const topic = weakest(topics.filter(({ standing }) => standing === kind))
    if (topic) return about(kind, topic)
  }
  const isBegun = topics.some(({ standing }) => standing === 'firm')
  return { kind: isBegun ? 'keep' : 'start', topic: null, subject: null, day: null }
}

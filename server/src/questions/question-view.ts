import type { Author } from '@lms/contracts/fields.ts'
import type {
  QuestionSummary as SummaryOnTheWire,
  QuestionVersion as VersionOnTheWire,
  Question as QuestionOnTheWire,
} from '@lms/contracts/questions/questions.ts'
import type { Question, QuestionSummary, QuestionText, QuestionVersion } from './question.ts'

/** The names that a question's ids stand for. */
export interface Names {
  authors: ReadonlyMap<string, Author>
  subjects: ReadonlyMap<string, string>
  /** Paths; only where the whole question is shown. */
  topics?: ReadonlyMap<string, string>
}

/** For those who write: a list's line. */
export function toSummaryView(question: QuestionSummary, names: Names): SummaryOnTheWire {
  const { id, title, type, difficulty, points, isAiMade, sample, version, createdAt, updatedAt, deletedAt } = question
  return {
    _id: id,
    title,
    type,
    subject: subjectOf(question, names),
    class: question.class,
    difficulty,
    points,
    topicId: question.topicId,
    createdBy: names.authors.get(question.authorId ?? '') ?? null,
    isAiMade,
    sample,
    version,
    createdAt,
    updatedAt,
    deletedAt,
  }
}

/** For authors and administrators, with the key. There is no such view for students: they meet papers only. */
export function toQuestionView(question: Question, names: Names): QuestionOnTheWire {
  const topic = names.topics?.get(question.topicId ?? '') ?? question.topic
  return { ...toSummaryView(question, names), ...textOf(question), topic }
}

export function toVersionView(version: QuestionVersion, names: Names): VersionOnTheWire {
  return {
    ...textOf(version),
    title: version.title,
    type: version.type,
    subject: subjectOf(version, names),
    class: version.class,
    difficulty: version.difficulty,
    points: version.points,
    version: version.version,
    createdBy: names.authors.get(version.authorId ?? '') ?? null,
    createdAt: version.createdAt,
  }
}

function textOf({ content, answers, explanation, hint, topic, tags, ignoreAccents, parts, template }: QuestionText) {
  return { content, answers, explanation, hint, topic, tags, ignoreAccents, template, ...parts }
}

function subjectOf({ subjectId }: Pick<QuestionText, 'subjectId'>, { subjects }: Names) {
  return { _id: subjectId, name: subjects.get(subjectId) ?? '' }
}

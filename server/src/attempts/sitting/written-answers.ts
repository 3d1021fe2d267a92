import { type AnswerChanges, essayLimits } from '@lms/contracts/attempts/attempts.ts'
import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { isBlank } from '@lms/contracts/rich-text.ts'
import { ownPictures } from '../../media/media-store.ts'
import { picturesIn } from '../../media/media-use.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { HtmlCleaner } from '../../platform/html/html-cleaner.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { Papers } from '../papers.ts'
import type { Paper } from '../rules/paper.ts'

/** What a child types in one line. */
const longestLine = 2000

/**
 * What is written at length is HTML, and cleaned like everything that people write; everything else stays short.
 * Where nothing is long or looks like HTML, nothing is looked up.
 */
export async function withWrittenClean(
  answers: AnswerChanges,
  { queries, papers, readPaper, html, personId }: Written,
): Promise<AnswerChanges> {
  const texts = Object.entries(answers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && (entry[1].length > longestLine || /[<&]/.test(entry[1])),
  )
  if (texts.length === 0) return answers
  const ids = new Set(texts.map(([id]) => id))
  const asked = await papers.read(
    queries,
    (await readPaper()).filter(({ questionId }) => ids.has(questionId)),
  )
  const essays = new Map(
    asked
      .filter(({ type }) => questionTypeRules[type].answeredBy === 'essay')
      .map(({ questionId, parts }) => [questionId, parts]),
  )
  if (texts.some(([id, text]) => text.length > longestLine && !essays.has(id)))
    throw invalid([{ field: 'answers', message: messages.answerLong }])
  const written = texts.filter(([id]) => essays.has(id))
  if (written.length === 0) return answers
  const clean = await html.clean(personId, Object.fromEntries(written))
  const own = await ownPictures(queries, personId, picturesIn(Object.values(clean)))
  return {
    ...answers,
    ...Object.fromEntries(
      Object.entries(clean).map(([id, text]) => [
        id,
        withOwnPictures(text, essays.get(id)?.allowPictures === true ? own : new Set()),
      ]),
    ),
  }
}

const picture = /<img\b[^>]*>/g

/** Pictures that this person sent for an answer, where the question takes pictures; others are left out. */
function withOwnPictures(text: string, own: ReadonlySet<string>): string {
  const kept = text.replaceAll(picture, (tag) => (picturesIn([tag]).every((secret) => own.has(secret)) ? tag : ''))
  if ((kept.match(picture) ?? []).length > essayLimits.pictures)
    throw invalid([{ field: 'answers', message: messages.picturesMany }])
  return isBlank(kept) ? '' : kept
}

interface Written {
  queries: Queries
  papers: Papers
  readPaper: () => Promise<Paper>
  html: Pick<HtmlCleaner, 'clean'>
  personId: string
}

import { quizPaperMessages } from '@lms/contracts/quizzes/quiz-paper-messages.ts'
import {
  type PaperChoices,
  type PaperDraftInput,
  type PaperFormat,
  equalPapersHeader,
  paperFileName,
  printDraft,
  printQuiz,
} from '@lms/contracts/quizzes/quiz-papers.ts'
import { withMessage } from '../../lib/api-error.ts'
import { fetchAnswer } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { currentLanguage, registerMessages } from '../../lib/texts.ts'
import type { SheetWish } from './SheetFields.tsx'

registerMessages(quizPaperMessages)

function sheetQuery({ size, perPage, people, children, group, sheetsOnly }: SheetWish) {
  return {
    sheet: true,
    size,
    per_page: perPage,
    sheetsOnly,
    ...(people === 'children' && { children: [...children] }),
    ...(people === 'group' && group !== null && { group }),
    ...(people === 'candidates' && { candidates: true }),
  }
}

/** A quiz that is saved, or one that is still being put together. */
export type PaperSource =
  | { title: string; quizId: string }
  | (Pick<
      PaperDraftInput,
      'title' | 'description' | 'instructions' | 'class' | 'subject' | 'timeLimit' | 'questions'
    > & {
      quizId?: undefined
    })

export type PaperWishes = Pick<
  PaperChoices,
  'versions' | 'shuffleQuestions' | 'shuffleAnswers' | 'key' | 'explanations'
> & {
  format: PaperFormat
  sheets?: SheetWish
}

/** Answers the codes of papers that came out alike, those of each group together. */
export async function savePaper(source: PaperSource, wishes: PaperWishes): Promise<string[][]> {
  const { sheets, ...paper } = wishes
  const choices = { ...paper, language: currentLanguage() }
  const answer =
    source.quizId === undefined
      ? fetchAnswer(printDraft, { body: { ...source, ...choices } })
      : fetchAnswer(printQuiz, {
          params: { id: source.quizId },
          query: { ...choices, ...(sheets && sheetQuery(sheets)) },
        })
  const made = await withMessage(answer, quizPaperMessages.failed)
  download(paperFileName(source.title, wishes.format), await made.blob())
  const equal = made.headers.get(equalPapersHeader)
  return equal === null ? [] : equal.split(',').map((codes) => codes.split(' '))
}

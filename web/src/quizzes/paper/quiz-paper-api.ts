import { quizPaperMessages } from '@lms/contracts/quizzes/quiz-paper-messages.ts'
import {
  type PaperChoices,
  type PaperDraftInput,
  type PaperFormat,
  paperFileName,
  printDraft,
  printQuiz,
} from '@lms/contracts/quizzes/quiz-papers.ts'
import { withMessage } from '../../lib/api-error.ts'
import { fetchAnswer } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { currentLanguage, registerMessages } from '../../lib/texts.ts'

registerMessages(quizPaperMessages)

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
}

export async function savePaper(source: PaperSource, wishes: PaperWishes): Promise<void> {
  const choices = { ...wishes, language: currentLanguage() }
  const answer =
    source.quizId === undefined
      ? fetchAnswer(printDraft, { body: { ...source, ...choices } })
      : fetchAnswer(printQuiz, { params: { id: source.quizId }, query: choices })
  const file = await (await withMessage(answer, quizPaperMessages.failed)).blob()
  download(paperFileName(source.title, wishes.format), file)
}

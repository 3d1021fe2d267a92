import {
  type AnalysisFormat,
  type ItemAnalysis,
  analysisFileName,
  exportQuestionAnalysis,
  exportQuizAnalysis,
  getQuestionAnalysis,
  getQuizAnalysis,
} from '@lms/contracts/analysis/analysis.ts'
import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { type Difficulty, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(questionMessages)

const topic = 'analysis'

export function quizAnalysisQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'quiz', id],
    queryFn: async ({ signal }) => (await call(getQuizAnalysis, { params: { id }, signal })).analysis,
  })
}

export function questionAnalysisQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'question', id],
    queryFn: async ({ signal }) => (await call(getQuestionAnalysis, { params: { id }, signal })).analysis,
  })
}

/** What the file is about. */
export type AnalysisSource = { quizId: string } | { questionId: string }

export async function saveAnalysis(source: AnalysisSource, format: AnalysisFormat): Promise<void> {
  const query = { format }
  const answer =
    'quizId' in source
      ? await fetchAnswer(exportQuizAnalysis, { params: { id: source.quizId }, query })
      : await fetchAnswer(exportQuestionAnalysis, { params: { id: source.questionId }, query })
  download(analysisFileName(new Date(), format), await answer.blob())
}

/** The normal change of a question: a version more, refused when somebody else was faster. */
export async function relabel({ _id, version }: ItemAnalysis['question'], difficulty: Difficulty): Promise<void> {
  await call(updateQuestion, { params: { id: _id }, body: { difficulty, version } })
}

/** Whatever shows the label is asked for again. */
export async function reloadLabels(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [[topic], ['questions'], ['quizzes']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

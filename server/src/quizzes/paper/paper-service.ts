import {
  equalPapersHeader,
  type PaperChoices,
  type PaperDraft,
  paperFileName,
  paperLimits,
  paperMediaTypes,
} from '@lms/contracts/quizzes/quiz-papers.ts'
import type { SiteSettings } from '@lms/contracts/settings/settings.ts'
import { htmlOfParts } from '@lms/contracts/question-types/parts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { quizPaperMessages as messages } from '@lms/contracts/quizzes/quiz-paper-messages.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import type { By, SentFile } from '../../platform/http/route.ts'
import type { Question } from '../../questions/question.ts'
import { findQuestions } from '../../questions/question-store.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { expectQuestions, readableQuestions, sightOf } from '../quiz-access.ts'
import { findQuiz, questionIdsOf } from '../quiz-store.ts'
import type { QuizDependencies } from '../quiz-dependencies.ts'
import type { PaperHead } from './paper-file.ts'
import { type PictureStorage, picturesIn } from './paper-pictures.ts'
import type { PaperWorkers } from './paper-workers.ts'
import { type AskedQuestion, seedOf } from './paper.ts'

export interface QuizPapers {
  ofQuiz(by: By, id: string, choices: PaperChoices): Promise<SentFile>
  ofDraft(by: By, draft: PaperDraft): Promise<SentFile>
}

type HeadTexts = Pick<PaperHead, 'title' | 'description' | 'instructions' | 'class' | 'timeLimit'>

interface PaperDependencies extends Pick<QuizDependencies, 'database' | 'audit' | 'assignments'> {
  storage: PictureStorage
  settings: { current(): Promise<Pick<SiteSettings, 'schoolName' | 'departmentName'>> }
  paperWorkers: PaperWorkers
}

export function createQuizPapers({
  database,
  audit,
  assignments,
  storage,
  settings,
  paperWorkers,
}: PaperDependencies): QuizPapers {
  /** In the order of the ids, with what they say now. */
  async function asked(ids: readonly string[]): Promise<Question[]> {
    const known = new Map((await findQuestions(database.read(), ids)).map((question) => [question.id, question]))
    return ids.map((id) => known.get(id)).filter((question) => question !== undefined)
  }

  /** No more than is printed leaves for the paperWorkers: a quiz has a password too. */
  async function headOf(
    { title, description, instructions, class: code, timeLimit }: HeadTexts,
    subjectId: string | null,
  ): Promise<PaperHead> {
    const { schoolName: school, departmentName: department } = await settings.current()
    const names = await subjectNamesOf(database.read(), subjectId === null ? [] : [subjectId])
    const subject = names.get(subjectId ?? '') ?? ''
    return { school, department, subject, title, description, instructions, class: code, timeLimit }
  }

  /** The questions are read when it is this person's turn: a crowd that waits holds nothing but its wishes. */
  async function print(
    by: By,
    quizId: string,
    { head, count, read }: { head: PaperHead; count: number; read: () => Promise<Question[]> },
    choices: PaperChoices,
  ): Promise<SentFile> {
    const { format, versions, key = false, language } = choices
    const explanations = key && (choices.explanations ?? false)
    if (count === 0) throw invalid([{ field: 'questions', message: messages.noQuestions }])
    if (count * versions > paperLimits.questionsMaximum)
      throw invalid([{ field: 'versions', message: messages.tooManyPages }])
    const { content, equalCodes } = await paperWorkers.print(by.actor.id, async () => {
      const all = await read()
      if (all.length === 0) throw invalid([{ field: 'questions', message: messages.noQuestions }])
      await record(by, quizId, { format, versions, key })
      const questions = all.map(({ id, type, content: text, points, answers, parts, template, explanation }) => {
        return {
          id,
          type,
          content: text,
          points,
          answers,
          parts,
          template,
          explanation: explanations ? explanation : '',
        }
      })
      const options = {
        versions,
        shuffleQuestions: choices.shuffleQuestions ?? versions > 1,
        shuffleAnswers: choices.shuffleAnswers ?? versions > 1,
        seed: choices.seed ?? seedOf(questions),
      }
      return {
        format,
        head,
        questions,
        options,
        withKey: key,
        withExplanations: explanations,
        language,
        pictures: await picturesIn(storage, textsOf(questions)),
      }
    })
    const said = equalCodes.map((codes) => codes.join(' ')).join(',')
    return {
      name: paperFileName(head.title, format),
      type: paperMediaTypes[format],
      content,
      ...(said !== '' && { headers: { [equalPapersHeader]: said } }),
    }
  }

  function record({ actor, caller }: By, recordId: string, details: Record<string, string | number | boolean>) {
    const entry = { actor, caller, action: 'quiz.export', recordType: 'quiz', recordId, details }
    return database.transaction((tx) => audit.record(tx, entry))
  }

  return {
    async ofQuiz(by, id, choices) {
      const { actor } = by
      const quiz = await findQuiz(database.read(), id)
      const sight = quiz && (await sightOf(database.read(), actor, quiz, assignments.isAssigned))
      if (!quiz || quiz.deletedAt !== null || !sight || sight === 'face') throw notFound(quizMessages.notFound)
      const ids = await questionIdsOf(database.read(), id)
      const read = async (): Promise<Question[]> => {
        const questions = await asked(ids)
        // A paper with some of the questions would pass for the whole quiz.
        const isWhole =
          sight === 'author' || (await readableQuestions(database.read(), actor, questions)).length === questions.length
        if (!isWhole) throw notFound(quizMessages.notFound)
        return questions
      }
      return print(by, id, { head: await headOf(quiz, quiz.subjectId), count: ids.length, read }, choices)
    },

    async ofDraft(by, draft) {
      authorizeRole(by.actor, 'quiz:create')
      await expectQuestions(database.read(), by.actor, draft.questions)
      const read = (): Promise<Question[]> => asked(draft.questions)
      return print(
        by,
        'draft',
        { head: await headOf(draft, draft.subject ?? null), count: draft.questions.length, read },
        draft,
      )
    },
  }
}

function textsOf(questions: readonly AskedQuestion[]): string[] {
  return questions.flatMap(({ content, answers, parts = {}, explanation }) => [
    content,
    ...Object.values(htmlOfParts(parts)),
    ...answers.map(({ text }) => text),
    explanation,
  ])
}

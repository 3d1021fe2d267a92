import { type QuizScale, markOn, writtenMark } from '@lms/contracts/quizzes/quiz-points.ts'
import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import type { GivenAnswers } from '@lms/contracts/attempts/attempts.ts'
import type { Language } from '@lms/contracts/messages.ts'
import type { PracticeResult } from '@lms/contracts/attempts/practice.ts'
import { type PartLine, isOfParts, partLines } from '@lms/contracts/attempts/part-lines.ts'
import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import {
  type ResultQuestion,
  type ShownOption,
  countsOf,
  markOf,
  optionsOf,
} from '@lms/contracts/attempts/result-marks.ts'
import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { resultSheetMessages as messages } from '@lms/contracts/attempts/result-sheet-messages.ts'
import type { ResultSheet, SheetOption, SheetQuestion } from '../../quizzes/paper/result-sheet.ts'
import { filled } from '../../quizzes/paper/paper-file.ts'

/** How the person who asks reads. */
export interface Reading {
  language: Language
  timeZone: string
}

interface Paper {
  questions: readonly ResultQuestion[]
  answers: GivenAnswers
  /** Those with full marks. */
  passed: readonly string[]
  scores: Readonly<Record<string, number>>
}

type Word = keyof typeof messages

/** What the result's page shows, on paper. */
export function sheetOfHistory(history: AttemptHistory, readerId: string, reading: Reading): ResultSheet {
  const t = wordsIn(reading)
  const { quizz, student } = history.student_quiz
  const number = history.attempts.find(({ _id }) => _id === history._id)?.number
  const keysNotice = student._id === readerId ? 'keysWithheld' : 'keysWithheldFromParent'
  const notice = quizz.questions.length === 0 ? (history.resultsShown ? 'paperWithheld' : 'withheld') : keysNotice
  return sheetOf(
    {
      title: quizz.title,
      facts: [
        [t('student'), student.name],
        ...(number === undefined ? [] : [[t('attempt'), String(number)] as const]),
        ...scoreFacts(history.total_score, quizz, history.status, reading),
        ...timeFacts(history.submissionTime, history.createdAt, reading),
      ],
      notices: history.keysShown ? [] : [t(notice)],
    },
    {
      questions: quizz.questions,
      answers: history.student_answers,
      passed: history.list_question_passed,
      scores: history.question_scores,
    },
    reading,
  )
}

export function sheetOfPractice(result: PracticeResult, reading: Reading): ResultSheet {
  const t = wordsIn(reading)
  const all = result.questionResults
  const outcome = result.passed === null ? null : result.passed ? 'passed' : 'failed'
  return sheetOf(
    {
      title: result.quiz.title,
      facts: [
        [t('attempt'), t('practice')],
        ...scoreFacts(result.score, { ...result, ...result.quiz }, outcome, reading),
        ...timeFacts(result.timeSpent, result.createdAt, reading),
      ],
      notices: result.keysShown ? [] : [t(result.resultsShown ? 'keysWithheldFromParent' : 'withheld')],
    },
    {
      questions: all.map(({ question }) => question),
      answers: result.student_answers,
      passed: all.filter(({ isCorrect }) => isCorrect).map(({ question }) => question._id),
      scores: Object.fromEntries(all.map(({ question, score }) => [question._id, score])),
    },
    reading,
  )
}

interface Head {
  title: string
  facts: readonly (readonly [string, string])[]
  notices: string[]
}

function sheetOf({ title, facts, notices }: Head, paper: Paper, reading: Reading): ResultSheet {
  const t = wordsIn(reading)
  const counts = countsOf(paper.questions, paper.answers, paper.passed)
  const counted = (['correct', 'wrong', 'unanswered'] as const).map((mark) => `${t(mark)}: ${counts[mark]}`)
  return {
    language: reading.language,
    heading: t('title'),
    quizTitle: title,
    facts: facts.map(([label, value]) => ({ label, value })),
    notices,
    questionsHeading: paper.questions.length === 0 ? '' : `${t('questions')} (${counted.join(' · ')})`,
    questions: paper.questions.map((question, index) => toSheetQuestion(question, index + 1, paper, reading)),
    pageText: t('page'),
  }
}

function toSheetQuestion(question: ResultQuestion, number: number, paper: Paper, reading: Reading): SheetQuestion {
  const t = wordsIn(reading)
  const { answeredBy, label } = questionTypeRules[question.type]
  const given = paper.answers[question._id]
  const mark = markOf(question, paper.answers, paper.passed)
  const score = paper.scores[question._id]
  const options = optionsOf(question, given)
  const correct = options.filter(({ isCorrect }) => isCorrect === true)
  const chosenRightly = correct.filter(({ isChosen }) => isChosen).length
  const isTyped = answeredBy === 'text'
  const points = score === undefined ? [] : [t('pointsOf', { score: figure(score), points: figure(question.points) })]
  const count = { count: chosenRightly, total: correct.length }
  return {
    mark,
    label: [t('question', { number }), t(mark), ...points].join(' · '),
    title: question.title,
    notes: [
      // The sheet's own words are Vietnamese unless somebody chose otherwise.
      label[reading.language === 'default' ? 'vi' : reading.language],
      ...(answeredBy === 'many' && correct.length > 0 ? [t('chosenCorrect', count)] : []),
    ],
    content: shownContent(question),
    given: isTyped && typeof given === 'string' ? { label: t('givenAnswer'), value: given } : null,
    options: isOfParts(question)
      ? partLines(question, given, { isTrue: t('isTrue'), isFalse: t('isFalse') }).map((line, index) =>
          toSheetPart(line, index, reading),
        )
      : options.map((option, index) => toSheetOption(option, index, isTyped, reading)),
    explanation:
      'explanation' in question && question.explanation !== ''
        ? { label: t('explanation'), content: question.explanation }
        : null,
  }
}

/** What was given for one part, and what is right where it was not. */
function toSheetPart({ label, given, right, isRight }: PartLine, index: number, reading: Reading): SheetOption {
  const t = wordsIn(reading)
  const said = given ?? `<em>${t('unanswered')}</em>`
  return {
    letter: String(index + 1),
    text: label === null ? said : `${label} → ${said}`,
    state: isRight === null ? 'plain' : isRight ? 'correct' : 'wrong',
    words: [
      ...(isRight === null ? [] : [t(isRight ? 'partRight' : 'partWrong')]),
      ...(isRight === false && right !== null ? [`${t('rightAnswer')}: ${readableTextOf(right)}`] : []),
    ],
  }
}

function toSheetOption(option: ShownOption, index: number, isTyped: boolean, reading: Reading): SheetOption {
  const t = wordsIn(reading)
  const isWrong = option.isChosen && option.isCorrect === false
  return {
    letter: String.fromCodePoint(65 + index),
    text: option.text,
    state: option.isCorrect === true ? 'correct' : isWrong ? 'wrong' : 'plain',
    words: [
      ...(option.isCorrect === true ? [t('rightAnswer')] : []),
      ...(isWrong ? [t('wrongAnswer')] : []),
      ...(option.isChosen && !isTyped ? [t('chosen')] : []),
    ],
  }
}

/** The points, and what they are on the scale of the quiz. */
function scoreFacts(
  score: number | null,
  { totalPoints: total, scale }: { totalPoints: number; scale: QuizScale },
  status: 'passed' | 'failed' | null,
  reading: Reading,
) {
  const t = wordsIn(reading)
  const language = reading.language === 'en' ? 'en' : 'vi'
  return [
    ...(score === null || scale === 'sum'
      ? []
      : [[t('mark'), writtenMark(markOn(scale, { score, total }), language)] as const]),
    ...(score === null ? [] : [[t('score'), `${figure(score)} / ${figure(total)}`] as const]),
    ...(status === null ? [] : [[t('status'), t(status)] as const]),
  ]
}

function timeFacts(seconds: number, finishedAt: string, reading: Reading) {
  const t = wordsIn(reading)
  return [
    [t('time'), t('minutes', { count: Math.floor(seconds / 60) })] as const,
    [t('date'), dayOf(finishedAt, reading.timeZone)] as const,
  ]
}

/** dd-MM-yyyy */
function dayOf(moment: string, timeZone: string): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(moment)).replaceAll('/', '-')
}

function figure(value: number): string {
  return new Intl.NumberFormat('vi-VN').format(value)
}

function wordsIn({ language }: Reading) {
  return (word: Word, values: Record<string, string | number> = {}): string =>
    // Pages are numbered only when they are set.
    word === 'page' ? messages[word][language] : filled(messages[word][language], values)
}

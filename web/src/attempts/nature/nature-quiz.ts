import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'

/** As the demo announces itself. */
export const natureQuiz = { timeLimit: 30, totalPoints: 100, questionCount: 30 } as const
const pointsEach = 10

interface NatureTexts {
  title: (number: number) => string
  content: (number: number) => string
  option: (letter: string) => string
}

/** Made up in the browser; every third has several answers. */
export function natureQuestions(words: NatureTexts): PaperQuestion[] {
  return Array.from({ length: natureQuiz.questionCount }, (_, index) => {
    const number = index + 1
    return {
      _id: `nature-${number}`,
      title: words.title(number),
      type: number % 3 === 0 ? ('multiple_choice' as const) : ('single_choice' as const),
      content: `<p>${words.content(number)}</p>`,
      points: pointsEach,
      answers: ['A', 'B', 'C', 'D'].map((letter) => ({
        _id: `nature-${number}-${letter}`,
        text: words.option(letter),
      })),
    }
  })
}

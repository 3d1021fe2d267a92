import type { LineMark, LineRole } from '@lms/contracts/exchange/marking/marking.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { plainText } from '../../src/exchange/formats/word/plain-text.ts'

export const mark = (line: number, role: LineRole, isAlone = false): LineMark => ({ line, role, isAlone })

/** What is asked, its options or answers with a star before the right ones, and what keeps it out. */
export async function readMarked(text: string, marks: LineMark[]): Promise<string[]> {
  const lines = text.trim().split('\n')
  const bytes = new TextEncoder().encode(lines.map((line) => line.trim()).join('\n'))
  const { items } = await plainText.read(bytes, { marks })
  return items.map(({ item, problems }) => {
    const answers = item.answers.map(({ text: own, isCorrect }) => `${isCorrect ? '*' : ''}${textOf(own)}`)
    const kept = problems.flatMap(({ code, isBlocking }) => (isBlocking ? [`!${code}`] : []))
    return [textOf(item.content).replaceAll(/\s+/gu, ' '), ...answers, item.type === 'essay' ? 'essay' : '', ...kept]
      .filter((part) => part !== '')
      .join(' | ')
  })
}

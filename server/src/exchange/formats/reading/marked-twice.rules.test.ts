import { expect, test } from 'vitest'
import { seenAs } from '../../../../testing/imports/corpus.ts'
import { paragraph, red, wordFile } from '../../../../testing/samples/word-files.ts'

const options = ['đất', 'nước', 'lửa', 'gió']

/** Twelve questions; the fourth asks this, with these options in red. */
async function fourth(asked: string, marked: readonly string[]): Promise<string | undefined> {
  const lines = Array.from({ length: 12 }, (_, at) => [
    paragraph(`Câu ${at + 1}. ${at === 3 ? asked : `Cây thứ ${at + 1} cần gì nhất?`}`),
    ...options.map((option, place) => {
      const isMarked = at === 3 ? marked.includes(option) : place === at % 4
      const text = `${'ABCD'[place]}. ${option}`
      return isMarked ? paragraph([red, text]) : paragraph(text)
    }),
  ])
  const seen = await seenAs('de.docx', wordFile(lines.flat().join('')))
  return 'questions' in seen ? seen.questions[3]?.named.join(' ') : seen.refused
}

test('two options are marked where one is everywhere else', async () => {
  expect(await fourth('Cây thứ tư cần gì nhất?', ['nước', 'gió'])).toBe('!markedTwice')
  expect(await fourth('Cây thứ tư cần gì nhất?', ['nước'])).toBe('')
})

test.each(['Chọn hai thứ mà cây cần:', 'Những thứ nào sau đây cây cần?', 'Cây cần gì? (Chọn nhiều đáp án)'])(
  'a question may say that several are right: %s',
  async (asked) => {
    expect(await fourth(asked, ['nước', 'gió'])).toBe('')
  },
)

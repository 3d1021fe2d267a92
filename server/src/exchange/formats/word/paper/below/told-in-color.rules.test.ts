import { expect, test } from 'vitest'
import { seenAs } from '../../../../../../testing/imports/corpus.ts'
import { paragraph, red, wordFile } from '../../../../../../testing/samples/word-files.ts'

const told = (text: string): string => paragraph([red, text])
const animals = ['cá', 'chim', 'bò', 'ếch', 'rắn', 'kiến', 'voi', 'hổ']

function asked(at: number): string[] {
  const options = ['mưa', 'nắng', 'gió', 'tuyết'].map((option, place) => {
    const text = `${'ABCD'[place]}. ${option}`
    return place === at % 4 ? told(text) : paragraph(text)
  })
  return [paragraph(`Câu ${at + 1}. Con ${animals[at]} thích gì nhất?`), ...options]
}

/** Eight questions with the key in red, and this behind the first lines of the last one. */
async function seen(below: string, changed: readonly string[] = asked(7)) {
  const lines = animals.slice(0, 7).flatMap((_, at) => [...asked(at), ...(at % 2 === 0 ? [told(below)] : [])])
  const read = await seenAs('de.docx', wordFile([...lines, ...changed].join('')))
  return 'questions' in read ? read.questions : []
}

const reason = 'Vì loài này sống ở nơi như vậy nên nó thích thế.'

test('whole lines in the color of the key explain, below the options and above them', async () => {
  const [first = '', ...options] = asked(7)
  const questions = await seen(reason, [first, told('Ta có: hổ sống trong rừng nên không thích nắng'), ...options])
  expect(questions.flatMap(({ named }) => named)).toEqual([])
  expect(questions[0]).toMatchObject({ key: '*mưa | nắng | gió | tuyết', explanation: reason })
  expect(questions[7]).toMatchObject({
    asks: 'Con hổ thích gì nhất?',
    key: 'mưa | nắng | gió | *tuyết',
    explanation: 'Ta có: hổ sống trong rừng nên không thích nắng',
  })
})

test('what may be a part of what is asked is asked about', async () => {
  const [first = '', ...options] = asked(7)
  const questions = await seen(reason, [first, told('Hổ con'), ...options])
  expect(questions[7]?.named).toEqual(['!unreadable'])
})

test('a single line in the color of the key is asked about, many of them are left as they are', async () => {
  const [first = '', ...options] = asked(7)
  const [one] = (await seen('', [first, told('Hổ con'), ...options])).slice(-1)
  expect(one?.named).toEqual(['!unreadable'])
  const all = animals.flatMap((_, at) => {
    const [start = '', ...rest] = asked(at)
    return [start, told('Hãy nhớ lại bài'), ...rest]
  })
  const read = await seenAs('de.docx', wordFile(all.join('')))
  expect('questions' in read ? read.questions.flatMap(({ named }) => named) : read).toEqual([])
})

test('what is worked out behind the sign of what is asked is no part of it', async () => {
  const [, ...options] = asked(7)
  const behind = async (tail: string) => {
    const start = paragraph('Câu 8. Con hổ có bao nhiêu chân?', [red, ` ${tail}`])
    return (await seen(reason, [start, ...options]))[7]
  }
  expect(await behind('= 2 . 2 = 4')).toMatchObject({
    asks: 'Con hổ có bao nhiêu chân?',
    explanation: '= 2 . 2 = 4',
    named: [],
  })
  expect((await behind('bốn chân'))?.named).toEqual(['!unreadable'])
})

test('what is true of large letters stands below each, and why in the color of the key', async () => {
  const judged = ['Hổ ăn cỏ', 'Hổ ăn thịt', 'Hổ biết bay', 'Hổ biết chạy'].flatMap((text, at) => [
    paragraph(`${'ABCD'[at]}. ${text}.`),
    told(at % 2 === 0 ? '→ sai, vì ai cũng biết' : '→ đúng'),
    told('- Nhiều người đã thấy nó nên tin như vậy'),
  ])
  const questions = await seen(reason, [paragraph('Câu 8. Các nhận định sau là Đúng hay Sai?'), ...judged])
  expect(questions[7]).toMatchObject({
    type: 'statements',
    key: 'Hổ ăn cỏ. | *Hổ ăn thịt. | Hổ biết bay. | *Hổ biết chạy.',
    named: [],
  })
})

test("what is filled in may stand behind a dash: '- Điền đáp án:'", async () => {
  const questions = await seen(reason, [
    paragraph('Câu 8. Con hổ có bao nhiêu chân?'),
    paragraph('- Điền đáp án: ', [red, '4']),
    told('Vì hổ là loài thú nên có bốn chân'),
  ])
  expect(questions[7]).toMatchObject({ type: 'fill_blank', key: '*4', named: [] })
})

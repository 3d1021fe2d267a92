import { describe, expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const animals = ['chó', 'mèo', 'gà', 'bò', 'vịt', 'dê', 'cá', 'voi', 'hổ', 'ong', 'kiến', 'rùa']
const letters = ['A', 'B', 'C', 'D'] as const
const rightOf = (at: number): number => [1, 2, 0, 3][at % 4] ?? 0

/** Twelve questions; what is typed at the right option, and what below all of them. */
function paper(
  option: (text: string, isRight: boolean, place: number) => string,
  below: (right: string, at: number) => string[] = () => [],
  stem: (right: string) => string = () => '',
): string[] {
  return animals.flatMap((animal, at) => [
    `Câu ${at + 1}: Con ${animal} ăn gì?${stem(letters[rightOf(at)] ?? '')}`,
    ...letters.map((_, place) =>
      option(`${animal} ${['cỏ', 'thịt', 'lá', 'cám'][place] ?? ''}`, place === rightOf(at), place),
    ),
    ...below(letters[rightOf(at)] ?? '', at),
    '',
  ])
}

const lettered = (text: string, _: boolean, place: number): string => `${letters[place] ?? ''}. ${text}`

async function taken(lines: readonly string[]): Promise<number> {
  const read = await readPaper(lines)
  return read.filter((own) => own.includes('*') && !own.includes('/ !')).length
}

describe('a sign that one option of each question has', () => {
  test('is that of the right one, whatever it is and wherever it stands', async () => {
    const marked = paper((text, isRight, place) => (isRight ? '§§ ' : '') + lettered(text, isRight, place))
    expect((await readPaper(marked))[0]).toBe('Con chó ăn gì? / chó cỏ | *chó thịt | chó lá | chó cám')
    expect(await taken(marked)).toBe(animals.length)
  })

  test('may be a word of the own of whoever learns from the paper, glued or not', async () => {
    const worded = paper((text, isRight, place) => {
      if (!isRight) return lettered(text, isRight, place)
      const own = lettered(text, isRight, place)
      return [`zz ${own}`, `${own} zz`, `${own}zz`][place % 3] ?? own
    })
    expect(await taken(worded)).toBe(animals.length)
    expect((await readPaper(worded)).join('')).not.toContain('zz')
  })

  test('is none where it stands at the same letter everywhere, or says that the option is wrong', async () => {
    const last = paper((text, _, place) => `${lettered(text, false, place)}${place === 3 ? ' (zz)' : ''}`)
    const wrong = paper((text, isRight, place) => `${lettered(text, isRight, place)}${isRight ? ' (sai)' : ''}`)
    const said = paper((text, isRight, place) => `${lettered(text, isRight, place)}${isRight ? ' đều đúng' : ''}`)
    for (const lines of [last, wrong, said]) expect(await taken(lines)).toBe(0)
  })

  test('is none where other options have their own, or where it is a part of what is chosen', async () => {
    const unit = paper((text, isRight, place) => lettered(`${text} ${isRight ? '(m)' : '(cm)'}`, isRight, place))
    const less = paper((text, isRight, place) => lettered(`${isRight ? '>' : '<'} ${text}`, isRight, place))
    const verb = paper((text, isRight, place) => lettered(`${isRight ? 'to ' : ''}${text}`, isRight, place))
    for (const lines of [unit, less, verb]) expect(await taken(lines)).toBe(0)
  })
})

test('of four questions all have the sign or the line, of five nearly all', async () => {
  const four = (lines: readonly string[]): readonly string[] =>
    lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('Câu 5')),
    )
  const marked = paper((text, isRight, place) => (isRight ? '✅ ' : '') + lettered(text, isRight, place))
  expect((await readPaper(four(marked)))[0]).toBe('Con chó ăn gì? / chó cỏ | *chó thịt | chó lá | chó cám')
  expect((await readPaper(marked.slice(0, 12)))[0]).toBe('Con chó ăn gì? / chó cỏ | *chó thịt | chó lá | chó cám')
  expect(await taken(four(paper(lettered, (right) => [`KQ -> ${right}`])))).toBe(4)
  expect(await taken(four(paper(lettered, (right, at) => (at === 2 ? [] : [`KQ -> ${right}`]))))).toBe(0)
  expect(await taken(four(paper(lettered, (right) => [`Mức ${right}`])))).toBe(0)
})

describe('a line that differs in its letter alone', () => {
  test('is the key where its words say so, or where there are none', async () => {
    for (const say of ['Chọn ý B nên', '§ B §', 'KQ -> B'])
      expect(await taken(paper(lettered, (right) => [say.replace(/B(?!\p{L})/u, right)]))).toBe(animals.length)
  })

  test('is none beside words that say something else', async () => {
    for (const say of ['Mức B', 'Nhóm: B', 'Bạn chọn: B', 'Zqx B'])
      expect(await taken(paper(lettered, (right) => [say.replace(/B(?!\p{L})/u, right)]))).toBe(0)
  })

  test('nor is the same letter below all of them', async () => {
    expect(await taken(paper(lettered, () => ['§ B']))).toBe(0)
  })
})

test('what stands before the number of a question is asked about', async () => {
  const lines = paper(lettered, (right) => [`Đáp án: ${right}`]).map((line) =>
    line.replace('Câu 5: Con', 'Câu 5: (mmol/l) Câu 5: Con'),
  )
  expect((await readPaper(lines))[4]).toMatch(/ !lineUnclear/u)
  expect(await taken(lines)).toBe(animals.length - 1)
})

test('a letter behind what is asked is a key, and a unit behind it is none', async () => {
  expect(await taken(paper(lettered, undefined, (right) => ` (${right})`))).toBe(animals.length)
  expect(await taken(paper(lettered, undefined, () => ' (A)'))).toBe(0)
})

describe('a list below what is asked', () => {
  test('may count in circles, and so may its keys', async () => {
    const circled = (text: string, _: boolean, place: number): string => `${'①②③④'[place] ?? ''} ${text}`
    const key = (right: string): string[] => [`Đáp án: ${'①②③④'['ABCD'.indexOf(right)] ?? ''}`]
    expect(await taken(paper(circled, key))).toBe(animals.length)
    expect(await taken(paper(circled, () => ['Đáp án: ⑨']))).toBe(0)
  })

  test('is what can be chosen where a key says one of its lines', async () => {
    const read = await readPaper([
      'Câu 1: Con vật nào biết bay?',
      '- Con chó',
      '- Con chim',
      'Đáp án: Con chim',
      'Câu 2: Con vật nào sủa? Viết tên của nó.',
      'Đáp án: Con chó',
    ])
    expect(read).toEqual([
      'Con vật nào biết bay? / Con chó | *Con chim',
      'Con vật nào sủa? Viết tên của nó. / *Con chó',
    ])
  })

  test('belongs to what is asked where letters stand below it', async () => {
    const listed = animals.flatMap((animal, at) => [
      `Câu ${at + 1}: Cho các câu sau về con ${animal}:`,
      '(1) Nó biết bơi.',
      '(2) Nó biết bay.',
      '(3) Nó biết chạy.',
      'A. 1',
      'B. 2',
      'C. 3',
      `Đáp án: ${letters[at % 3] ?? ''}`,
    ])
    const [first] = await readPaper(listed)
    expect(first).toBe('Cho các câu sau về con chó: (1) Nó biết bơi. (2) Nó biết bay. (3) Nó biết chạy. / *1 | 2 | 3')
  })

  test('of which nobody can tell what is chosen keeps the question out', async () => {
    const [first] = await readPaper([
      'Câu 1: Con vật nào biết bay?',
      'Con chó',
      'Con chim',
      'Lời giải: Chọn B. Chim có cánh.',
      'Câu 2: Hãy tả con vật mà em yêu thích.',
      'Lời giải: Học sinh tự viết.',
    ])
    expect(first).toContain('/ !')
  })
})

describe('a key that says the sign of an option', () => {
  const romans = ['i', 'ii', 'iii', 'iv']
  const listed = (say: (right: number) => string): string[] =>
    paper((text, _, place) => `\t${romans[place] ?? ''}.\t${text}`).flatMap((line, at) =>
      line === '' ? [say(rightOf((at + 1) / 6 - 1)), ''] : [line],
    )

  test('is understood where the options count so', async () => {
    const read = await readPaper(listed((right) => `chọn ${romans[right] ?? ''}`))
    expect(read[0]).toBe('Con chó ăn gì? / chó cỏ | *chó thịt | chó lá | chó cám')
    expect(await taken(listed((right) => `Đáp án: ${romans[right] ?? ''}`))).toBe(animals.length)
  })

  test('is none where it says one that is not there', async () => {
    expect(await taken(listed(() => 'chọn vi'))).toBe(0)
  })
})

test('places of options are keys where their words count, and no others', async () => {
  const worded = (say: (right: number) => string): string[] =>
    paper((text, _, place) => `answer${place + 1}: ${text}`).flatMap((line, at) =>
      line === '' ? [say(rightOf((at + 1) / 6 - 1)), ''] : [line],
    )
  expect(await taken(worded((right) => `Key: ${right + 1}`))).toBe(animals.length)
  expect(await taken(worded((right) => `Key: answer${right + 1}`))).toBe(animals.length)
  expect(await taken(worded((right) => `Key: ${right}`))).toBe(0)
})

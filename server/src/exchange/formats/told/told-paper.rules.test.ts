import { describe, expect, test } from 'vitest'
import { paragraph, table, wordFile } from '../../../../testing/samples/word-files.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { openPaper } from './paper-files.ts'
import { portionsOf } from './portions.ts'
import { shownPaper } from './shown-lines.ts'
import { readToldPaper } from './told-paper.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const option = (text: string, isCorrect = false) => ({ text, isCorrect })

async function said(text: string | Uint8Array, told: readonly unknown[]): Promise<string[]> {
  const isText = typeof text === 'string'
  const { items } = await readToldPaper(isText ? 'text' : 'docx', told, isText ? bytesOf(text) : text)
  return items.map(({ place, item, problems }) =>
    [
      `${place} ${textOf(item.content)}`,
      item.answers.map((answer) => `${answer.isCorrect ? '*' : ''}${textOf(answer.text)}`).join(' | '),
      problems.map(({ code, isBlocking }) => `${isBlocking ? '!' : ''}${code}`).join(' '),
    ].join(' / '),
  )
}

async function sent(bytes: Uint8Array): Promise<string> {
  return portionsOf(shownPaper(await openPaper('docx', bytes)))
    .map(({ part }) => part)
    .join('\n---\n')
}

/** Without labels no rule knows what is asked. */
const bare = `Ai viết truyện Tắt đèn?
Nam Cao - Ngô Tất Tố - Tô Hoài
(chọn Ngô Tất Tố)
Sông nào chảy qua Huế?
Sông Hồng - Sông Hương
(chọn Sông Hương)`

const first = {
  number: '1',
  content: 'Ai viết truyện Tắt đèn?',
  type: 'single_choice',
  answers: [option('Nam Cao'), option('Ngô Tất Tố', true), option('Tô Hoài')],
  keyLine: '(chọn Ngô Tất Tố)',
}
const second = {
  number: '2',
  content: 'Sông nào chảy qua Huế?',
  type: 'single_choice',
  answers: [option('Sông Hồng'), option('Sông Hương', true)],
  keyLine: '(chọn Sông Hương)',
}

describe('what a model tells of a paper', () => {
  test('is taken where it stands in the file', async () => {
    expect(await said(bare, [first, second])).toEqual([
      'Câu 1 Ai viết truyện Tắt đèn? / Nam Cao | *Ngô Tất Tố | Tô Hoài / readByAi',
      'Câu 2 Sông nào chảy qua Huế? / Sông Hồng | *Sông Hương / readByAi',
    ])
  })

  test('is kept out where a question, an option or a typed answer does not', async () => {
    const invented = { ...first, answers: [...first.answers, option('Nguyễn Du')] }
    const [one = ''] = await said(bare, [invented, second])
    expect(one).toContain('/ !notInFile readByAi')
    const reworded = { ...first, content: 'Tác giả của Tắt đèn là ai?' }
    expect((await said(bare, [reworded]))[0]).toContain('!notInFile')
    const typed = { ...first, type: 'fill_blank', answers: [option('Nguyễn Du', true)], keyLine: '(chọn Nguyễn Du)' }
    expect((await said(bare, [typed]))[0]).toContain('!notInFile !aiKeyUnproven')
  })

  test('is kept out where a short option stands only elsewhere, or within another word', async () => {
    const sums = 'Hai cộng ba bằng mấy\n5 hay 16\nđúng là 5\nMười trừ ba bằng mấy\n7 hay 8\nđúng là 7'
    const told = (...texts: string[]) => ({
      content: 'Hai cộng ba bằng mấy',
      answers: texts.map((text, at) => option(text, at === 0)),
      keyLine: 'đúng là 5',
    })
    const next = { content: 'Mười trừ ba bằng mấy', answers: [option('7', true), option('8')], keyLine: 'đúng là 7' }
    expect((await said(sums, [told('5', '16'), next])).map((one) => one.split(' / ')[2])).toEqual([
      'readByAi',
      'readByAi',
    ])
    expect((await said(sums, [told('5', '6'), next]))[0]).toContain('!notInFile')
    expect((await said(sums, [told('5', '8'), next]))[0]).toContain('!notInFile')
  })

  test('needs a key that the file shows', async () => {
    const solved = (keyLine: string) => said(bare.replaceAll(/\n\(.*\)/gu, ''), [{ ...first, keyLine }])
    expect((await solved(''))[0]).toContain('!aiKeyUnproven')
    expect((await solved('Ngô Tất Tố'))[0]).toContain('!aiKeyUnproven')
    expect((await solved('(chọn Ngô Tất Tố)'))[0]).toContain('!aiKeyUnproven')
    const keyless = { ...first, answers: first.answers.map(({ text }) => option(text)) }
    expect((await said(bare, [keyless]))[0]).toContain('!noKey')
    const other = `${bare}\n1. A 2. B`
    expect((await said(other, [{ ...first, keyLine: '1. A 2. B' }]))[0]).toContain('!aiKeyUnproven')
    expect((await said(other, [second, { ...second, keyLine: '1. A 2. B' }]))[1] ?? '').not.toContain('!')
  })

  test('says its key by looks alone, where no other option looks so', async () => {
    const underlined = (at: number) =>
      wordFile(
        [
          paragraph('Ai viết truyện Tắt đèn?'),
          ...['Nam Cao', 'Ngô Tất Tố', 'Tô Hoài'].map((name, place) =>
            place === at ? paragraph('- ', ['<w:u w:val="single"/>', name]) : paragraph(`- ${name}`),
          ),
        ].join(''),
      )
    const told = [{ ...first, keyLine: 'Ngô Tất Tố' }]
    expect(await sent(underlined(1))).toContain('- ⟪Ngô Tất Tố⟫')
    expect((await said(underlined(1), told))[0]).not.toContain('!')
    for (const other of [0, 2]) expect((await said(underlined(other), told))[0]).toContain('!aiKeyUnproven')
    const signed = [{ ...first, answers: first.answers.map((one) => ({ ...one, text: `⟪${one.text}⟫` })) }]
    expect((await said(bare, signed))[0]).toContain('*Ngô Tất Tố')
  })

  test('says its key by a sign behind an option of its own, or by its place', async () => {
    const listed = (...lines: string[]) =>
      said(['Ai viết truyện Tắt đèn?', ...lines].join('\n'), [{ ...first, keyLine: '' }])
    expect(
      (await listed('- Nam Cao', '- Ngô Tất Tố (đúng)', '- Tô Hoài', 'Ai viết Chí Phèo?', '- Nam Cao ✓'))[0],
    ).toContain('!')
    const both = [
      { ...first, keyLine: '' },
      { content: 'Ai viết Chí Phèo?', answers: [option('Nam Cao', true), option('Tô Hoài')], keyLine: '' },
    ]
    const signed =
      'Ai viết truyện Tắt đèn?\n- Nam Cao\n- Ngô Tất Tố ✓\n- Tô Hoài\nAi viết Chí Phèo?\n- Nam Cao ✓\n- Tô Hoài'
    expect((await said(signed, both)).join(' ')).not.toContain('!')
    const placed = bare.replace('(chọn Ngô Tất Tố)', 'Answer: 2')
    expect((await said(placed, [{ ...first, keyLine: 'Answer: 2' }]))[0]).not.toContain('!')
    expect((await said(placed.replace(': 2', ': 3'), [{ ...first, keyLine: 'Answer: 3' }]))[0]).toContain('!')
  })

  test('keeps no solution that nobody printed', async () => {
    const explained = { ...first, explanation: 'Ông còn viết Lều chõng.' }
    expect((await said(bare, [explained]))[0]).toContain('aiWordsLeftOut')
  })
})

const paper = `Câu 1. Ai viết truyện Tắt đèn?
A. Nam Cao
B. Ngô Tất Tố
C. Tô Hoài
Câu 2. Sông nào chảy qua Huế?
A. Sông Hồng
B. Sông Hương
ĐÁP ÁN
1. B  2. B`

describe('beside what our rules read in the same paper', () => {
  test('the same key is taken, and another one is a question for somebody', async () => {
    const inList = { ...first, keyLine: '1. B  2. B' }
    expect(await said(paper, [inList, { ...second, keyLine: '' }])).toEqual([
      'Câu 1 Ai viết truyện Tắt đèn? / Nam Cao | *Ngô Tất Tố | Tô Hoài / readByAi',
      'Câu 2 Sông nào chảy qua Huế? / Sông Hồng | *Sông Hương / readByAi',
    ])
    const wrong = { ...first, answers: [option('Nam Cao', true), option('Ngô Tất Tố'), option('Tô Hoài')] }
    expect((await said(paper, [wrong, second]))[0]).toContain('readByAi !aiKeyDiffers')
  })

  test('what a model leaves out is kept and says so, and an option that it invents changes nothing', async () => {
    const invented = { ...first, answers: [...first.answers, option('Nguyễn Du')] }
    expect(await said(paper, [invented])).toEqual([
      'Câu 1 Ai viết truyện Tắt đèn? / Nam Cao | *Ngô Tất Tố | Tô Hoài / readByAi',
      'Câu 2 Sông nào chảy qua Huế? / Sông Hồng | *Sông Hương / aiLeftOut',
    ])
  })

  test('what was kept out and is not told is named for the whole file', async () => {
    const unkeyed = paper.replace('1. B  2. B', '1. B').replace('ĐÁP ÁN\n', 'Đáp án: ')
    const { notes } = await readToldPaper('text', [first], bytesOf(unkeyed.replace('Đáp án: 1. B', '')))
    expect(notes).toContainEqual({ code: 'aiHeldLeftOut', values: { places: 'Câu 2' } })
  })
})

describe('what is sent of a paper', () => {
  test('tables by their cells, formulas as they are typed, looks in brackets', async () => {
    const body = [
      paragraph(['<w:b/>', 'Câu 1.'], ' Tính x', ['<w:vertAlign w:val="superscript"/>', '2']),
      table([
        ['1', '2'],
        ['A', 'B'],
      ]),
      paragraph(['<w:highlight w:val="yellow"/>', 'Hà Nội'], ' là thủ đô'),
    ].join('')
    expect(await sent(wordFile(body))).toBe('⦃Câu 1.⦄ Tính x^{2}\n1 | 2\nA | B\n⟦Hà Nội⟧ là thủ đô')
  })

  test('a long paper in portions that begin with a question, each with the list at its end', async () => {
    const question = (at: number) => `Câu ${at + 1}. ${'Hoa nở vào mùa nào trong năm '.repeat(10)}?\nA. Xuân\nB. Hạ\n`
    const long = `${Array.from({ length: 80 }, (_, at) => question(at)).join('\n')}\nĐÁP ÁN\n1. A 2. B`
    const portions = portionsOf(shownPaper(await openPaper('text', bytesOf(long))))
    expect(portions.length).toBeGreaterThan(2)
    for (const { part, end } of portions.slice(0, -1)) {
      expect(part).toMatch(/^Câu \d+\./u)
      expect(part.length).toBeLessThanOrEqual(10_000)
      expect(end).toContain('1. A 2. B')
    }
    expect(portions.map(({ part }) => part.match(/Câu \d+/gu)?.length ?? 0).reduce((all, one) => all + one)).toBe(80)
    const longer = question(0).repeat(400)
    const refused = openPaper('text', bytesOf(longer)).then((file) => portionsOf(shownPaper(file)))
    await expect(refused).rejects.toMatchObject({ code: 'aiLong' })
  })
})

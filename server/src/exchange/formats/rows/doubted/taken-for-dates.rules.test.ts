import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const saidOf = async (question: string, options: readonly string[]): Promise<string> => {
  const lines = ['Câu hỏi,A,B,C,D,Đáp án', 'Con nào biết bay?,chim,cá,voi,mèo,A', `${question},${options.join(',')},A`]
  return /\((.*)\)$/.exec(linesOf(await fromCsv(lines))[1] ?? '')?.[1] ?? ''
}

test('what a program took for a day is asked, in whatever form it was saved', async () => {
  for (const options of [
    ['2-Jan', '3-Jan', '4-Jan', '4-Mar'],
    ['Jan-02', 'Jan-03', 'Jan-04', 'Mar-04'],
    ['01-Thg2', '01-Thg3', '01-Thg4', '03-Thg4'],
    ['01-thg 2', '1/3', '1/4', '3/4'],
    ['01/02/2025', '01/03/2025', '01/04/2025', '03/04/2025'],
    ['2025-02-01 00:00:00', '1/3', '1/4', '3/4'],
    ['45689', '1/3', '1/4', '3/4'],
  ])
    expect(await saidOf('Một nửa là bao nhiêu?', options)).toBe('!dateCell')
})

test('days are days where somebody asks for one, and numbers are numbers', async () => {
  expect(
    await saidOf('Trường khai giảng vào ngày nào?', ['05/09/2024', '06/09/2024', '01/09/2024', '30/08/2024']),
  ).toBe('')
  expect(await saidOf('Đảng ra đời khi nào?', ['03/02/1930', '02/09/1945', '07/05/1954', '30/04/1975'])).toBe('')
  expect(await saidOf('Số nào lớn nhất?', ['45689', '45690', '45691', '45692'])).toBe('')
})

test('a long number whose last digits a program left out is asked', async () => {
  expect(await saidOf('Số nào lớn nhất?', ['1.23457E+11', '1E+05', '12', '7'])).toBe('!unreadable')
})

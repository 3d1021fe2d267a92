import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { aiken } from './aiken.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

test('numbers that are asked about stay in questions of Aiken, and those that count go', () => {
  const asked = (first: (at: number) => string): string[] => {
    const text = [1, 2, 3, 4].map((at) => `${first(at)}\nA. a\nB. b\nANSWER: A\n`).join('\n')
    const { items } = aiken.read(bytes(text)) as Awaited<ReturnType<typeof aiken.read>>
    return items.map(({ item }) => textOf(item.content))
  }
  expect(asked((at) => `${at + 4} nhân ${at} bằng mấy?`)).toContain('6 nhân 2 bằng mấy?')
  expect(asked((at) => `${at} nhân ${at} bằng mấy?`)).toContain('2 nhân 2 bằng mấy?')
  for (const way of ['Câu 2 (NB): ', '2/ ', '2 '])
    expect(asked((at) => `${way.replace('2', String(at))}Hai nhân ${at} bằng mấy?`)).toContain('Hai nhân 2 bằng mấy?')
})

import { describe, expect, test } from 'vitest'
import { askedAbroad } from './asked-abroad.ts'
import { type LanguageWay, type WaysOfLanguage, outcomeIn, waysOf } from './language-ways.ts'

/** Every way of saying a key, each beside another number and another label of options. */
export function describePapersIn(of: readonly string[]): void {
  describe.each(of)('a paper in %s', (language) => {
    const ways = waysOf(language)
    const count = askedAbroad.get(language)?.length ?? 0
    const beside = (own: Partial<LanguageWay>, at: number): LanguageWay => ({
      language,
      number: turn(ways.numbers, at),
      option: turn(ways.options, at),
      key: ways.keys[0] ?? '',
      heading: '',
      ...own,
    })

    async function expectRead(written: readonly LanguageWay[]): Promise<void> {
      const others: string[] = []
      for (const way of written) {
        const { right, named, wrong } = await outcomeIn(way)
        if (right < count || wrong.length > 0) others.push(`${nameOf(way)}: ${[...named, ...wrong].join(', ')}`)
      }
      expect(others).toEqual([])
    }

    test('is read with every key below the options', async () => {
      await expectRead(ways.keys.map((key, at) => beside({ key, ...(isOdd(key) && { option: 'A. ' }) }, at)))
    })

    test('is read with every list of keys behind the last question', async () => {
      const options = ways.options.filter((option) => !option.startsWith('-'))
      await expectRead(someLists(ways).map((key, at) => beside({ key, option: turn(options, at) }, at)))
    })

    test('is read with every head in the line of such a list', async () => {
      const lists = ['1. B', '1) B', '1: B', '1-B', '1.B 2.C', '1B 2C', '1. (B)']
      await expectRead(
        ways.headsInLine.map((head, at) => beside({ key: `${head}|${turn(lists, at)}`, option: 'A. ' }, at)),
      )
    })

    test('is no less read where a heading stands between two questions', async () => {
      const options = ways.options.filter((option) => !option.startsWith('-'))
      await expectRead(
        ways.headings.map((heading, at) =>
          beside({ heading, option: turn(options, at), ...(at % 2 === 0 && { key: '|1. B' }) }, at),
        ),
      )
    })

    test('is asked about where a line between two questions may belong to the first', async () => {
      for (const way of ways.remarks.map((heading, at) => beside({ heading, option: 'A. ', key: '|1. B' }, at))) {
        const { right, wrong } = await outcomeIn(way)
        expect({ right, wrong }, nameOf(way)).toEqual({ right: count - 1, wrong: [] })
      }
    })

    test('gives nothing where only something else is said of a letter', async () => {
      const taken: string[] = []
      for (const way of ways.notes.map((key, at) => beside({ key }, at))) {
        const { right, wrong } = await outcomeIn(way)
        if (right + wrong.length > 0) taken.push(`${nameOf(way)}: ${wrong[0] ?? 'as asked'}`)
      }
      expect(taken).toEqual([])
    })
  })
}

function turn(list: readonly string[], at: number): string {
  return list[at % list.length] ?? ''
}

/** Each head, and each form behind one of them. */
function someLists({ heads, lists }: WaysOfLanguage): string[] {
  const longest = Math.max(heads.length, lists.length)
  return Array.from({ length: longest }, (_, at) => `${turn(heads, at)}|${turn(lists, at)}`)
}

/** Points before letters are read where nothing else stands below the options. */
function isOdd(key: string): boolean {
  return /[⏎…~]/u.test(key)
}

function nameOf({ number, option, key, heading }: LanguageWay): string {
  return [number, option, key, heading].join(' ~ ')
}

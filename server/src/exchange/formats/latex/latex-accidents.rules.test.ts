import { expect, test } from 'vitest'
import { type Accident, type Bank, outcomeOf } from '../../../../testing/samples/accidents.ts'

const capitals = [
  'Pháp Lyon Paris Nice 1',
  'Cuba Habana Holguín Baracoa 0',
  'Đức Bonn Mainz Berlin 2',
  'Nga Moskva Omsk Sochi 0',
]
const partsOf = (line: string): { country: string; options: string[]; key: number } => {
  const [country = '', ...rest] = line.split(' ')
  return { country, options: rest.slice(0, 3), key: Number(rest[3]) }
}

const exTest: Bank = {
  name: 'a.tex',
  questions: [
    ...capitals.map((line) => {
      const { country, options, key } = partsOf(line)
      const groups = options.map((one, at) => `{${at === key ? '\\True ' : ''}${one}}`)
      return `\\begin{ex}\n\tThủ đô của ${country} là gì?\n\t\\choice\n\t${groups.join('\n\t')}\n\t\\loigiai{Chọn ${'ABC'[key]}.}\n\\end{ex}`
    }),
    '\\begin{ex}\n\tXét các phát biểu.\n\t\\choiceTF{\\True Một lẻ}{Hai lẻ}{Bốn lẻ}{Sáu lẻ}\n\t\\loigiai{Một.}\n\\end{ex}',
    '\\begin{ex}\n\tCon nào bay?\n\t\\choice{\\True Chim}{Cá}\n\t\\loigiai{Chọn A.}\n\\end{ex}',
  ],
  join: (questions) => `\\begin{document}\n${questions.join('\n\n')}\n\\end{document}\n`,
}

const accidents: readonly (readonly [Bank, Accident])[] = [
  [exTest, ['a percent sign in what is asked', 0, ['là gì', 'có 50% dân số là gì'], '!unreadable']],
  [exTest, ['a solution that names another option', 0, ['Chọn B', 'Chọn C'], '!keyConflict']],
  [exTest, ['a beginning that is lost', 0, ['\\begin{ex}', ''], '!unreadable']],
  [exTest, ['an end that is lost', 0, ['\\end{ex}', ''], '!unreadable']],
  [exTest, ['statements of which none is marked', 4, ['\\True ', ''], '!noKey']],
  [
    exTest,
    ['a solution behind the question', 5, ['\t\\loigiai{Chọn A.}\n\\end{ex}', '\\end{ex}\n\\loigiai{Chọn A.}'], 'same'],
  ],
  [exTest, ['nothing that is right', 0, ['\\True ', ''], '!noKey']],
  [exTest, ['a mark that is misspelled', 0, ['\\True', '\\Ture'], '!noKey !unreadable']],
  [exTest, ['quotes by a command', 0, ['Nice', '\\enquote{Nice}'], 'Lyon | *Paris | “Nice”']],
  [exTest, ['an address with a percent sign', 0, ['là gì?', '\\url{https://a.vn/%20}?'], 'Lyon | *Paris | Nice']],
]

test.each(accidents.map(([bank, accident]) => [accident[0], bank, accident] as const))(
  '%s',
  async (_, bank, accident) => {
    expect(await outcomeOf(bank, accident)).toBe(accident[3])
  },
)

import { expect, test } from 'vitest'
import { askedQuestions } from '../../../testing/ways/asked-questions.ts'
import { type PaperWay, outcomeOf, paperWays, usualWay } from '../../../testing/ways/paper-ways.ts'

const axes = ['number', 'option', 'key', 'between'] as const

/** Every way of each kind, beside the usual ones of all others. */
const alone = axes.flatMap((axis) => paperWays[axis].map((own): PaperWay => ({ ...usualWay, [axis]: own })))

/** Every way of saying a key meets another label of options or another number. */
const beside = paperWays.key.map((key, at): PaperWay =>
  at % 2 === 0
    ? { ...usualWay, key, option: paperWays.option[at % paperWays.option.length] ?? '' }
    : { ...usualWay, key, number: paperWays.number[at % paperWays.number.length] ?? '' },
)

const nameOf = ({ number, option, key, between }: PaperWay): string => [number, option, key, between].join(' ~ ')

test('the same questions are read in every way in which people write them', async () => {
  const told: Record<string, string> = {}
  for (const way of alone) {
    const { right, named, wrong } = await outcomeOf(way)
    if (right < askedQuestions.length || wrong.length > 0)
      told[nameOf(way)] = [...named, ...wrong.map((text) => `wrong: ${text}`)].join(', ')
  }
  expect(told).toEqual({})
})

test('no two ways together make a question wrong', async () => {
  const wrong: string[] = []
  let whole = 0
  for (const way of beside) {
    const outcome = await outcomeOf(way)
    if (outcome.right === askedQuestions.length) whole += 1
    wrong.push(...outcome.wrong.map((text) => `${nameOf(way)}: ${text}`))
  }
  expect(wrong).toEqual([])
  expect(whole / beside.length).toBeGreaterThan(0.9)
})

import { parseArgs } from 'node:util'
import { askedQuestions } from '../../server/testing/ways/asked-questions.ts'
import { type PaperWay, outcomeOf, paperWays, usualWay } from '../../server/testing/ways/paper-ways.ts'
import { type Row, table } from '../table.ts'

/**
 * One paper in every two ways together in which people write numbers, options and keys: how many are read whole, how
 * many are asked about, and which are wrong. `npm run bench:paper-ways -- --pairs option,key`
 */
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: 'number,option number,key option,key place,option place,key frame,key' },
  },
})
const rows: Row[] = []
for (const pair of values.pairs.split(' ')) {
  const [one = 'number', other = 'key'] = pair.split(',').map((name) => axis(name))
  const count = { whole: 0, asked: 0, wrong: 0 }
  for (const first of paperWays[one])
    for (const second of paperWays[other]) {
      const way: PaperWay = { ...usualWay, [one]: first, [other]: second }
      const { right, named, wrong } = await outcomeOf(way)
      if (wrong.length > 0) {
        count.wrong += 1
        console.log(`wrong: ${JSON.stringify([first, second])} ${wrong[0] ?? ''}`)
      } else if (right === askedQuestions.length) count.whole += 1
      else {
        count.asked += 1
        console.log(`asked: ${JSON.stringify([first, second])} ${named.join(', ')}`)
      }
    }
  rows.push({ pair, ...count })
}
console.log(table(rows))

function axis(name: string): keyof PaperWay {
  const own = Object.keys(usualWay).find((one): one is keyof PaperWay => one === name)
  if (own === undefined) throw new Error(`${name}: ${Object.keys(usualWay).join(', ')}`)
  return own
}

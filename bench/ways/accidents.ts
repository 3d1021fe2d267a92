import { parseArgs } from 'node:util'
import { accidents, outcomeOfAccidents, usualPapers } from '../../server/testing/ways/accidents/accident-papers.ts'
import { type Row, table } from '../table.ts'

/**
 * What happens to one question of a paper, in all ways of writing papers: how many of its questions are still read, and
 * which of them are wrong. `npm run bench:accidents -- --only option --every 4 --places 1,5,12`
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    places: { type: 'string', default: '1,5,12' },
  },
})
const papers = usualPapers.filter((_, at) => at % Number(values.every) === 0)
const rows: Row[] = []
for (const name of Object.keys(accidents).filter((one) => one.includes(values.only))) {
  const count = { papers: 0, read: 0, wrong: 0 }
  for (const paper of papers)
    for (const place of values.places.split(',').map(Number)) {
      const outcome = await outcomeOfAccidents(paper, [{ name, at: place - 1 }])
      if (!outcome) continue
      count.papers += 1
      count.read += outcome.right
      if (outcome.wrong.length === 0) continue
      count.wrong += 1
      console.log(`wrong: ${name} at ${place}: ${JSON.stringify(paper)} ${outcome.wrong[0] ?? ''}`)
    }
  if (count.papers > 0) rows.push({ accident: name, ...count, read: (count.read / count.papers).toFixed(1) })
}
console.log(table(rows))

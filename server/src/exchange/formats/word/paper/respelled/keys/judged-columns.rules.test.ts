import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../../testing/samples/read-papers.ts'

const paper = [
  ['1. **Care animale zboară în aer?**', 'a\tCrapul\tFals', 'b\tRândunica\tAdevărat', 'c\tLiliacul\tAdevărat'],
  ['2. **Care este capitala Franței?**', 'a\tParis\tAdevarat', 'b\tLyon\tFals', 'c Nisa\tFals'],
  ['3. **Care animal latră noaptea?**', 'a\tPisica\tFals', 'b\tCâinele\tAdevărat'],
].flat()

test('a letter, an option and what is true of it, with tabs between them', async () => {
  expect(await read(paper)).toEqual([
    'Care animale zboară în aer? / Crapul | *Rândunica | *Liliacul',
    'Care este capitala Franței? / *Paris | Lyon | Nisa',
    'Care animal latră noaptea? / Pisica | *Câinele',
  ])
})

test('where each is to be judged nothing is chosen', async () => {
  const judged = await read(['Tick what is true or false.', ...paper])
  expect(judged.filter((question) => question.includes('*Rândunica'))).toEqual([])
})

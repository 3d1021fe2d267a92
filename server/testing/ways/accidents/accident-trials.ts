import { manyQuestions } from '../asked-questions.ts'
import { type Happened, type UsualPaper, accidents, outcomeOfAccidents } from './accident-papers.ts'

/** The first one, one in the middle, and the last: above and below those stands what belongs to the whole paper. */
const places = [0, 4, manyQuestions.length - 1]

/** What was taken wrong when each accident befell one question of some papers. */
export async function wrongAfterAccidents(papers: readonly UsualPaper[], papersEach: number): Promise<string[]> {
  const wrong: string[] = []
  for (const [at, name] of Object.keys(accidents).entries())
    for (let turn = 0; turn < papersEach; turn += 1) {
      const paper = papers[(at * 7 + turn * 29) % papers.length]
      if (paper) wrong.push(...(await wrongAfter(paper, [{ name, at: places[(at + turn) % places.length] ?? 0 }])))
    }
  return wrong
}

/** What was taken wrong when two accidents befell two questions of a paper, near each other and far apart. */
export async function wrongAfterPairs(papers: readonly UsualPaper[], count: number): Promise<string[]> {
  const names = Object.keys(accidents)
  const wrong: string[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const paper = papers[(turn * 13) % papers.length]
    const first = (turn * 5) % manyQuestions.length
    const second = (first + 1 + (turn % (manyQuestions.length - 1))) % manyQuestions.length
    const happened = [
      { name: names[(turn * 17) % names.length] ?? '', at: first },
      { name: names[(turn * 29 + 7) % names.length] ?? '', at: second },
    ]
    if (paper) wrong.push(...(await wrongAfter(paper, happened)))
  }
  return wrong
}

async function wrongAfter(paper: UsualPaper, happened: readonly Happened[]): Promise<string[]> {
  const outcome = await outcomeOfAccidents(paper, happened)
  const what = [...happened.map(({ name, at }) => `${name} at ${at + 1}`), ...Object.values(paper)].join(' ~ ')
  return (outcome?.wrong ?? []).map((told) => `${what}: ${told}`)
}

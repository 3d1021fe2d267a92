import type { WordDraft } from './question-draft.ts'

/** 'F' may name an option; where nothing can be chosen, and others are answered with 'T', it is the other of the two. */
export function settleTruthLetters(drafts: readonly WordDraft[]): void {
  const bare = drafts.filter(({ options, answers }) => options.length === 0 && answers.length === 1)
  const isSaid = (letter: string): boolean => bare.some(({ answers }) => answers[0] === letter)
  if (!isSaid('T')) return
  for (const draft of bare) if (draft.answers[0] === 'F') draft.answers = ['False']
}

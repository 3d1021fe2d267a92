import type { WordBlock } from '../../word/word-file.ts'
import { withoutAnswerGrids } from './answer-grids.ts'
import { withoutBareLabels } from './bare-labels.ts'
import { withStartsParted } from './glued-starts.ts'
import { withoutRunOverColors } from './label-colors.ts'
import { withoutKeyLeaders } from './key-leaders.ts'
import { withLabelsBefore } from './labels-apart.ts'
import { withMissingMarks } from './missing-marks.ts'

/** What a person sees at once, although the lines of a page do not say it. */
export function tidiedBlocks(blocks: readonly WordBlock[]): WordBlock[] {
  const labelled = withLabelsBefore(withoutBareLabels(withoutAnswerGrids(withoutKeyLeaders(blocks))))
  return withoutRunOverColors(withMissingMarks(withStartsParted(labelled)))
}

import type { ItemAnalysis, PartFigures } from '@lms/contracts/analysis/analysis.ts'
import { Progress, Text, Title } from '@mantine/core'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { RichTextView } from '../ui/rich-text/RichTextView.tsx'
import { percentText } from './analysis-figures.ts'
import { analysisTexts } from './analysis-texts.ts'
import classes from './analysis.module.css'

/** Part by part: how many got it right, and what was taken for it most often. */
export function PartTable({ item }: { item: ItemAnalysis }) {
  const t = useTexts(analysisTexts)
  if (item.parts.length === 0) return null
  return (
    <div>
      <Title order={3} size="h5" mb={8}>
        {t('parts')}
      </Title>
      <ol className={classes.parts}>
        {item.parts
          .map((part, index) => ({ part, number: index + 1 }))
          .map(({ part, number }) => (
            <Part key={`part ${number}`} part={part} number={number} people={item.figures.people} />
          ))}
      </ol>
    </div>
  )
}

function Part({ part, number, people }: { part: PartFigures; number: number; people: number }) {
  const t = useTexts(analysisTexts)
  const { label, right, answered, commonWrong } = part
  const share = people === 0 ? null : right / people
  return (
    <li className={classes.part}>
      <span className={classes.partHead}>
        <strong>{number}.</strong>
        {label !== null && <RichTextView html={label} isCompact />}
        <span className={classes.partShare}>{percentText(share)}</span>
      </span>
      <Progress value={(share ?? 0) * 100} color="success" aria-label={t('partRight', { number })} />
      <Text size="sm" c="dimmed" component="div">
        {t('partCounts', { right: formatNumber(right), none: formatNumber(people - answered) })}
      </Text>
      {commonWrong !== null && (
        <span className={classes.partWrong}>
          {t('commonWrong', { count: formatNumber(commonWrong.count) })}
          {commonWrong.text !== null ? (
            <RichTextView html={commonWrong.text} isCompact />
          ) : (
            <strong>{commonWrong.isTrue === null ? t('other') : t(commonWrong.isTrue ? 'isTrue' : 'isFalse')}</strong>
          )}
        </span>
      )}
    </li>
  )
}

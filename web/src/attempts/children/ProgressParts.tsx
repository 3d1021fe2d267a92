import type { SubjectProgress } from '@lms/contracts/attempts/child-results.ts'
import { SimpleGrid, Text, Title } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconPlant } from '@tabler/icons-react'
import { useId } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { type Part, partsOf, strongFrom, weakBelow } from './progress-labels.ts'
import { progressTexts } from './progress-texts.ts'
import classes from './progress.module.css'

const trendIcons = { better: IconArrowUpRight, worse: IconArrowDownRight, same: IconArrowRight, noPast: IconPlant }

/** In words: what goes well, and what wants practice. */
export function ProgressParts({ subjects }: { subjects: readonly SubjectProgress[] }) {
  const t = useTexts(progressTexts)
  const { strong, weak } = partsOf(subjects)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Parts title={t('strengths')} parts={strong} empty={t('noStrengths', { percent: percent(strongFrom) })} />
      <Parts title={t('weaknesses')} parts={weak} empty={t('noWeaknesses', { percent: percent(weakBelow) })} />
    </SimpleGrid>
  )
}

function Parts({ title, parts, empty }: { title: string; parts: readonly Part[]; empty: string }) {
  const id = useId()
  return (
    <div>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      {parts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <ul className={classes.parts} aria-labelledby={id}>
          {parts.map((part) => (
            <PartLine key={`${part.subjectId} ${part.difficulty}`} part={part} />
          ))}
        </ul>
      )}
    </div>
  )
}

function PartLine({ part: { subject, difficulty, percentage, before, trend } }: { part: Part }) {
  const t = useTexts(progressTexts)
  const words = useTexts(questionTexts)
  const Icon = trendIcons[trend]
  return (
    <li>
      <span>{t('cell', { subject, difficulty: words(difficulty) })}</span>
      <strong>{percent(percentage)}</strong>
      <span className={classes.trend}>
        <Icon size={16} aria-hidden />
        {t(trend, { percent: percent(before ?? 0) })}
      </span>
    </li>
  )
}

function percent(value: number): string {
  return `${formatNumber(Math.round(value))}%`
}

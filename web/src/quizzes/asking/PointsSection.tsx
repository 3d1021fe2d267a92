import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import type { Placing, QuestionPlace, QuizDraw, QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import { type QuizScale, quizScales } from '@lms/contracts/quizzes/quiz-points.ts'
import { Button, NumberInput, Select, Text } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { Section } from '../../ui/page/Section.tsx'
import { SectionSelect } from './SectionSelect.tsx'
import { pointsInput } from './points-input.ts'
import { sharedEvenly, totalPointsOf } from './asking.ts'
import { askingTexts } from './asking-texts.ts'
import classes from './asking.module.css'

interface PointsSectionProps {
  questions: readonly QuestionSummary[]
  asking: { draws: QuizDraw[]; placing: Placing }
  sections: readonly QuizSection[]
  scale: QuizScale
  set: {
    scale: (scale: QuizScale) => void
    draws: (draws: QuizDraw[]) => void
    placing: (placing: Placing) => void
  }
}

/** What results are told on, and what each question is worth in this quiz. */
export function PointsSection({ questions, asking, sections, scale, set }: PointsSectionProps) {
  const t = useTexts(askingTexts)
  const [news, setNews] = useState('')
  const total = totalPointsOf(questions, asking)
  const { placing } = asking

  function share(): void {
    const next = sharedEvenly(questions, asking, scale)
    set.draws([...next.draws])
    set.placing(next.placing)
    setNews(t('evenDone', { total: formatNumber(totalPointsOf(questions, next)) }))
  }

  const change = (id: string, place: QuestionPlace): void =>
    set.placing({ ...placing, [id]: { ...placing[id], ...place } })

  return (
    <Section title={t('points')} description={t('pointsHint')}>
      <div className={classes.scale}>
        <Select
          {...optionList}
          label={t('scale')}
          data={quizScales.map((value) => ({ value, label: t(value) }))}
          value={scale}
          allowDeselect={false}
          onChange={(next) => {
            if (next !== null) set.scale(next)
          }}
        />
        <Button
          variant="default"
          leftSection={<IconEqual size={16} aria-hidden />}
          disabled={questions.length + asking.draws.length === 0}
          onClick={share}
        >
          {t('even')}
        </Button>
      </div>
      <Text size="sm" aria-live="polite">
        {news === '' ? t('total', { total: formatNumber(total) }) : news}
      </Text>
      <ol className={classes.questions}>
        {questions.map(({ _id, title, points }, index) => (
          <li key={_id}>
            <span className={classes.title}>{`${index + 1}. ${title}`}</span>
            {sections.length > 0 && (
              <SectionSelect
                label={t('sectionOf', { number: index + 1, title })}
                isLabelHidden
                sections={sections}
                value={placing[_id]?.section}
                onChange={(section) => change(_id, { section })}
              />
            )}
            <NumberInput
              aria-label={t('pointsOf', { number: index + 1, title })}
              className={classes.figure}
              placeholder={formatNumber(points)}
              value={placing[_id]?.points ?? ''}
              {...pointsInput}
              onChange={(next) => {
                setNews('')
                change(_id, { points: typeof next === 'number' ? next : undefined })
              }}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}

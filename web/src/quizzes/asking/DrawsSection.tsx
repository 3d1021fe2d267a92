import { questionTypes } from '@lms/contracts/question-types/registry.ts'
import { difficulties } from '@lms/contracts/questions/questions.ts'
import { type QuizDraw, type QuizSection, defaultDrawPoints, drawLimits } from '@lms/contracts/quizzes/quiz-draws.ts'
import { Alert, Button, NumberInput, Select, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { useTypeLabel } from '../../questions/question-badges.tsx'
import { questionTexts } from '../../questions/question-texts.ts'
import { TopicSelect } from '../../subjects/topics/TopicSelect.tsx'
import { optionList } from '../../ui/form/option-list.ts'
import { Section } from '../../ui/page/Section.tsx'
import { SectionSelect } from './SectionSelect.tsx'
import { type DrawPlace, useFound } from './draw-check.ts'
import { pointsInput } from './points-input.ts'
import { askingTexts } from './asking-texts.ts'
import classes from './asking.module.css'

interface DrawsSectionProps {
  draws: QuizDraw[]
  sections: readonly QuizSection[]
  /** Of the quiz; empty while they are open. */
  place: DrawPlace
  questionIds: readonly string[]
  onChange: (draws: QuizDraw[]) => void
}

export function DrawsSection({ draws, sections, place, questionIds, onChange }: DrawsSectionProps) {
  const t = useTexts(askingTexts)
  const { data, isError } = useFound(draws, place, questionIds)
  return (
    <Section title={t('draws')} description={t('drawsHint')}>
      {draws.map((draw, index) => (
        <DrawFields
          // A draw has no name of its own, and they never change places.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          draw={draw}
          number={index + 1}
          sections={sections}
          subject={place.subject}
          found={data?.draws[index]}
          isUnknown={isError}
          onChange={(change) => onChange(draws.map((each, at) => (at === index ? { ...each, ...change } : each)))}
          onRemove={() => onChange(draws.filter((_, at) => at !== index))}
        />
      ))}
      {draws.length < drawLimits.drawsMaximum && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...draws, { count: 5, points: defaultDrawPoints }])}
          >
            {t('addDraw')}
          </Button>
        </div>
      )}
    </Section>
  )
}

interface DrawFieldsProps {
  draw: QuizDraw
  number: number
  sections: readonly QuizSection[]
  subject: string
  found: { found: number; missing: number } | undefined
  isUnknown: boolean
  onChange: (change: Partial<QuizDraw>) => void
  onRemove: () => void
}

function DrawFields({ draw, number, sections, subject, found, isUnknown, onChange, onRemove }: DrawFieldsProps) {
  const t = useTexts(askingTexts)
  const level = useTexts(questionTexts)
  const typeLabel = useTypeLabel()
  return (
    <fieldset className={classes.draw}>
      <legend>{t('draw', { number })}</legend>
      <div className={classes.grid}>
        <NumberInput
          label={t('count')}
          value={draw.count}
          min={1}
          max={drawLimits.countMaximum}
          allowDecimal={false}
          onChange={(count) => {
            if (typeof count === 'number') onChange({ count })
          }}
        />
        <Select
          {...optionList}
          label={t('difficulty')}
          placeholder={t('anything')}
          data={difficulties.map((value) => ({ value, label: level(value) }))}
          value={draw.difficulty ?? null}
          clearable
          onChange={(difficulty) => onChange({ difficulty: difficulty ?? undefined })}
        />
        <Select
          {...optionList}
          label={t('type')}
          placeholder={t('anything')}
          data={questionTypes.map((value) => ({ value, label: typeLabel(value) }))}
          value={draw.type ?? null}
          clearable
          onChange={(type) => onChange({ type: type ?? undefined })}
        />
        <TopicSelect
          label={t('topic')}
          subject={draw.subject ?? subject}
          value={draw.topic ?? null}
          placeholder={t('anything')}
          onChange={(topic) => onChange({ topic: topic ?? undefined })}
        />
        <TextInput
          label={t('tag')}
          value={draw.tag ?? ''}
          maxLength={50}
          autoComplete="off"
          onChange={(event) => onChange({ tag: event.currentTarget.value || undefined })}
        />
        <NumberInput
          label={t('unseenDays')}
          value={draw.unseenDays ?? ''}
          min={1}
          max={drawLimits.unseenDaysMaximum}
          allowDecimal={false}
          onChange={(days) => onChange({ unseenDays: typeof days === 'number' ? days : undefined })}
        />
        <NumberInput
          label={t('pointsEach')}
          value={draw.points ?? defaultDrawPoints}
          {...pointsInput}
          onChange={(points) => onChange({ points: typeof points === 'number' ? points : undefined })}
        />
        {sections.length > 0 && (
          <SectionSelect
            label={t('section')}
            sections={sections}
            value={draw.section}
            onChange={(section) => onChange({ section })}
          />
        )}
      </div>
      <div className={classes.foot}>
        <div aria-live="polite">
          {isUnknown && <Text size="sm">{t('checkFailed')}</Text>}
          {!isUnknown && found?.missing === 0 && (
            <Text size="sm">{t('found', { found: formatNumber(found.found) })}</Text>
          )}
          {!isUnknown && found !== undefined && found.missing > 0 && (
            <Alert color="warning" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
              {t('missing', { missing: formatNumber(found.missing), found: formatNumber(found.found) })}
            </Alert>
          )}
        </div>
        <Button variant="subtle" color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
          {t('removeDraw', { number })}
        </Button>
      </div>
    </fieldset>
  )
}

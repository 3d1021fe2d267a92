import { Difficulty, difficulties, questionLimits } from '@lms/contracts/questions/questions.ts'
import { NumberInput, Select } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { questionTexts } from '../questions/question-texts.ts'
import { ClassAndSubject } from '../subjects/ClassAndSubject.tsx'
import { optionList } from '../ui/form/option-list.ts'
import { exchangeTexts } from './exchange-texts.ts'
import type { Placement } from './placement.ts'

interface PlacementFieldsProps {
  value: Placement
  onChange: (changes: Partial<Placement>) => void
  /** What is said where nothing is wanted. */
  unchanged: string
}

/** Where questions go, how hard they are and what they count: the same fields for all of a file and for some. */
export function PlacementFields({ value, onChange, unchanged }: PlacementFieldsProps) {
  const t = useTexts(exchangeTexts)
  const listText = useTexts(questionTexts)
  return (
    <>
      <ClassAndSubject
        schoolClass={value.schoolClass}
        subject={value.subject}
        onClassChange={(schoolClass) => onChange({ schoolClass, subject: '' })}
        onSubjectChange={(subject) => onChange({ subject })}
        classInput={{ label: t('class'), placeholder: unchanged, allowDeselect: true }}
        subjectInput={{ label: t('subject'), placeholder: unchanged, allowDeselect: true }}
      />
      <Select
        {...optionList}
        label={t('difficulty')}
        placeholder={unchanged}
        data={difficulties.map((each) => ({ value: each, label: listText(each) }))}
        value={value.difficulty}
        clearable
        clearButtonProps={{ 'aria-label': unchanged }}
        onChange={(next) => onChange({ difficulty: Difficulty.safeParse(next).data ?? null })}
      />
      <NumberInput
        label={t('points')}
        placeholder={unchanged}
        min={questionLimits.pointsMinimum}
        max={questionLimits.pointsMaximum}
        allowDecimal={false}
        hideControls
        value={value.points}
        onChange={(points) => onChange({ points })}
      />
    </>
  )
}

import type { QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import { Select } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { askingTexts } from './asking-texts.ts'

interface SectionSelectProps {
  label: string
  isLabelHidden?: boolean
  sections: readonly QuizSection[]
  value: number | undefined
  onChange: (section: number | undefined) => void
}

export function SectionSelect({ label, isLabelHidden = false, sections, value, onChange }: SectionSelectProps) {
  const t = useTexts(askingTexts)
  const nameOf = ({ title }: QuizSection, index: number): string => title || t('sectionNumber', { number: index + 1 })
  return (
    <Select
      {...optionList}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={t('noSection')}
      data={sections.map((section, index) => ({ value: String(index), label: nameOf(section, index) }))}
      value={value === undefined ? null : String(value)}
      clearable
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  )
}

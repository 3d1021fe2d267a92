import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { questionsQuery } from '../question-api.ts'
import { deletionTexts } from './deletion-texts.ts'

interface ReplacementFieldProps {
  question: Pick<QuestionSummary, '_id' | 'class'>
  value: string | null
  onChange: (id: string | null) => void
}

const offeredAtMost = 20

/** Another question of the same class; the bank is searched while one types. */
export function ReplacementField({ question, value, onChange }: ReplacementFieldProps) {
  const t = useTexts(deletionTexts)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), 250)
  const { data, isFetching } = useQuery(
    questionsQuery({ class: question.class, page: 1, limit: offeredAtMost, ...(search !== '' && { search }) }),
  )
  const found = (data?.questions ?? [])
    .filter(({ _id }) => _id !== question._id && _id !== chosen?.value)
    .map(({ _id, title }) => ({ value: _id, label: title }))
  return (
    <Select
      {...optionList}
      label={t('replacement')}
      placeholder={t('replacementPlaceholder')}
      searchable
      required
      // The bank has searched already, also where the words do not stand in the title.
      filter={({ options }) => options}
      data={chosen === null ? found : [chosen, ...found]}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? t('searching') : t('noneFound')}
      onChange={(id, option) => {
        setChosen(option === null || id === null ? null : { value: id, label: option.label })
        onChange(id)
      }}
    />
  )
}

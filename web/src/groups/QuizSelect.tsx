import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { quizzesQuery } from '../quizzes/quiz-api.ts'
import { optionList } from '../ui/form/option-list.ts'
import { groupActTexts } from './acts/group-act-texts.ts'

interface QuizSelectProps {
  label: string
  placeholder: string
  /** What is given can be sat; what is taken back or released need not be. */
  isActiveOnly: boolean
  value: string | null
  onChange: (id: string | null) => void
}

const typingPause = 250

/** One of the quizzes that this person may give, found by its title. */
export function QuizSelect({ label, placeholder, isActiveOnly, value, onChange }: QuizSelectProps) {
  const t = useTexts(groupActTexts)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  // What is chosen stands in the field as text; it is no search.
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed, typingPause)
  const { data } = useQuery(quizzesQuery({ search, page: 1, limit: 20, ...(isActiveOnly && { isActive: true }) }))
  const found = data?.quizzes.map(({ _id, title }) => ({ value: _id, label: title })) ?? []
  const options = chosen === null || found.some((option) => option.value === chosen.value) ? found : [chosen, ...found]
  return (
    <Select
      {...optionList}
      label={label}
      placeholder={placeholder}
      data={options}
      searchable
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('nothingFound')}
      allowDeselect={false}
      value={value}
      onChange={(next) => {
        setChosen(options.find((option) => option.value === next) ?? null)
        onChange(next)
      }}
    />
  )
}

import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { optionList } from '../ui/form/option-list.ts'
import { peopleQuery, personQuery } from './audit-api.ts'
import { auditTexts } from './audit-texts.ts'

const pause = 300

/** Who did it: found by typing a part of the name. */
export function PersonFilter({ value, onChange }: { value: string; onChange: (actorId: string) => void }) {
  const t = useTexts(auditTexts)
  const [typed, setTyped] = useState('')
  const chosenName = useQuery(personQuery(value)).data ?? ''
  const [search] = useDebouncedValue(typed === chosenName ? '' : typed.trim(), pause)
  const found = useQuery(peopleQuery(search)).data ?? []
  const chosen = value === '' || found.some((person) => person.value === value) ? [] : [{ value, label: chosenName }]
  return (
    <Select
      {...optionList}
      label={t('person')}
      placeholder={t('everybody')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clearPerson'), 'aria-hidden': false, tabIndex: 0 }}
      nothingFoundMessage={t('nothingFound')}
      comboboxProps={{ shadow: 'sm' }}
      data={[...chosen, ...found]}
      // The server searches, without accents and in every part of the name.
      filter={({ options }) => options}
      value={value === '' ? null : value}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}

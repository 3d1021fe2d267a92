import { questionTypes } from '@lms/contracts/question-types/registry.ts'
import { difficulties } from '@lms/contracts/questions/questions.ts'
import { Button, TextInput } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classOptions } from '../../classes/class-options.ts'
import { useTexts } from '../../lib/texts.ts'
import { useTypeLabel } from '../../questions/question-badges.tsx'
import { questionTexts } from '../../questions/question-texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { FilterBar } from '../../ui/filter-bar/FilterBar.tsx'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { SearchBox } from '../../ui/filter-bar/SearchBox.tsx'
import { type PickerFilter, activeCountOf } from './picker-filter.ts'
import { pickerTexts } from './picker-texts.ts'
import classes from './picker.module.css'

interface PickerFiltersProps {
  filter: PickerFilter
  onChange: (changes: Partial<PickerFilter>) => void
  onClear: () => void
}

export function PickerFilters({ filter, onChange, onClear }: PickerFiltersProps) {
  const t = useTexts(pickerTexts)
  const level = useTexts(questionTexts)
  const typeLabel = useTypeLabel()
  const subjects = useQuery(subjectChoicesQuery(filter.class))
  return (
    <FilterBar
      activeCount={activeCountOf(filter)}
      search={
        <SearchBox
          when="enter"
          placeholder={t('searchPlaceholder')}
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label={t('class')}
        allLabel={t('allClasses')}
        value={filter.class}
        options={classOptions}
        searchable
        onChange={(next) => onChange({ class: next, subject: '' })}
      />
      <FilterSelect
        label={t('subject')}
        allLabel={t('allSubjects')}
        value={filter.subject}
        options={(subjects.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        searchable
        onChange={(subject) => onChange({ subject })}
      />
      <FilterSelect
        label={t('difficulty')}
        value={filter.difficulty}
        options={difficulties.map((value) => ({ value, label: level(value) }))}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <FilterSelect
        label={t('type')}
        value={filter.type}
        options={questionTypes.map((value) => ({ value, label: typeLabel(value) }))}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label={t('use')}
        value={filter.unused}
        options={[{ value: 'true', label: t('neverUsed') }]}
        onChange={(unused) => onChange({ unused })}
      />
      <TagFilter key={filter.tag} tag={filter.tag} onChange={(tag) => onChange({ tag })} />
      <Button variant="default" leftSection={<IconFilterOff size={16} aria-hidden />} onClick={onClear}>
        {t('clear')}
      </Button>
    </FilterBar>
  )
}

/** A whole tag: it is looked for once it is typed, not with every letter. */
function TagFilter({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const t = useTexts(pickerTexts)
  const [typed, setTyped] = useState(tag)
  const settle = (): void => {
    if (typed.trim() !== tag) onChange(typed.trim())
  }
  return (
    <TextInput
      className={classes.tag}
      label={t('tag')}
      placeholder={t('tagPlaceholder')}
      maxLength={50}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        settle()
      }}
    />
  )
}

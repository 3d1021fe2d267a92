import { sheetLimits, sheetSizes } from '@lms/contracts/quizzes/quiz-papers.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Checkbox, Input, SegmentedControl, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChildrenChoice } from '../../children/choice/ChildrenChoice.tsx'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { groupChoices } from './group-choices.ts'
import { quizPaperTexts } from './quiz-paper-texts.ts'
import classes from '../quiz-page.module.css'

const sheetsFor = ['blank', 'group', 'children', 'candidates'] as const

const typingPause = 250

/** How sheets of answers are wanted. */
export interface SheetWish {
  size: (typeof sheetSizes)[number]
  perPage: 1 | 2
  people: (typeof sheetsFor)[number]
  children: readonly string[]
  group: string | null
  sheetsOnly: boolean
}

export const firstSheetWish: SheetWish = {
  size: 'A4',
  perPage: 1,
  people: 'blank',
  children: [],
  group: null,
  sheetsOnly: false,
}

interface SheetFieldsProps {
  wish: SheetWish
  onChange: (wish: SheetWish) => void
}

export function SheetFields({ wish, onChange }: SheetFieldsProps) {
  const t = useTexts(quizPaperTexts)
  const change = (changes: Partial<SheetWish>): void => onChange({ ...wish, ...changes })
  const [one, two] = [t('onePerPage'), t('twoPerPage')]
  return (
    <fieldset className={classes.sheetFields} aria-label={t('sheets')}>
      <Input.Wrapper label={t('sheetSize')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('sheetSize')}
          data={sheetSizes.map((value) => ({ value, label: value }))}
          value={wish.size}
          onChange={(size) => change({ size })}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('perPage')} description={t(`perPageHint${wish.size}`)} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('perPage')}
          data={[one, two]}
          value={wish.perPage === 1 ? one : two}
          onChange={(label) => change({ perPage: label === one ? 1 : 2 })}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('sheetsFor')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('sheetsFor')}
          data={sheetsFor.map((value) => ({ value, label: t(value) }))}
          value={wish.people}
          onChange={(people) => change({ people })}
        />
      </Input.Wrapper>
      <Text size="sm" c="dimmed">
        {t(`${wish.people}Hint`)}{' '}
        {(wish.people === 'blank' || wish.people === 'candidates') && (
          <Anchor size="sm" renderRoot={(anchor) => <Link {...anchor} to={screens.paperCandidates.path} />}>
            {t('candidateList')}
          </Anchor>
        )}
      </Text>
      {wish.people === 'group' && <GroupChoice chosen={wish.group} onChange={(group) => change({ group })} />}
      {wish.people === 'children' && (
        <>
          <ChildrenChoice
            chosen={wish.children}
            onChange={(children) => change({ children })}
            maximum={sheetLimits.peopleMaximum}
          />
          <Text size="sm" component="output">
            {t('chosenCount', { count: formatNumber(wish.children.length) })}
          </Text>
        </>
      )}
      <Checkbox
        label={t('sheetsOnly')}
        checked={wish.sheetsOnly}
        onChange={(event) => change({ sheetsOnly: event.currentTarget.checked })}
      />
    </fieldset>
  )
}

interface GroupChoiceProps {
  chosen: string | null
  onChange: (id: string | null) => void
}

function GroupChoice({ chosen, onChange }: GroupChoiceProps) {
  const t = useTexts(quizPaperTexts)
  const [typed, setTyped] = useState('')
  const [label, setLabel] = useState<string | null>(null)
  // What is chosen stands in the field as text; it is no search.
  const [search] = useDebouncedValue(typed === label ? '' : typed, typingPause)
  const { data } = useQuery(groupChoices(search))
  const found = data?.groups.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
  const isKept = chosen !== null && label !== null && found.every(({ value }) => value !== chosen)
  const options = isKept ? [{ value: chosen, label }, ...found] : found
  return (
    <Select
      {...optionList}
      aria-label={t('chooseGroup')}
      placeholder={t('chooseGroup')}
      data={options}
      searchable
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('noGroup')}
      allowDeselect={false}
      value={chosen}
      onChange={(next) => {
        setLabel(options.find(({ value }) => value === next)?.label ?? null)
        onChange(next)
      }}
    />
  )
}

import type { SheetChange, SheetDetails } from '@lms/contracts/scans/scans.ts'
import { Button, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { childrenQuery } from '../../children/child-api.ts'
import { useTexts } from '../../lib/texts.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface WhoseSheetProps {
  details: SheetDetails
  isSaving: boolean
  onChange: (change: Omit<SheetChange, 'revision'>) => void
}

/** Whose sheet it is, and which code: what the paper or a hand says, or what somebody knows better. */
export function WhoseSheet({ details: { sheet, codes }, isSaving, onChange }: WhoseSheetProps) {
  const t = useTexts(reviewTexts)
  const [search, setSearch] = useState('')
  const [name, setName] = useState(sheet.name ?? '')
  const children = useQuery(childrenQuery({ search: sheet.student?.name === search ? '' : search, page: 1, limit: 50 }))
  const found = (children.data?.children ?? []).map((child) => ({ value: child._id, label: child.fullName }))
  const own = sheet.student === null ? [] : [{ value: sheet.student._id, label: sheet.student.name }]
  const options = [...own, ...found.filter(({ value }) => value !== sheet.student?._id)]
  return (
    <div className={classes.facts}>
      <Select
        label={t('person')}
        placeholder={t('personHint')}
        data={options}
        value={sheet.student?._id ?? null}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        disabled={isSaving}
        onChange={(student) => student !== null && student !== sheet.student?._id && onChange({ student })}
      />
      {sheet.student === null && (
        <form
          className={classes.choices}
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '' && name.trim() !== sheet.name) onChange({ name: name.trim() })
          }}
        >
          <TextInput
            label={t('name')}
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isSaving} className={classes.beside}>
            {t('save')}
          </Button>
        </form>
      )}
      {codes.length > 1 && (
        <Select
          label={t('code')}
          data={codes}
          value={sheet.code !== null && codes.includes(sheet.code) ? sheet.code : null}
          disabled={isSaving}
          onChange={(code) => code !== null && code !== sheet.code && onChange({ code })}
        />
      )}
    </div>
  )
}

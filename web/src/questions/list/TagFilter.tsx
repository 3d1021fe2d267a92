import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { questionTexts } from '../question-texts.ts'

/** A whole tag; looked for once it is written. */
export function TagFilter({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const t = useTexts(questionTexts)
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    setTyped(value)
  }
  const take = (): void => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextInput
      label={t('tag')}
      value={typed}
      maxLength={50}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}

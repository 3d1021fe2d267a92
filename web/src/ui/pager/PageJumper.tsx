import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { pagerTexts } from './pager-texts.ts'
import classes from './pager.module.css'

interface PageJumperProps {
  totalPages: number
  onPage: (page: number) => void
}

export function PageJumper({ totalPages, onPage }: PageJumperProps) {
  const [text, setText] = useState('')
  const t = useTexts(pagerTexts)

  function jump(event: FormEvent): void {
    event.preventDefault()
    const wanted = Number.parseInt(text, 10)
    if (!Number.isNaN(wanted)) onPage(Math.min(Math.max(wanted, 1), totalPages))
    setText('')
  }

  return (
    <form onSubmit={jump}>
      <TextInput
        size="xs"
        classNames={{ root: classes.jumper, input: classes.jumperInput }}
        label={t('goTo')}
        inputMode="numeric"
        maxLength={7}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
    </form>
  )
}

import { ActionIcon, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { filterBarTexts } from './filter-bar-texts.ts'
import classes from './filter-bar.module.css'

interface SearchBoxProps {
  value: string
  onSearch: (text: string) => void
  placeholder: string
  /** `typing`: shortly after the last key; `enter`: on Enter or with the button. */
  when?: 'typing' | 'enter'
  label?: string
}

const pause = 300

export function SearchBox({ value, onSearch, placeholder, when = 'typing', label }: SearchBoxProps) {
  const t = useTexts(filterBarTexts)
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const searchLater = useDebouncedCallback(send, pause)

  // The address follows the typing with a delay. Only when it changes by other means, such as Back
  // or a removed chip, does the text give way.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }

  function send(wanted: string): void {
    setSent(wanted)
    onSearch(wanted)
  }
  function type(next: string): void {
    setText(next)
    if (when === 'typing') searchLater(next.trim())
  }
  function searchNow(next: string): void {
    searchLater.cancel()
    setText(next)
    send(next.trim())
  }

  return (
    <form
      className={classes.searchForm}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        searchNow(text)
      }}
    >
      <TextInput
        type="search"
        aria-label={label ?? placeholder}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        onChange={(event) => type(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          text !== '' && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => searchNow('')} />
        }
      />
      {when === 'enter' && (
        <ActionIcon type="submit" size={36} variant="default" aria-label={t('search')}>
          <IconSearch size={18} aria-hidden />
        </ActionIcon>
      )}
    </form>
  )
}

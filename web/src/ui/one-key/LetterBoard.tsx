import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../modal/Modal.tsx'
import { type Tone, letterRows, tones, withTone } from './letters.ts'
import { oneKeyTexts } from './one-key-texts.ts'
import classes from './letter-board.module.css'

interface LetterBoardProps {
  field: HTMLInputElement | HTMLTextAreaElement
  onClose: () => void
}

/** For whoever has no keyboard: rows of letters, tones and signs. What is chosen stands in the field at once. */
export function LetterBoard({ field, onClose }: LetterBoardProps) {
  const t = useTexts(oneKeyTexts)
  const [text, setText] = useState(field.value)
  const [isCapital, setIsCapital] = useState(false)

  function write(next: string): void {
    const fits = field.maxLength < 0 ? next : next.slice(0, field.maxLength)
    setText(fits)
    setIsCapital(false)
    enter(field, fits)
  }

  return (
    <Modal opened onClose={onClose} title={t('board')} size="xl" closeOnClickOutside={false}>
      <output className={classes.text} aria-label={t('written')}>
        {text === '' ? '\u00A0' : text}
      </output>
      <div className={classes.row} data-scan="1">
        <Button size="lg" onClick={onClose}>
          {t('done')}
        </Button>
        <Button variant="default" size="lg" onClick={() => write(Array.from(text).slice(0, -1).join(''))}>
          {t('remove')}
        </Button>
        <Button variant="default" size="lg" onClick={() => write(`${text} `)}>
          {t('space')}
        </Button>
        <Button variant="default" size="lg" aria-pressed={isCapital} onClick={() => setIsCapital(!isCapital)}>
          {t('capital')}
        </Button>
      </div>
      {letterRows.map((row) => (
        <div key={row[0]} className={classes.row} data-scan="2">
          {row.map((letter) => {
            const shown = isCapital ? letter.toUpperCase() : letter
            return (
              <Button key={letter} variant="default" size="lg" onClick={() => write(text + shown)}>
                {shown}
              </Button>
            )
          })}
        </div>
      ))}
      <div className={classes.row} data-scan="2">
        {(Object.keys(tones) as Tone[]).map((tone) => (
          <Button key={tone} variant="default" size="lg" onClick={() => write(withTone(text, tone))}>
            {t(tone)}
          </Button>
        ))}
      </div>
    </Modal>
  )
}

/** As if it had been typed: the form that the field stands in hears of it. */
function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

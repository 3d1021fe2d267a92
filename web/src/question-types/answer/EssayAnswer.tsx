import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { Textarea } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { typeTexts } from '../type-texts.ts'
import type { PartAnswerProps } from './part-answers.tsx'
import { wordCount } from './given-parts.ts'

/** Long text in paragraphs; how many words there are and should be. */
export function EssayAnswer({ question, given, isLocked, onAnswer }: PartAnswerProps) {
  const t = useTexts(typeTexts)
  const text = linesOf(typeof given === 'string' ? given : '')
  const { minimumWords = null, maximumWords = null } = question
  const asked =
    minimumWords !== null && maximumWords !== null
      ? t('wordsBetween', { minimum: minimumWords, maximum: maximumWords })
      : minimumWords !== null
        ? t('wordsAtLeast', { minimum: minimumWords })
        : maximumWords !== null
          ? t('wordsAtMost', { maximum: maximumWords })
          : ''
  return (
    <Textarea
      label={t('yourAnswer')}
      description={[asked, t('words', { count: wordCount(text) })].filter((line) => line !== '').join(' ')}
      size="lg"
      autosize
      minRows={6}
      maxRows={24}
      maxLength={20_000}
      disabled={isLocked}
      value={text}
      onChange={(event) => onAnswer(htmlOf(event.currentTarget.value))}
    />
  )
}

function linesOf(html: string): string {
  return html
    .split(/<\/p>/)
    .map((paragraph) => textOf(paragraph))
    .join('\n')
    .replace(/\n$/, '')
}

function htmlOf(text: string): string {
  if (text.trim() === '') return ''
  return text
    .split('\n')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('')
}

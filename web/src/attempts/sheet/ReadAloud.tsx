import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { repeatsText } from '@lms/contracts/questions/question-title.ts'
import { Button } from '@mantine/core'
import { IconPlayerStop, IconVolume } from '@tabler/icons-react'
import type { Translate } from '../../lib/texts.ts'
import { letterOf } from '../../questions/answer-letters.ts'
import { plainTextOf } from '../../ui/rich-text/RichTextView.tsx'
import { useSpeech } from './speech.ts'
import type { SheetText } from './sheet-texts.ts'

/** For those who read slowly: the question and its options, by the browser's voice. Absent where there is none. */
export function ReadAloud({ question, t }: { question: PaperQuestion; t: Translate<SheetText> }) {
  const speech = useSpeech()
  if (!speech.isAvailable) return null
  const Icon = speech.isSpeaking ? IconPlayerStop : IconVolume
  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => (speech.isSpeaking ? speech.stop() : speech.speak(wordsOf(question)))}
    >
      {t(speech.isSpeaking ? 'stopReading' : 'readAloud')}
    </Button>
  )
}

function wordsOf({ title, content, answers }: PaperQuestion): string {
  const options = answers.map(({ text }, index) => `${letterOf(index)}. ${plainTextOf(text)}`)
  const asked = repeatsText(title, content) ? [] : [title]
  return [...asked, plainTextOf(content), ...options].join('. ')
}

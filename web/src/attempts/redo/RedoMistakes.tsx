import { Button, type ButtonProps } from '@mantine/core'
import { IconTargetArrow } from '@tabler/icons-react'
import { defineTexts, useTexts } from '../../lib/texts.ts'
import { useStartPractice } from './practice-start.ts'

const redoTexts = defineTexts('redo-mistakes', {
  redo: { default: 'Làm lại câu sai', vi: 'Làm lại câu sai', en: 'Practise the mistakes' },
})

interface RedoMistakesProps extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> {
  /** A completed attempt of one's own, whose keys are shown and in which something was wrong. */
  attemptId: string
}

/** Practises just what was wrong in one attempt. Whoever shows it looks first whether there is anything. */
export function RedoMistakes({ attemptId, size = 'lg', ...button }: RedoMistakesProps) {
  const t = useTexts(redoTexts)
  const start = useStartPractice()
  return (
    <Button
      {...button}
      size={size}
      leftSection={<IconTargetArrow size={22} aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate({ kind: 'mistakes', attempt_id: attemptId })}
    >
      {t('redo')}
    </Button>
  )
}

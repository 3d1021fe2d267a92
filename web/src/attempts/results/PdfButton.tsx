import { Button, type MantineSize } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { saveResultPdf } from './result-api.ts'
import { resultTexts } from './result-texts.ts'

interface PdfButtonProps {
  attemptId: string
  quizTitle: string
  size?: MantineSize
}

/** What the page shows, to keep or to print. */
export function PdfButton({ attemptId, quizTitle, size }: PdfButtonProps) {
  const t = useTexts(resultTexts)
  const saving = useMutation({
    mutationFn: () => saveResultPdf(attemptId, quizTitle),
    onSuccess: () => toast.success(t('downloaded')),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('downloadPdf')}
    </Button>
  )
}

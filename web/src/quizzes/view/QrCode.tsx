import { Button, Skeleton, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import classes from '../quiz-page.module.css'

/** A text as a code for cameras; what draws it is only fetched where one is shown. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const t = useTexts(quizDetailTexts)
  const { data, isError } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { toDataURL } = await import('qrcode')
      return toDataURL(text, { width: 400, margin: 2, errorCorrectionLevel: 'M' })
    },
    staleTime: Infinity,
  })
  if (isError) return <Text size="sm">{t('qrFailed')}</Text>
  if (data === undefined) return <Skeleton height={200} width={200} />
  return (
    <>
      <img className={classes.qr} src={data} alt={t('qrCode', { title })} width={200} height={200} />
      <div>
        <Button
          component="a"
          href={data}
          download={`${title}.png`}
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          {t('qrDownload')}
        </Button>
      </div>
    </>
  )
}

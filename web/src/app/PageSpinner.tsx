import { Center, Loader } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { appTexts } from './app-texts.ts'

export function PageSpinner() {
  const t = useTexts(appTexts)
  return (
    <Center component="output" mih="60vh" aria-label={t('loading')}>
      <Loader />
    </Center>
  )
}

import { Button, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Suspense, lazy } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { FriendlyCrane } from './FriendlyCrane.tsx'
import { Hello } from './Welcome.tsx'
import { studentTexts } from './student-texts.ts'
import classes from './student-home.module.css'

const KeptPapers = lazy(async () => ({ default: (await import('../../attempts/assigned/KeptPapers.tsx')).KeptPapers }))

const KeptPractice = lazy(async () => ({ default: (await import('../../practice/KeptPractice.tsx')).KeptPractice }))
const TodayCard = lazy(async () => ({ default: (await import('../../practice/today/TodayCard.tsx')).TodayCard }))

interface OfflineHomeProps {
  name: string
  retrying: boolean
  onRetry: () => void
}

/** Without network: what is on this device can be gone on with, and the rest is safe where it is. */
export function OfflineHome({ name, retrying, onRetry }: OfflineHomeProps) {
  const t = useTexts(studentTexts)
  return (
    <div className={classes.student}>
      <section className={classes.welcome}>
        <div className={classes.welcomeText}>
          <Hello name={name} />
          <Text className={classes.kind}>{t('offline')}</Text>
          <Button
            mt="md"
            size="lg"
            radius="xl"
            variant="default"
            leftSection={<IconRefresh size={22} aria-hidden />}
            loading={retrying}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        </div>
        <FriendlyCrane />
      </section>
      <Suspense fallback={null}>
        <KeptPapers />
        <KeptPractice />
        <TodayCard />
      </Suspense>
    </div>
  )
}

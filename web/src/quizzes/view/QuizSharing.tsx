import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { QrCode } from './QrCode.tsx'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import classes from '../quiz-page.module.css'

export function QuizSharing({ quiz }: { quiz: Quiz }) {
  const t = useTexts(quizDetailTexts)
  const address = quiz.dataQrCode ?? `${window.location.origin}/quizzes/${quiz._id}`
  return (
    <Section title={t('sharing')}>
      {/* Absent for readers who are neither the author nor an administrator. */}
      {quiz.password !== undefined && (
        <Facts layout="lines">
          <Fact label={t('password')}>
            {quiz.password === null ? t('noPassword') : <HiddenPassword password={quiz.password} />}
          </Fact>
        </Facts>
      )}
      {quiz.password === undefined && quiz.hasPassword && <Text size="sm">{t('needsPassword')}</Text>}
      <div>
        <Text size="sm" c="dimmed">
          {t('link')}
        </Text>
        <div className={classes.link}>{address}</div>
      </div>
      <div className={classes.shareButtons}>
        <CopyButton text={address} label={t('copyLink')} copiedMessage={t('linkCopied')} />
      </div>
      {quiz.isQrCode && quiz.dataQrCode !== null && <QrCode text={quiz.dataQrCode} title={quiz.title} />}
    </Section>
  )
}

const mask = '••••••••'

function HiddenPassword({ password }: { password: string }) {
  const t = useTexts(quizDetailTexts)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <span className={classes.password}>
      {isShown ? (
        <span>{password}</span>
      ) : (
        <>
          <span aria-hidden>{mask}</span>
          <VisuallyHidden>{t('hiddenPassword')}</VisuallyHidden>
        </>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}

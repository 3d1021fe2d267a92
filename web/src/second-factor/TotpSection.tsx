import { type OwnFactors, removeTotp } from '@lms/contracts/second-factor/second-factor.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { LastUse } from './LastUse.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useBeginTotp, useRemoveTotp } from './second-factor-api.ts'
import { securityTexts } from './security-texts.ts'

interface TotpSectionProps {
  factors: OwnFactors
  onCodes: (codes: readonly string[] | undefined) => void
}

export function TotpSection({ factors: { totp, passkeys }, onCodes }: TotpSectionProps) {
  const t = useTexts(securityTexts)
  const begin = useBeginTotp()
  const remove = useRemoveTotp()
  const [isSettingUp, setIsSettingUp] = useState(false)

  function setUp(): void {
    begin.mutate(undefined, {
      onSuccess: () => setIsSettingUp(true),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  async function takeAway(): Promise<void> {
    const isWanted = await confirm({
      title: t('totpRemoveTitle'),
      message: t(passkeys.length === 0 ? 'lastFactorWarning' : 'removeWarning'),
      confirmLabel: t('remove'),
      danger: true,
    })
    if (!isWanted) return
    remove.mutate(undefined, {
      onSuccess: () => toast.success(translated(removeTotp.message)),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  return (
    <Section title={t('totpTitle')} description={t('totpDescription')}>
      <Group gap="md" justify="space-between">
        <div>
          <StatusBadge color={totp === null ? 'gray' : 'success'}>{t(totp === null ? 'off' : 'on')}</StatusBadge>
          {totp !== null && (
            <Text size="sm" c="dimmed" component="div" mt={4}>
              <LastUse moment={totp.lastUsedAt} />
              {' · '}
              {t('addedAt', { moment: formatDateTime(totp.createdAt) })}
            </Text>
          )}
        </div>
        {totp === null ? (
          <Button loading={begin.isPending} onClick={setUp}>
            {t('totpSetUp')}
          </Button>
        ) : (
          <Button variant="default" loading={remove.isPending} onClick={() => void takeAway()}>
            {t('remove')}
          </Button>
        )}
      </Group>
      {begin.data !== undefined && (
        <TotpSetup
          key={begin.data.secret}
          isOpen={isSettingUp}
          setup={begin.data}
          onClose={() => setIsSettingUp(false)}
          onCodes={onCodes}
        />
      )}
    </Section>
  )
}

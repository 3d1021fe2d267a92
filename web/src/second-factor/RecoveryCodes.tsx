import { Button, Group, Text } from '@mantine/core'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Section } from '../ui/page/Section.tsx'
import { useRenewCodes } from './second-factor-api.ts'
import { securityTexts } from './security-texts.ts'

interface RecoveryCodesProps {
  left: number
  onCodes: (codes: readonly string[]) => void
}

export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const t = useTexts(securityTexts)
  const renew = useRenewCodes()

  async function ask(): Promise<void> {
    const isWanted = await confirm({
      title: t('codesRenewTitle'),
      message: t('codesRenewBody'),
      confirmLabel: t('codesRenew'),
    })
    if (!isWanted) return
    renew.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  return (
    <Section title={t('codesTitle')} description={t('codesDescription')}>
      <Group gap="md" justify="space-between">
        <Text c={left < 3 ? 'danger' : undefined}>{t('codesLeft', { count: left })}</Text>
        <Button variant="default" loading={renew.isPending} onClick={() => void ask()}>
          {t('codesRenew')}
        </Button>
      </Group>
    </Section>
  )
}

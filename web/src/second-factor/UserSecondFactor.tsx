import { removeUserFactors } from '@lms/contracts/second-factor/second-factor.ts'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { useRemoveUserFactors, userFactorsQuery } from './second-factor-api.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

/** What an administrator sees of somebody's factors; nothing for those who have none. */
export function UserSecondFactor({ userId, name }: { userId: string; name: string }) {
  const t = useTexts(secondFactorTexts)
  const { data: factors } = useQuery(userFactorsQuery(userId))
  const remove = useRemoveUserFactors(userId)
  if (factors === undefined || (!factors.totp && factors.passkeys === 0)) return null

  async function ask(): Promise<void> {
    const isWanted = await confirm({
      title: t('userRemoveTitle', { name }),
      message: t('userRemoveBody'),
      confirmLabel: t('userRemove'),
      danger: true,
    })
    if (!isWanted) return
    remove.mutate(undefined, {
      onSuccess: () => toast.success(translated(removeUserFactors.message)),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  const { totp, passkeys, recoveryCodesLeft: codes } = factors
  return (
    <section aria-label={t('userTitle')}>
      <Text fw={600}>{t('userTitle')}</Text>
      <Group gap="sm" justify="space-between">
        <Text size="sm" c="dimmed">
          {t('userFactors', { totp: t(totp ? 'yes' : 'no'), passkeys, codes })}
        </Text>
        <Button size="xs" color="danger" variant="outline" loading={remove.isPending} onClick={() => void ask()}>
          {t('userRemove')}
        </Button>
      </Group>
    </section>
  )
}

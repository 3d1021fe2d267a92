import type { DemoAccount } from '@lms/contracts/accounts/accounts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Paper, Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { notFound, useNavigate } from '@tanstack/react-router'
import { demoAccountsQuery } from './demo-accounts-api.ts'
import { signInFailure } from '../accounts/sign-in-failure.ts'
import { messageOf } from '../lib/api-error.ts'
import { signIn, useSession } from '../lib/session/session.ts'
import { translateSent, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { CardsSkeleton } from '../ui/page/skeletons.tsx'
import { demoAuthTexts } from './demo-auth-texts.ts'
import classes from './demo-auth.module.css'

/** One-click sign-in for looking around; there is no such page where there are no demo accounts. */
export function DemoAuthPage() {
  const t = useTexts(demoAuthTexts)
  const { data: accounts, error, refetch, isFetching } = useQuery(demoAccountsQuery)
  const { user } = useSession()
  if (accounts?.length === 0) throw notFound()
  return (
    <Page title={t('title')} description={t('introduction')}>
      {user !== null && (
        <Alert color="brand" icon={<IconInfoCircle aria-hidden />}>
          {t('signedInAs', { name: user.name })}
        </Alert>
      )}
      {accounts === undefined && error === null && <CardsSkeleton cards={3} />}
      {accounts === undefined && error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {accounts !== undefined && <Accounts accounts={accounts} />}
      <Paper p="lg">
        <Title order={2} size="h4" mb="xs">
          {t('rolesTitle')}
        </Title>
        <Text mb="xs">{t('rolesBody')}</Text>
        <Text>{t('permissionsBody')}</Text>
      </Paper>
    </Page>
  )
}

function Accounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const t = useTexts(demoAuthTexts)
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ email, password }: DemoAccount) => signIn({ email, password }),
    // A demo account that somebody gave a second factor goes on where that is asked.
    onSuccess: (step) => navigate({ to: step === null ? screens.dashboard.path : screens.login.path }),
    onError: (error) => toast.error(translateSent(signInFailure(error)), 'sign-in'),
  })
  return (
    <ul className={classes.accounts}>
      {accounts.map((account) => (
        <Paper key={account.email} component="li" p="lg" className={classes.account}>
          <Title order={2} size="h4">
            {t(account.role)}
          </Title>
          <Text c="dimmed" size="sm">
            {t(`${account.role}Body`)}
          </Text>
          <dl className={classes.credentials}>
            <dt>{t('email')}</dt>
            <dd>{account.email}</dd>
            <dt>{t('username')}</dt>
            <dd>{account.username}</dd>
            <dt>{t('password')}</dt>
            <dd>{account.password}</dd>
          </dl>
          <Button disabled={isPending} onClick={() => mutate(account)} className={classes.button}>
            {isPending && variables === account ? t('signingIn') : t('signInAs', { account: t(account.role) })}
          </Button>
        </Paper>
      ))}
    </ul>
  )
}

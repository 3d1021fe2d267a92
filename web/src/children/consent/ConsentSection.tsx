import { consentMessages } from '@lms/contracts/children/consent-messages.ts'
import { consentTextOf, consentVersion } from '@lms/contracts/children/consent-versions.ts'
import {
  type ChildAgreement,
  type ConsentChanges,
  type ConsentDecision,
  type ConsentPurpose,
  type Consents,
  consentPurposes,
} from '@lms/contracts/children/consents.ts'
import { Alert, Button, Radio, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/formats.ts'
import { translated, useLanguage, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { consentsQuery, useDecide } from './consent-api.ts'
import { consentTexts } from './consent-texts.ts'
import classes from './consent.module.css'

interface ConsentSectionProps {
  childId: string
  /** Administrators look; guardians decide. */
  mayDecide: boolean
}

export function ConsentSection({ childId, mayDecide }: ConsentSectionProps) {
  const t = useTexts(consentTexts)
  const query = useQuery(consentsQuery(childId))
  const { data, error } = query
  return (
    <Section title={t('title')} description={t(mayDecide ? 'about' : 'aboutForAdministrators')}>
      {data === undefined && error === null && <ListSkeleton rows={3} />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && <Decisions childId={childId} consents={data} mayDecide={mayDecide} />}
    </Section>
  )
}

function Decisions({ childId, consents, mayDecide }: ConsentSectionProps & { consents: Consents }) {
  const t = useTexts(consentTexts)
  const decide = useDecide(childId)
  const [chosen, setChosen] = useState<ChildAgreement | null>(null)
  const account = consents.current.find(({ purpose }) => purpose === 'account')
  const agreement = chosen ?? consents.childAgreement

  async function save(changes: Omit<ConsentChanges, 'version'>): Promise<void> {
    try {
      await decide.mutateAsync({ version: consentVersion, ...changes })
      toast.success(translated(consentMessages.saved))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  async function change(purpose: ConsentPurpose, isGiven: boolean): Promise<void> {
    if (purpose === 'account' && isGiven && agreement === null) {
      toast.error(translated(consentMessages.childAgreementRequired))
      return
    }
    if (purpose === 'account' && !isGiven && !(await isWithdrawalMeant())) return
    await save({ [purpose]: isGiven, ...(isGiven && agreement !== null && { childAgreement: agreement }) })
  }

  function isWithdrawalMeant(): Promise<boolean> {
    return confirm({
      title: t('withdrawAccountTitle'),
      message: t('withdrawAccountMessage'),
      confirmLabel: t('withdraw'),
      cancelLabel: t('cancel'),
      danger: true,
    })
  }

  return (
    <>
      {account?.isGiven === false && (
        <Alert color="warning" variant="outline">
          {t('stopped')}
        </Alert>
      )}
      {mayDecide && consents.childAgreement === null && (
        <Radio.Group
          label={t('childQuestion')}
          required
          value={chosen ?? ''}
          onChange={(value) => setChosen(value === 'agreed' ? 'agreed' : 'under_seven')}
        >
          <div className={classes.choices}>
            <Radio value="agreed" label={t('childAgreed')} />
            <Radio value="under_seven" label={t('childYoung')} />
          </div>
        </Radio.Group>
      )}
      <ul className={classes.list}>
        {consentPurposes.map((purpose) => (
          <Purpose
            key={purpose}
            purpose={purpose}
            decision={consents.current.find((each) => each.purpose === purpose)}
            isBusy={decide.isPending}
            onDecide={mayDecide ? (isGiven) => void change(purpose, isGiven) : undefined}
          />
        ))}
        {consents.childAgreement !== null && (
          <li className={classes.item}>
            <div className={classes.words}>
              <div className={classes.head}>
                <Text fw={600}>{t('childSays')}</Text>
                <StatusBadge color={consents.childAgreement === 'agreed' ? 'success' : 'gray'}>
                  {t(consents.childAgreement === 'agreed' ? 'childSaysYes' : 'childYoung')}
                </StatusBadge>
              </div>
            </div>
            {mayDecide && account?.isGiven === true && consents.childAgreement === 'under_seven' && (
              <Button
                variant="default"
                size="compact-sm"
                loading={decide.isPending}
                onClick={() => void save({ account: true, childAgreement: 'agreed' })}
              >
                {t('childIsSeven')}
              </Button>
            )}
          </li>
        )}
      </ul>
      <History consents={consents} />
    </>
  )
}

interface PurposeProps {
  purpose: ConsentPurpose
  decision: ConsentDecision | undefined
  isBusy: boolean
  onDecide: ((isGiven: boolean) => void) | undefined
}

function Purpose({ purpose, decision, isBusy, onDecide }: PurposeProps) {
  const t = useTexts(consentTexts)
  const language = useLanguage()
  const isCurrent = decision?.isGiven !== true || decision.version === consentVersion
  // A yes is shown with the text that it was said to; before that, the text of today.
  const text = consentTextOf(decision?.isGiven === true ? decision.version : consentVersion)
  const of = { purpose: t(purpose) }
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <div className={classes.head}>
          <Text fw={600}>{t(purpose)}</Text>
          <StatusBadge color={decision?.isGiven === true ? 'success' : 'gray'}>
            {decision === undefined ? t('undecided') : t(decision.isGiven ? 'given' : 'refused')}
          </StatusBadge>
        </div>
        <Text size="sm">{text?.[purpose][language]}</Text>
        {decision !== undefined && <Signature decision={decision} />}
      </div>
      {onDecide !== undefined && (
        <div className={classes.acts}>
          {(decision?.isGiven !== true || !isCurrent) && (
            <Button size="compact-sm" aria-label={t('giveOf', of)} loading={isBusy} onClick={() => onDecide(true)}>
              {t('give')}
            </Button>
          )}
          {decision?.isGiven === true && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('withdrawOf', of)}
              loading={isBusy}
              onClick={() => onDecide(false)}
            >
              {t('withdraw')}
            </Button>
          )}
          {decision === undefined && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('refuseOf', of)}
              loading={isBusy}
              onClick={() => onDecide(false)}
            >
              {t('refuse')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Signature({ decision: { decidedBy, decidedAt, version } }: { decision: ConsentDecision }) {
  const t = useTexts(consentTexts)
  const name = decidedBy === null ? t('former') : decidedBy.isYou ? t('you') : decidedBy.name
  return (
    <Text size="sm" c="dimmed">
      {t('decidedBy', { name, time: formatDateTime(decidedAt), version })}
    </Text>
  )
}

function History({ consents: { history, current } }: { consents: Consents }) {
  const t = useTexts(consentTexts)
  const earlier = history.filter(
    (each) => !current.some((one) => one.decidedAt === each.decidedAt && one.purpose === each.purpose),
  )
  if (earlier.length === 0) return null
  return (
    <details>
      <summary>{t('history')}</summary>
      <ul className={classes.list}>
        {earlier.map((decision) => (
          <li key={`${decision.purpose} ${decision.decidedAt}`}>
            <Text size="sm">
              {t(decision.purpose)}: {t(decision.isGiven ? 'given' : 'refused')}
            </Text>
            <Signature decision={decision} />
          </li>
        ))}
      </ul>
    </details>
  )
}

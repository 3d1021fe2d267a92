import { cardsAtOnce } from '@lms/contracts/groups/group-cards.ts'
import type { Group, GroupMember } from '@lms/contracts/groups/groups.ts'
import { Alert, Button, Progress, Radio, Text } from '@mantine/core'
import { IconKey, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { randomBelow, readablePassword } from '../../children/card/child-password.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import type { Dialog } from '../../users/dialog.ts'
import { allMembers, makeCards, reloadGroups } from '../group-api.ts'
import classes from '../groups.module.css'
import { type MadeCard, PrintedCards } from './PrintedCards.tsx'
import { groupCardTexts } from './group-card-texts.ts'
import { inPortions } from './portions.ts'

interface CardsDialogProps {
  group: Group
  /** Those who were chosen, or null for the group. */
  dialog: Dialog<readonly GroupMember[] | null>
}

export function CardsDialog({ group, dialog: { content, opened, close } }: CardsDialogProps) {
  const t = useTexts(groupCardTexts)
  return (
    <Modal opened={opened} onClose={close} title={t('title', { group: group.name })}>
      {opened && <Cards group={group} chosen={content} onClose={close} />}
    </Modal>
  )
}

type Whom = 'chosen' | 'without_card' | 'everybody'

function Cards({
  group,
  chosen,
  onClose,
}: {
  group: Group
  chosen: readonly GroupMember[] | null
  onClose: () => void
}) {
  const t = useTexts(groupCardTexts)
  const queryClient = useQueryClient()
  const [whom, setWhom] = useState<Whom>(chosen === null ? 'without_card' : 'chosen')
  const [total, setTotal] = useState<number | null>(null)
  const [cards, setCards] = useState<readonly MadeCard[]>([])
  const [isReady, setIsReady] = useState(false)
  const isWanted = useRef(true)

  async function make(): Promise<void> {
    isWanted.current = true
    setTotal(0)
    try {
      const students =
        whom === 'chosen' && chosen !== null
          ? chosen
          : await allMembers(group._id, whom === 'without_card' ? 'without_card' : undefined)
      setTotal(students.length)
      const { made, failure } = await inPortions(students, cardsAtOnce, {
        make: async (portion) => {
          const asked = portion.map(({ _id }) => ({ studentId: _id, password: readablePassword(randomBelow) }))
          const passwords = new Map(asked.map(({ studentId, password }) => [studentId, password]))
          const answer = await makeCards(group._id, { cards: asked })
          return answer.cards.map((card) => ({ ...card, password: passwords.get(card._id) ?? '' }))
        },
        onDone: setCards,
        isWanted: () => isWanted.current,
      })
      if (failure !== null) toast.error(t('stopped', { done: formatNumber(made.length), reason: messageOf(failure) }))
      setIsReady(true)
    } catch (error) {
      toast.error(messageOf(error))
      setTotal(null)
    }
    await reloadGroups(queryClient)
  }

  function leave(): void {
    isWanted.current = false
    onClose()
  }

  if (isReady)
    return (
      <div className={classes.stack}>
        {cards.length === 0 ? (
          <Text>{t('nobody')}</Text>
        ) : (
          <>
            <Text aria-live="polite">{t('ready', { count: formatNumber(cards.length) })}</Text>
            <Alert color="warning" variant="outline" icon={<IconKey aria-hidden />}>
              {t('onlyNow')}
            </Alert>
            <PrintedCards cards={cards} />
          </>
        )}
        <div className={modalClasses.footer}>
          <Button variant="default" onClick={leave}>
            {t('close')}
          </Button>
          {cards.length > 0 && (
            <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </div>
      </div>
    )
  if (total !== null)
    return (
      <div className={classes.stack}>
        <Progress value={total === 0 ? 0 : (cards.length / total) * 100} aria-label={t('making')} size="lg" />
        <Text aria-live="polite">
          {t('progress', { done: formatNumber(cards.length), total: formatNumber(total) })}
        </Text>
      </div>
    )
  return (
    <div className={classes.stack}>
      <Text size="sm">{t('about')}</Text>
      <Radio.Group label={t('whom')} value={whom} onChange={(next) => setWhom(next)}>
        <div className={classes.choices}>
          {chosen !== null && <Radio value="chosen" label={t('chosen', { count: formatNumber(chosen.length) })} />}
          <Radio value="without_card" label={t('withoutCard')} />
          <Radio value="everybody" label={t('everybody', { count: formatNumber(group.memberCount) })} />
        </div>
      </Radio.Group>
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={() => void make()}>{t('make')}</Button>
      </div>
    </div>
  )
}

import { cardsAtOnce } from '@lms/contracts/groups/group-cards.ts'
import type { Group, GroupMember } from '@lms/contracts/groups/groups.ts'
import { Alert, Button, Radio, Text } from '@mantine/core'
import { IconKey, IconPrinter } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { randomBelow, readablePassword } from '@lms/contracts/children/child-password.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import type { Dialog } from '../../users/dialog.ts'
import { allMembers, makeCards } from '../group-api.ts'
import classes from '../groups.module.css'
import { MakingProgress } from './MakingProgress.tsx'
import { type MadeCard, PrintedCards } from './PrintedCards.tsx'
import { groupCardTexts } from './group-card-texts.ts'
import { type Making, useMaking } from './use-making.ts'

interface CardsDialogProps {
  group: Group
  /** Those who were chosen, or null for the group. */
  dialog: Dialog<readonly GroupMember[] | null>
}

export function CardsDialog({ group, dialog: { content, opened, close } }: CardsDialogProps) {
  const t = useTexts(groupCardTexts)
  const [isHeld, setIsHeld] = useState(false)
  return (
    <Modal opened={opened} onClose={close} title={t('title', { group: group.name })} isHeld={isHeld}>
      {opened && <Cards group={group} chosen={content} onHold={setIsHeld} onClose={close} />}
    </Modal>
  )
}

type Whom = 'chosen' | 'without_card' | 'everybody'

interface CardsProps {
  group: Group
  chosen: readonly GroupMember[] | null
  /** From the first password that changes until the person says that the cards are dealt with. */
  onHold: (isHeld: boolean) => void
  onClose: () => void
}

function Cards({ group, chosen, onHold, onClose }: CardsProps) {
  const t = useTexts(groupCardTexts)
  const [whom, setWhom] = useState<Whom>(chosen === null ? 'without_card' : 'chosen')
  // The same again when an answer was lost on its way: the password may have changed already.
  const passwords = useRef(new Map<string, string>())
  const making = useMaking<GroupMember, MadeCard>({
    size: cardsAtOnce,
    make: async (portion) => {
      const asked = portion.map(({ _id }) => ({ studentId: _id, password: passwordOf(_id) }))
      const answer = await makeCards(group._id, { cards: asked })
      return answer.cards.map((card) => ({ ...card, password: passwordOf(card._id) }))
    },
    failureOf: (reason, made) => t('stopped', { done: formatNumber(made), reason }),
    onHold,
  })

  function passwordOf(studentId: string): string {
    const password = passwords.current.get(studentId) ?? readablePassword(randomBelow)
    passwords.current.set(studentId, password)
    return password
  }

  const students = async () =>
    whom === 'chosen' && chosen !== null
      ? chosen
      : allMembers(group._id, whom === 'without_card' ? 'without_card' : undefined)

  function leave(): void {
    onHold(false)
    onClose()
  }

  if (making.step === 'ended') return <MadeCards making={making} onGoOn={() => void making.goOn()} onClose={leave} />
  if (making.step === 'making')
    return <MakingProgress label={t('making')} done={making.made.length} total={making.total} onStop={making.stop} />
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
        <Button onClick={() => void making.start(students)}>{t('make')}</Button>
      </div>
    </div>
  )
}

interface MadeCardsProps {
  making: Making<GroupMember, MadeCard>
  onGoOn: () => void
  onClose: () => void
}

/** The only time that the passwords are seen. */
function MadeCards({ making: { made, rest }, onGoOn, onClose }: MadeCardsProps) {
  const t = useTexts(groupCardTexts)
  return (
    <div className={classes.stack}>
      {made.length === 0 && rest.length === 0 && <Text>{t('nobody')}</Text>}
      {made.length > 0 && (
        <>
          <Text aria-live="polite">{t('ready', { count: formatNumber(made.length) })}</Text>
          <Alert color="warning" variant="outline" icon={<IconKey aria-hidden />}>
            {t('onlyNow')}
          </Alert>
          <PrintedCards cards={made} />
        </>
      )}
      {rest.length > 0 && <Text>{t('rest', { count: formatNumber(rest.length) })}</Text>}
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {rest.length > 0 && (
          <Button variant={made.length > 0 ? 'default' : 'filled'} onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
        {made.length > 0 && (
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
    </div>
  )
}

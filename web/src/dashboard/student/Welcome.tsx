import type { StudentDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { gardenOf } from '@lms/contracts/garden/garden.ts'
import { Text, Title } from '@mantine/core'
import { IconChevronRight, IconPlant2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { GardenPicture } from '../../garden/GardenPicture.tsx'
import { firstNameOf } from '../../lib/session/first-name.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { dashboardTexts } from '../dashboard-texts.ts'
import { FriendlyCrane } from './FriendlyCrane.tsx'
import { studentTexts } from './student-texts.ts'
import classes from './student-home.module.css'

/** On the first day a crane says hello; from then on the garden does, as large as it has become. */
export function Welcome({ name, dashboard }: { name: string; dashboard: StudentDashboard }) {
  const t = useTexts(studentTexts)
  const { garden, week } = dashboard
  const hello = <Hello name={name} />
  if (garden.drops === 0) {
    return (
      <section className={classes.welcome}>
        <div className={classes.welcomeText}>
          {hello}
          <Text className={classes.kind}>{t('firstDay')}</Text>
        </div>
        <FriendlyCrane />
      </section>
    )
  }
  return (
    <section>
      <GardenPicture drops={garden.drops} grown={garden}>
        {hello}
        <Text className={classes.kind}>{t(week.length === 0 ? 'gardenWaited' : 'introduction')}</Text>
      </GardenPicture>
      <Link to={screens.studentGarden.path} className={classes.gardenLink}>
        <IconPlant2 size={26} aria-hidden />
        <span>{t('gardenLink', { count: formatNumber(gardenOf(garden.drops).dropsLeft) })}</span>
        <IconChevronRight size={24} aria-hidden />
      </Link>
    </section>
  )
}

export function Hello({ name }: { name: string }) {
  const t = useTexts(dashboardTexts)
  return (
    <Title order={1} className={classes.hello}>
      {t('greeting', { name: firstNameOf(name) })}
    </Title>
  )
}

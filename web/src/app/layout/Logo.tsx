import { screens } from '@lms/contracts/screens.ts'
import { Link } from '@tanstack/react-router'
import { useSiteName } from '../site-name.ts'
import classes from './Logo.module.css'

export function Logo() {
  const name = useSiteName()
  return (
    <Link to={screens.dashboard.path} className={`${classes.logo} thumb`}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden className={classes.mark}>
        <rect width="32" height="32" rx="9" className={classes.cover} />
        <path
          d="M7 10.5c3.2-1.2 6.3-.9 9 1 2.7-1.9 5.8-2.2 9-1v12c-3.2-1.2-6.3-.9-9 1-2.7-1.9-5.8-2.2-9-1z"
          fill="#fff"
        />
        <path d="M16 11.5v12" className={classes.fold} />
        <path d="M16 8.2c-1.6-1.3-1.6-3 0-4.2 1.6 1.2 1.6 2.9 0 4.2z" className={classes.flame} />
      </svg>
      <span className={classes.name}>{name}</span>
    </Link>
  )
}

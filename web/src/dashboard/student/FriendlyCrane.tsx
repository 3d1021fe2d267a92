import classes from './crane.module.css'

/** A paper crane that greets with its wing, over a hill with flowers. */
export function FriendlyCrane() {
  return (
    <svg viewBox="0 0 280 200" width="280" height="200" aria-hidden className={classes.crane}>
      <circle cx="224" cy="48" r="30" className={classes.sun} />
      <path
        d="M224 6v-6M224 96v-6M266 48h6M176 48h6M254 18l5-5M194 78l-5 5M254 78l5 5M194 18l-5-5"
        className={classes.ray}
      />
      <path d="M0 172c50-34 92-36 140-14s92 20 140-6v48H0z" className={classes.hill} />
      <path d="M104 112l70-76-14 84z" className={classes.wing} />
      <path d="M104 112L40 60l10 60z" className={classes.neck} />
      <path d="M50 120l54-8 56 8-50 38z" className={classes.body} />
      <path d="M40 60L14 70l32 10z" className={classes.beak} />
      <path d="M160 120l54 18-60 0z" className={classes.neck} />
      <circle cx="44" cy="74" r="3.5" className={classes.eye} />
      <path d="M52 84c3 4 8 4 11 1" className={classes.smile} />
      <g className={classes.flower}>
        <circle cx="206" cy="160" r="6" />
        <circle cx="236" cy="152" r="5" />
        <circle cx="30" cy="168" r="5" />
      </g>
    </svg>
  )
}

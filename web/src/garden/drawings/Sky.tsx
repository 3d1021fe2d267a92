import classes from './sky.module.css'

/** Sun, clouds and hills behind what grows; on a good day a butterfly comes by. */
export function Sky({ isFeast = false }: { isFeast?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice" aria-hidden className={classes.sky}>
        <path d="M0 132c60-44 118-44 178-14s140 24 222-18v60H0z" className={classes.farHill} />
        <path d="M0 150c70-26 140-24 208-8s130 14 192-10v28H0z" className={classes.nearHill} />
      </svg>
      <svg viewBox="0 0 110 50" aria-hidden className={classes.cloudPlace}>
        <path
          d="M20 48h62a13 13 0 0 0 1-26 19 19 0 0 0-36-5 14 14 0 0 0-22 11 10 10 0 0 0-5 20z"
          className={classes.cloud}
        />
      </svg>
      <Sun />
      {isFeast && <Butterfly />}
    </>
  )
}

function Sun() {
  return (
    <svg viewBox="-46 -46 92 92" aria-hidden className={classes.sunPlace}>
      <g className={classes.sun}>
        <circle r="22" />
        <path d="M0-34v-8M0 34v8M34 0h8M-34 0h-8M24-24l6-6M-24 24l-6 6M24 24l6 6M-24-24l-6-6" />
        <circle cx="-7" cy="-3" r="2" className={classes.sunEye} />
        <circle cx="7" cy="-3" r="2" className={classes.sunEye} />
        <path d="M-7 5q7 6 14 0" className={classes.sunSmile} />
      </g>
    </svg>
  )
}

function Butterfly() {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden className={classes.butterfly}>
      <g className={classes.wings}>
        <path d="M0 0C-18-18-22 4 0 4z" />
        <path d="M0 2C-15 4-13 18 0 8z" />
        <path d="M0 0C18-18 22 4 0 4z" />
        <path d="M0 2C15 4 13 18 0 8z" />
      </g>
      <path d="M0-6V10M0-6l-4-6M0-6l4-6" className={classes.feelers} />
    </svg>
  )
}

import classes from './drawings.module.css'

/** A kite whose string has come loose, over two clouds. */
export function LostKite() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden className={classes.drawing}>
      <g className={classes.cloud}>
        <path d="M24 128c-9 0-16-6-16-14s7-14 16-13c2-11 12-18 24-17 10 1 18 8 20 17 11-2 20 5 20 14s-8 13-18 13z" />
        <path d="M168 84c-7 0-12-5-12-11s5-11 12-10c2-8 9-13 18-13 8 1 14 6 15 13 9-1 16 4 16 11s-6 10-14 10z" />
      </g>
      <g transform="rotate(18 128 62)">
        <path d="M128 16l34 42-34 52-34-52z" className={classes.brand} />
        <path d="M128 16v94M94 58h68" className={classes.line} />
        <path d="M128 16l34 42h-34z" className={classes.sun} />
      </g>
      <path d="M113 108c-2 12 10 14 6 24s-14 6-16 16" className={classes.string} />
      <path d="M119 122l-10-3 4 9zM109 142l-9 3 8 5z" className={classes.rose} />
    </svg>
  )
}

import classes from './drawings.module.css'

/** An open exercise book whose page becomes a paper crane, beside an ink bottle and a young plant. */
export function StudyDesk() {
  return (
    <svg viewBox="0 0 480 360" width="480" height="360" aria-hidden className={classes.drawing}>
      <circle cx="352" cy="92" r="44" className={classes.sun} />
      <g className={classes.cloud}>
        <path d="M60 120c-12 0-20-8-20-18s9-18 20-17c3-14 15-22 30-21 13 1 23 10 25 21 14-2 25 6 25 18s-10 17-23 17z" />
        <path d="M372 152c-9 0-16-6-16-14s7-14 16-13c2-11 12-17 23-17 10 1 18 8 20 17 11-2 20 5 20 14s-8 13-18 13z" />
      </g>
      <path d="M250 226c-34-6-20-52 6-64s26-32 12-44" className={classes.trail} />
      <g>
        <path d="M268 118l46-58-8 64z" className={classes.brand} />
        <path d="M268 118l-64-34 30 44z" className={classes.soft} />
        <path d="M234 128l34-10 38 6-34 26z" className={classes.deep} />
        <path d="M204 84l-14 6 20 4z" className={classes.rose} />
        <path d="M306 124l30 18-40-8z" className={classes.soft} />
      </g>
      <path d="M40 318h400" className={classes.desk} />
      <g>
        <path d="M240 318c-34-22-82-24-132-10V220c50-14 98-12 132 10z" className={classes.paper} />
        <path d="M240 318c34-22 82-24 132-10V220c-50-14-98-12-132 10z" className={classes.paper} />
        <path
          d="M128 240c34-7 66-5 94 6M128 262c34-7 66-5 94 6M128 284c34-7 66-5 94 6M352 240c-34-7-66-5-94 6M352 262c-34-7-66-5-94 6M352 284c-34-7-66-5-94 6"
          className={classes.rule}
        />
        <path d="M240 230v88" className={classes.line} />
      </g>
      <g>
        <path d="M392 318v-34c0-6 4-10 10-10h24c6 0 10 4 10 10v34z" className={classes.brand} />
        <path d="M402 274v-10h24v10z" className={classes.deep} />
        <path d="M392 292h44v16h-44z" className={classes.label} />
        <path d="M418 264l34-74 8 4-32 74z" className={classes.rose} />
      </g>
      <g>
        <path d="M52 318l-6-34h44l-6 34z" className={classes.pot} />
        <path d="M68 284c0-16-2-26-6-36" className={classes.stem} />
        <path d="M63 256c-20 2-28-8-28-22 18-2 28 6 28 22z" className={classes.leaf} />
        <path d="M66 246c-2-18 8-28 24-30 2 18-6 28-24 30z" className={classes.leaf} />
      </g>
    </svg>
  )
}

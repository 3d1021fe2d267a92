import classes from './page.module.css'

/** An open notebook with a pencil, waiting for its first line. */
export function EmptyDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 160 112" width="160" height="112" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="101" rx="62" ry="7" className={classes.drawingShade} />
      <path
        d="M80 30c-12-9-30-12-54-11v66c24-1 42 2 54 11 12-9 30-12 54-11V19c-24-1-42 2-54 11Z"
        className={classes.drawingPaper}
      />
      <path d="M80 30v66" className={classes.drawingLine} />
      <path d="M38 35c11 0 21 2 30 6M38 49c11 0 21 2 30 6M38 63c8 0 15 1 22 3" className={classes.drawingLine} />
      <path d="m103 73 4-14 27-27c3-3 7-3 10 0s3 7 0 10l-27 27-14 4Z" className={classes.drawingAccent} />
      <path d="m107 59 10 10M129 37l10 10" className={classes.drawingLine} />
      <path d="M26 8v8M22 12h8M143 74v6M140 77h6" className={classes.drawingSpark} />
    </svg>
  )
}

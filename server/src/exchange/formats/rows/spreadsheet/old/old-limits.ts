/** Of all sheets together, whichever way they are written. */
export const mostCells = 400_000

/** Said on `window` when the server answers again after it did not, as `online` is said of the network. */
export const serverBack = 'server-back'

import { createContext } from 'react'

/** Whether whoever takes the answers sends pictures that had to wait for a network. */
export const KeepsPictures = createContext(false)

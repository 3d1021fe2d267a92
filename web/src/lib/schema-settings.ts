import { config } from 'zod'

// Schemas would be compiled to functions made of text, which the page's policy forbids: even the attempt is reported.
config({ jitless: true })

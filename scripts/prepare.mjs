import { install } from './install.mjs'
import { build } from './build.mjs'

install()
await build()

import { afterAll } from 'vitest'
import { removeKeptApp } from '../test-app.ts'

afterAll(removeKeptApp)

import fc from 'fast-check'

/**
 * `npm test` draws the same cases each time: who changes a screen is not held up by a file of questions that nobody has drawn before.
 * `npm run test:properties` draws new ones.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

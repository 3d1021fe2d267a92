import type { Model } from './prediction.ts'
import trained from './trained-model.json' with { type: 'json' }

/**
 * Beliefs and weights as `npm run bench:practice -- <folder> --keep server/src/practice/rules/trained-model.json` found
 * them on the training pupils of ASSISTments 2009. They are part of the product: history read again gives the same.
 */
export const trainedModel: Model = trained

import type { Handlers } from '../http/register.ts'
import type { Samples } from './service.ts'

export function sampleRoutes(samples: Samples): Handlers<'loadSamples'> {
  return { loadSamples: ({ owner }) => samples.load(owner) }
}

import { reasonOf, statusOf } from '../../api/error.ts'

/** What stands above the form: our own fault in the words of the specification, otherwise the server's. */
export const generalError = (error: unknown): string =>
  statusOf(error) >= 500 ? 'Something went wrong. Please try again' : reasonOf(error)

/** The same for a sign-in by the provider, which the specification ends with a full stop. */
export const providerError = (error: unknown): string =>
  statusOf(error) >= 500 ? 'Something went wrong. Please try again.' : reasonOf(error)

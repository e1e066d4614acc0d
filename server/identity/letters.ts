import type { User } from '../../contract/index.ts'
import type { Letter } from '../platform/mail.ts'

/** Plain text: there is nothing in it that a mail program would have to load or run. */
export const resetLetter = ({ email, username }: User, link: string, minutes: number): Letter => ({
  to: email,
  subject: 'Choose a new password for Candid',
  text: `Hello ${username},

somebody asked for a new password for your account at Candid. If it was you, open this address within ${minutes} minutes:

${link}

It works once and signs you out everywhere. If it was not you, there is nothing to do: your password stays as it is.
`,
})

export const changedLetter = ({ email, username }: User): Letter => ({
  to: email,
  subject: 'Your password for Candid was changed',
  text: `Hello ${username},

the password of your account at Candid was changed, and every session but the one that changed it has ended.
If it was not you, choose "Forgot your password?" on the login page at once.
`,
})

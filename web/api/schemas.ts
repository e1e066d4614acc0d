// The one door to the contract's schemas, so that the policy of jitless.ts stands before any of them is made.
import './jitless.ts'

export { forgotPasswordSchema, passwordChangeSchema, resetPasswordSchema } from '../../contract/account.ts'
export { planInputSchema } from '../../contract/billing.ts'
export { jobInputSchema } from '../../contract/jobs.ts'
export { renameSchema } from '../../contract/resumes.ts'
export { loginSchema, newPasswordSchema, signupSchema } from '../../contract/users.ts'

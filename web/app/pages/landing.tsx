import { useUser } from '../../api/session.ts'
import { LandingPage } from '../../features/landing/landing-page.tsx'
import { LandingExample } from './landing-example.tsx'

export function Landing() {
  return <LandingPage start={useUser() ? '/onboarding' : '/login'} example={<LandingExample />} />
}

import type { RouteObject } from 'react-router'
import { guestsOnly } from './session-loaders.ts'

export const publicPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./pages/landing.tsx')).Landing }) },
  {
    loader: guestsOnly,
    children: [
      {
        path: 'login',
        lazy: async () => ({ Component: (await import('../features/account/login-page.tsx')).LoginPage }),
      },
      {
        path: 'signup',
        lazy: async () => ({ Component: (await import('../features/account/signup-page.tsx')).SignupPage }),
      },
    ],
  },
]

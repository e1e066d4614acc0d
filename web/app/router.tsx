import { createBrowserRouter } from 'react-router'
import { accountPage, privatePages } from './private-pages.ts'
import { publicPages } from './public-pages.ts'
import { loadRoot } from './session-loaders.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { FirstPaint } from './shell/first-paint.tsx'
import { Shell } from './shell/shell.tsx'

export const router = createBrowserRouter([
  {
    loader: loadRoot,
    shouldRevalidate: () => false,
    Component: Shell,
    HydrateFallback: FirstPaint,
    ErrorBoundary: ErrorPage,
    children: [...publicPages, privatePages, accountPage],
  },
])

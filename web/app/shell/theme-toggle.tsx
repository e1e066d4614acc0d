import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'

type Theme = 'light' | 'dark'

/** What theme.js has read from storage, else what the system says. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme)
  const other: Theme = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    document.documentElement.dataset.theme = other
    setTheme(other)
    try {
      localStorage.setItem('theme', other)
    } catch {
      // No storage: the choice lasts as long as the page.
    }
  }
  const Icon = other === 'dark' ? Moon : Sun
  return (
    <button
      type="button"
      onClick={change}
      aria-label={`Switch to the ${other} theme`}
      className="grid size-10 place-items-center rounded-control text-soft hover:bg-accent-wash hover:text-accent-deep"
    >
      <Icon className="size-4.5" aria-hidden />
    </button>
  )
}

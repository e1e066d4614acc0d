import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Toaster, toast } from './toast.tsx'

it('has each toast in one live region, that of what went well there before it', () => {
  const live = () => renderToStaticMarkup(<Toaster />).match(/aria-live|role="\w+"|One\.|Two\./g)
  expect(live()).toEqual(['role="status"'])
  toast.good('One.')
  toast.bad('Two.')
  expect(live()).toEqual(['role="alert"', 'Two.', 'role="status"', 'One.'])
  toast.withdraw('One.')
  toast.withdraw('Two.')
})

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { createStore, useStore } from './store.ts'

type Question = {
  text: string
  detail?: string
  action: string
  /** Nothing is lost by it. */
  harmless?: boolean
  answer: (yes: boolean) => void
}

const open = createStore<Question | null>(null)

/** Asks before something is lost, or spent; the promise answers whether to go on. */
export function confirm(question: Omit<Question, 'answer'>): Promise<boolean> {
  return new Promise(resolve => {
    open.set({
      ...question,
      answer: yes => {
        open.set(null)
        resolve(yes)
      },
    })
  })
}

export function ConfirmHost() {
  const question = useStore(open)
  if (!question) return null
  return (
    <Dialog title={question.text} onClose={() => question.answer(false)}>
      {question.detail && <p className="-mt-2 text-soft">{question.detail}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => question.answer(false)}>Cancel</Button>
        <Button tone={question.harmless ? 'primary' : 'danger'} onClick={() => question.answer(true)}>
          {question.action}
        </Button>
      </div>
    </Dialog>
  )
}

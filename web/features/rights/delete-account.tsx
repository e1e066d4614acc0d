import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { subscriptionQuery } from '../../api/billing.ts'
import { fieldErrors, reasonOf } from '../../api/error.ts'
import { useDeleteAccount } from '../../api/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  // Whoever signs in by a provider alone has no password to show that it is them.
  const proof = useQuery(accountQuery).data?.has_password === false ? 'email' : 'password'
  // Only where it is known: what would end with the account is not to be left out.
  const never = useQuery(subscriptionQuery).data === null
  const { mutate, isPending, error } = useDeleteAccount()
  const navigate = useNavigate()
  const [fault] = fieldErrors(error, [proof])
  const field = {
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    error: fault?.message,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(
      { [proof]: typed },
      {
        onSuccess: async () => {
          await navigate('/')
          toast.good('Your account is deleted.')
        },
      },
    )
  }
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <Form onSubmit={submit} error={error && !fault ? reasonOf(error) : undefined}>
        <p className="-mt-2 text-soft">
          {!never && 'A subscription of yours ends at once. '}
          Your jobs, resumes, files, results, settings and sign-ins are deleted for good. Nobody can bring them back.
        </p>
        <p className="text-soft">
          What stays: {!never && 'invoices at the payment provider, as the law asks, and '}a log of what was done, which
          holds numbers and no names.
        </p>
        {proof === 'password' ? (
          <PasswordField label="Your password" autoComplete="current-password" {...field} />
        ) : (
          <TextField label="The email address of your account" autoComplete="off" {...field} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="danger" busy={isPending}>
            Delete my account
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <h3 className="text-base">Delete everything</h3>
      <p className="max-w-read text-soft">
        Your account with all that is in it: take your data with you first if you may want it again.
      </p>
      <div>
        <Button tone="danger" onClick={() => setOpen(true)}>
          <Trash2 aria-hidden /> Delete account
        </Button>
      </div>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

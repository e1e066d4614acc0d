import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ResumeText } from '../../../contract/reading.ts'
import type { Resume } from '../../../contract/resumes.ts'
import { download } from '../../api/download.ts'
import { reasonOf, statusOf } from '../../api/error.ts'
import { useIdParam } from '../../api/params.ts'
import { fingerprint, type Place, placeOf, toSearch } from '../../api/places.ts'
import { resumeQuery, resumeTextQuery } from '../../api/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cameFrom } from '../../ui/came-from.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { findQuote } from './marks.tsx'
import { Person } from './person.tsx'
import { ReadView } from './read-view.tsx'
import { Unread } from './unread.tsx'

const title = 'What we read'

/** Pages with links to a resume, by the end of their path. */
const pagesBefore = [
  { ends: '/match', label: 'Back to the match' },
  { ends: '/match_batch_results', label: 'Back to the ranking' },
  { ends: '/ai-score', label: 'Back to the AI Score' },
  { ends: '/userhome', label: 'User Home' },
  { ends: '/resumes', label: 'My Resumes' },
]

/** From a page of a resume to the one that led here, which is the one before it in the history; or else to the list. */
function wayBack(state: unknown): { to: string; label: string; before?: boolean } {
  const from = cameFrom(state)
  const page = pagesBefore.find(({ ends }) => from?.split('?')[0]?.endsWith(ends))
  return from && page ? { to: from, label: page.label, before: true } : { to: '/resumes', label: 'My Resumes' }
}

/** The words that a link of a finding hands over, which knows no place. */
const quoteIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'quote' in state && typeof state.quote === 'string'
    ? state.quote
    : null

/** Turns handed-over words into a place in the address, once the text is there to look for them. */
function useQuotePlace(document: ResumeText | undefined, place: Place | null) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const quote = quoteIn(state)
  const from = cameFrom(state)
  const found = document && quote && !place ? findQuote(document, quote) : null
  const search =
    document &&
    found &&
    toSearch({ start: found.from, end: found.to, quote: document.text.slice(found.from, found.to) })
  useEffect(() => {
    if (search) navigate({ search }, { replace: true, preventScrollReset: true, state: from && { from } })
  }, [search, navigate, from])
  return quote
}

/** Nothing is marked where other words stand now than when the address was made. */
const isStale = ({ text }: ResumeText, { from, to, of }: Place) =>
  to > text.length || (of !== null && fingerprint(text.slice(from, to)) !== of)

function Read({ resume }: { resume: Resume }) {
  const [search] = useSearchParams()
  const place = placeOf(search)
  const { data, error, isPlaceholderData, refetch } = useQuery(resumeTextQuery(resume.id, place))
  const quote = useQuotePlace(data, place)
  if (error && statusOf(error) === 422) return <Unread resume={resume} reason={reasonOf(error)} />
  if (error && !data)
    return <ErrorState title="The text could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  if (!data) return <Skeleton rows={5} label="Loading what we read" />
  const stale = place !== null && isStale(data, place)
  const marked = stale ? null : place
  const passage = quote && !place ? data.hidden.findIndex(hidden => findQuote(hidden, quote)) : -1
  const boxes = stale || isPlaceholderData ? [] : data.boxes
  return (
    <>
      {stale && (
        <Notice tone="note">
          This resume was read anew since this address was made, and other words stand at its place now. Nothing is
          marked; open the quote again from its result.
        </Notice>
      )}
      <Person id={resume.id} />
      <ReadView
        resume={resume}
        document={{ ...data, boxes }}
        marked={marked}
        passage={passage === -1 ? null : passage}
      />
    </>
  )
}

function Reading({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(resumeQuery(id))
  const { state } = useLocation()
  const actions = data && (
    <>
      <ButtonLink tone="quiet" to={`/resumes/${id}/ai-score`}>
        AI Score
      </ButtonLink>
      <ButtonLink tone="quiet" to={data.file_url} reloadDocument download onClick={event => download(event, toast.bad)}>
        <Download aria-hidden /> The file
      </ButtonLink>
    </>
  )
  return (
    <Page title={title} lead={data?.file_name} back={wayBack(state)} actions={actions}>
      {error && statusOf(error) === 404 && <NotFound />}
      {error && !data && statusOf(error) !== 404 && (
        <ErrorState title="The resume could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!error && !data && <Skeleton rows={5} label="Loading this resume" />}
      {data && statusOf(error) !== 404 && <Read resume={data} />}
    </Page>
  )
}

function NotFound() {
  return (
    <ErrorState title="Resume not found or you are not authorized.">
      <ButtonLink to="/resumes">My Resumes</ButtonLink>
    </ErrorState>
  )
}

/** A resume as a person sees it beside what the reader made of it. */
export function ReadPage() {
  const id = useIdParam('resumeId')
  if (id !== null) return <Reading key={id} id={id} />
  return (
    <Page title={title} back={wayBack(null)}>
      <NotFound />
    </Page>
  )
}

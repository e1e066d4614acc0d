import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { personQuery } from '../../api/resumes.ts'

/** What a link was to its author: with `https://` where it has none, and nothing that is no address of the web. */
function webAddress(link: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null
}

const sites = [
  { host: 'linkedin.com', name: 'LinkedIn' },
  { host: 'github.com', name: 'GitHub' },
  { host: 'gitlab.com', name: 'GitLab' },
  { host: 'xing.com', name: 'XING' },
]

const siteOf = (address: string) => {
  const { hostname } = new URL(address)
  return sites.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`))?.name ?? 'Link'
}

const look = 'underline underline-offset-4 hover:text-accent-deep'

function Outside({ link }: { link: string }) {
  const address = webAddress(link)
  if (!address) return link
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {link}
    </a>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/**
 * Who the resume is of and how to reach them. It stands here, where the resume itself is seen, and on no ranking, match
 * or analysis.
 */
export function Person({ id }: { id: number }) {
  const { data, isPending } = useQuery(personQuery(id))
  // Its place is kept: what stands below must not move under the eyes.
  if (isPending) return <div className="min-h-12" />
  if (!data) return null
  const { name, email, phone, links } = data
  if (!name && !email && !phone && links.length === 0)
    return <p className="text-sm text-soft">No name and no way to reach the person were found in it.</p>
  return (
    <dl aria-label="Contact" className="flex flex-wrap gap-x-8 gap-y-2">
      {name && <Fact name="Name">{name}</Fact>}
      {email && (
        <Fact name="Email">
          <a href={`mailto:${encodeURI(email)}`} className={look}>
            {email}
          </a>
        </Fact>
      )}
      {phone && (
        <Fact name="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={look}>
            {phone}
          </a>
        </Fact>
      )}
      {links.map(link => (
        <Fact key={link} name={siteOf(webAddress(link) ?? 'https://none')}>
          <Outside link={link} />
        </Fact>
      ))}
    </dl>
  )
}

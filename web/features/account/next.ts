/** Where signing in leads: back to the page that asked for it, never off this site, else to the dashboard. */
export function placeAfter(search: URLSearchParams): string {
  const next = search.get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : '/userhome'
}

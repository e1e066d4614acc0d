// How many names, addresses, numbers, posts and years are read from resumes in many layouts: node bench/layouts.mjs [--verbose] FILE…
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'
import { plain, takePost } from './names.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')

/** A number whatever stands between its digits, without the extension; anything else as it is. */
const digitsOf = value => (/^[+(]?\d/.test(value ?? '') ? value.replace(/\(0\)|x\d+$|\D/g, '') : (value ?? null))
const verbose = process.argv.includes('--verbose')

for (const file of process.argv.slice(2).filter(name => !name.startsWith('--'))) {
  const { resumes, as_of } = JSON.parse(readFileSync(file, 'utf8'))
  // A truth that tells nothing of the contact, not even that there is none, asks nothing of it.
  const contact = resumes.every(({ truth }) => 'email' in truth && 'phone' in truth) ? ['email', 'phone'] : []
  const count = { names: 0, emails: 0, phones: 0, years: 0, right: 0, read: 0, held: 0 }
  for (const { id, text, truth } of resumes) {
    const { profile } = engine.readResume(textDocument(text), as_of)
    if (plain(profile.name) === plain(truth.name)) count.names++
    else if (verbose) console.log(`${id} name: ${profile.name} for ${truth.name}`)
    for (const kind of contact)
      if (digitsOf(profile[kind]) === digitsOf(truth[kind])) count[`${kind}s`]++
      else if (verbose) console.log(`${id} ${kind}: ${profile[kind]} for ${truth[kind]}`)
    // The top of a resume only: its posts are not told in full.
    if (!truth.positions) continue
    if (Math.abs((profile.total_years ?? -9) - truth.total_years) <= 0.5) count.years++
    else if (verbose) console.log(`${id} years: ${profile.total_years} for ${truth.total_years}`)
    const left = [...profile.positions]
    count.read += left.length
    count.held += truth.positions.length
    for (const post of truth.positions) {
      if (takePost(left, post)) count.right++
      else if (verbose) console.log(`${id} post: ${post.title}, ${post.employer}, ${post.start} to ${post.end}`)
    }
  }
  const share = number => (number / resumes.length).toFixed(3)
  console.log(
    `${file}: names ${share(count.names)}` +
      contact.map(kind => `  ${kind}s ${share(count[`${kind}s`])}`).join('') +
      (count.held === 0
        ? ''
        : `  posts P ${(count.right / count.read).toFixed(3)} R ${(count.right / count.held).toFixed(3)} F1 ${((2 * count.right) / (count.read + count.held)).toFixed(3)}  years ${share(count.years)}`),
  )
}
await close()

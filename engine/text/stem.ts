const spellings: [RegExp, string][] = [
  [/(?<=\p{L}{3})our(?=$|s$|ed$|ing$|al$|able$|ite$)/u, 'or'],
  [/centre/, 'center'],
  [/theatre/, 'theater'],
  [/fibre/, 'fiber'],
  [/licence/, 'license'],
  [/practise/, 'practice'],
  [/programme/, 'program'],
  [/catalogue/, 'catalog'],
  [/cheque/, 'check'],
  [/tyre/, 'tire'],
  [/aluminium/, 'aluminum'],
  [/is(?=(?:e[sd]?|ing|ations?|ers?)$)/, 'iz'],
  [/ae(?=\p{L}{3})/u, 'e'],
  [/ll(?=(?:ed|ing|ers?|ors?)$)/, 'l'],
]
// “hour”, “four”, “your” and the like, which the rule for -our would spoil.
const keep = /^(?:hours?|fours?|yours?|tours?|pours?|sours?|flours?|courses?)$/

// Most words are spelled alike everywhere: one look spares them all of the above.
const spelledTwoWays =
  /our|centre|theatre|fibre|licence|practise|programme|catalogue|cheque|tyre|aluminium|is(?:e|ing|ation)|ae|ll(?:ed|ing|er|or)/

const simple = /^[A-Za-z\d]+$/

function plain(raw: string): string {
  const low = simple.test(raw)
    ? raw.toLowerCase()
    : raw
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[’']s?$/u, '')
        .replace(/[’']/gu, '')
  if (!spelledTwoWays.test(low) || keep.test(low)) return low
  return spellings.reduce((word, [from, to]) => word.replace(from, to), low)
}

// Past forms that no rule finds. Left out are those that are another word as well: found, left, saw, ground, felt.
const pasts = new Map(
  (
    'ran:run wrote:write written:write rewrote:rewrite rewritten:rewrite kept:keep built:build rebuilt:rebuild ' +
    'took:take taken:take undertook:undertake undertaken:undertake gave:give given:give made:make sold:sell bought:buy ' +
    'brought:bring taught:teach caught:catch sought:seek held:hold sent:send spent:spend lent:lend dealt:deal paid:pay ' +
    'grew:grow grown:grow drew:draw drawn:draw drove:drive driven:drive flew:fly flown:fly chose:choose chosen:choose ' +
    'won:win met:meet oversaw:oversee overseen:oversee spoke:speak spoken:speak shown:show swept:sweep laid:lay ' +
    'bent:bend hung:hang rang:ring dug:dig sat:sit stood:stand began:begin begun:begin broke:break told:tell ' +
    'fed:feed led:lead wore:wear worn:wear threw:throw fought:fight bred:breed lit:light'
  )
    .split(' ')
    .map(pair => pair.split(':') as [string, string]),
)

const endings: [RegExp, number][] = [
  [/(?:ements?)$/, 4],
  [/(?:ments?)$/, 4],
  [/(?:ations?)$/, 4],
  [/(?:ing|ed)$/, 3],
  [/(?:ly)$/, 4],
  [/(?<=[st])ions?$/, 4],
  [/(?:ers?|ors?)$/, 5],
  [/(?:ate)$/, 4],
]

const ended = /(?:ments?|ations?|ing|ed|ly|ions?|[eo]rs?|ate)$/

/**
 * A light stemmer for English (after M. F. Porter, “An algorithm for suffix stripping”, 1980, cut down): enough that
 * titrate, titrating and titration meet, and that British and American spellings do. Both sides of every comparison
 * go through it, so that what it gets wrong it gets wrong alike.
 */
export function stem(raw: string): string {
  const word = plain(raw)
  // Who writes for a paper is no report.
  if (word === 'reporter' || word === 'reporters') return 'reporter'
  if (/\d/.test(word) || (word.length <= 3 && !pasts.has(word))) return word
  let base = word
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`
  else if (/(?:s|x|z|ch|sh)es$/.test(base)) base = base.slice(0, -2)
  else if (base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1)
  base = pasts.get(base) ?? base
  for (const [ending, least] of ended.test(base) ? endings : []) {
    const cut = base.replace(ending, '')
    if (cut !== base && cut.length >= least) {
      base = cut
      break
    }
  }
  if (base.length > 3 && /([bdfgmnprt])\1$/.test(base)) base = base.slice(0, -1)
  if (base.length > 3) base = base.replace(/(?:e|at)$/, '')
  return base.endsWith('y') && base.length > 2 ? `${base.slice(0, -1)}i` : base
}

import { onceOf } from '../text/once.ts'
import { alone, department, isOrganisation, kindOf, type Segment } from './segment-kinds.ts'
import { settle, surelyFirm } from './segment-settle.ts'
import { hasTitle } from './titles.ts'

const strong =
  /\s*(?:\||¦|·|•|▪|●|○|≈|\t|\s{2,}|\s(?:\*|~|:{2})\s|\s(?:\*|~)$|\s[—–-]\s|\s-{2,}\s?|—|\s\/{1,2}\s|\s\/{1,2}$|\s@\s|;|›|»|→|\s*\.{4,}\s*|\s(?:\.{3}|…)\s|\s(?:\.\s)+|(?<=\p{Ll}{2}\)?|\d\)|\p{Lu}{3}|\p{Ll},?\s\p{Lu}{2})(?<!(?<![\p{L}])(?:Dipl|Ing|Prof|Ass[tc]|Assoc|Asst|Mgr|Eng|Tech|Dept|Cert|Reg|Exec|Supv|Stellv|Wiss|Staatl|Gepr|Mme|Sra?|Sta?))\.\s+(?!(?:Ltd|Inc|LLC|Co|Pty|Ltda)(?![\p{L}]))(?=\p{Lu}))\s*/u
const weak = /,\s+|:\s+|\s+(?=(?:at|bei|chez)\s+(?:(?:an?|the)\s+)?\p{Lu})/u
// “Joiner with Broadland Homes”, “Labourer for various agencies”: behind a title the word opens the employer.
const employed =
  /^(?<title>.*\S)\s+(?<firm>(?:with|for|f[üu]r)\s+(?:(?:the\s+)?(?:\p{Lu}|various|several)|(?:two|three|four|five|\d+)\s+(?:\p{Ll}+\s+)?(?:families|households|couples|firms|companies)\b|an?\s+(?:\p{Ll}+\s+)?(?:family|couple|household|firm|company|charity|agency|start-?up)\b).*)$/u
const opener =
  /^(?:at|with|for|bei|chez|f[üu]r)\s+(?:an?\s+(?=\p{Lu}))?(?=\p{Lu}|various|several|(?:two|three|four|five|\d+)\s|the\s|an?\s)/u

// “Keeper of the tea house "The Slow Spoon"”: behind a title a name in quotes that ends the words.
const quoted = /^(?<keeper>.*\p{L})\s(?<name>["“„«]\p{Lu}[^"”“»]{3,40}["”“»])$/u
// “Optician in the shop of Vermeer & Son”, “Owner of Vermeer & Son”: what one owns is the firm.
const inHouse =
  /^(?<post>.*\S)\s(?:in|at|for)\s(?:the\s)?(?:office|shop|practice|firm|house|service|studio|workshop|surgery|chambers|employ)s?\sof\s(?:the\s)?(?<house>\p{Lu}.*)$/u
const owned =
  /^(?<post>(?:.*\s)?(?:owner|proprietor|proprietress|founder|landlord|landlady|licensee|publican))\sof\s(?<house>(?:the\s)?\p{Lu}.*)$/iu
// “Cook on the night shift of Vermeer Hospital”
const inPart = /^(?<post>.*\S)\s(?:in|on|at)\s(?:the\s)?(?:\p{Ll}[\p{L}’'-]*\s){1,3}of\s(?:the\s)?(?<house>\p{Lu}.*)$/u
// “and then Hill & Co, clerk”: without a colon where a name follows.
const linkWord =
  /^[\s,;]*(?:[Aa]nd\s+)?(?:[Tt]hen|[Bb]efore(?:\s+(?:that|then))?|[Aa]fter\s+that|[Ll]ater)\s+(?=\p{Lu})/u

// “Before that: clerk at …”, “Earlier: …”, “Current post: …” only say where among the posts one stands.
const orderWord =
  /^[\s,;|]*(?:(?:and\s+)?before(?:\s+(?:that|then|this|all\s+(?:that|this)|\p{L}+))?|earlier(?:\s+still)?|prior(?:\s+to\s+(?:that|this))?|previously|formerly|after\s+that|then|employment|employed|experience|work(?:\s+history)?|jobs|career|now|currently|at\s+present|today|also|first|long\s+ago|secondment|voluntary|unpaid|(?:current|present|previous|last|latest|main|side|holiday|summer|student|saturday|weekend|evening|first)\s+(?:post|position|job|role|employer|employment))\s*(?:[:–—]|\.(?=\s+\p{L}))\s*/iu

// “My own firm, Hill Plumbing”, “own shop "The Hill"”: one's own by its name.
const ownFirm =
  /(?<=^|,\s)(?:my |our )?own (?:firm|company|business|shop|practice|studio|workshop|label|brand)(?:[,:]\s+|\s+(?=["“«]))(?=["“«]?\p{Lu})/iu

// “Staff Nurse (Band 5)”: the grade is of the title.
const graded = /^\((?:band|grade|level|tier|step|class|scale|stage)\s[\w/–-]{1,4}\)$/iu

// “Cable Installer (25L)”: so is the number of the trade.
const coded = /^\(\d{1,3}\p{Lu}\d?\)$/u

// What stands for a stroke and for an arrow that join.
const joints = { '/': '\uE000', '→': '\uE001' }
const edge = /[,|·•\t:;(—–]|\s{2,}|\s-\s|\.\s/u

/** “Tube Fabricator / TIG Welder, Acme”: a stroke or an arrow between two titles joins them, any other parts the line. */
const joined = (line: string) =>
  line.replace(/\s[/→]\s/gu, (stroke, at: number) => {
    const before = line.slice(0, at).split(edge).at(-1)?.trim() ?? ''
    const after = (line.slice(at + stroke.length).split(edge)[0] ?? '').split(/\s[/→]\s/u)[0]?.trim() ?? ''
    const both = [before, after].every(side => kindOf(side) === 'title' && !surelyFirm(side))
    return both ? joints[stroke.trim() as keyof typeof joints] : stroke
  })

function segmentOf(part: string): Segment {
  const text = part.replaceAll(joints['/'], ' / ').replaceAll(joints['→'], ' → ')
  const firm = text.replace(opener, '')
  if (firm !== text) return { text: firm, kind: 'organisation', department: false }
  return { text, kind: kindOf(text), department: department.test(text) }
}

/** The parts of a strong piece that commas, colons and words such as “at” divide. */
const weakly = (piece: string) =>
  piece.split(weak).flatMap(part => {
    const { post, house } = inHouse.exec(part)?.groups ?? {}
    if (post && house && hasTitle(post)) return [post, house]
    const own = owned.exec(part)?.groups
    if (own?.post && own.house && /^\p{Lu}/u.test(own.house)) return [own.post, own.house]
    const at = inPart.exec(part)?.groups
    if (at?.post && at.house && hasTitle(at.post) && isOrganisation(at.house)) return [at.post, at.house]
    const { keeper, name } = quoted.exec(part)?.groups ?? {}
    if (keeper && name && hasTitle(keeper) && !/(?:cutter|boat|ship|ferry|trawler|tug|vessel|barge)$/iu.test(keeper))
      return [keeper, name]
    const { title, firm } = employed.exec(part)?.groups ?? {}
    // “Facharzt für Anästhesiologie”: for what, not for whom.
    const field = /^f[üu]r\s/iu.test(firm ?? '') && !isOrganisation(firm ?? '')
    return title && firm && hasTitle(title) && !alone.test(part) && !field ? [title, firm] : [part]
  })

// A line is looked at from each of the lines about it: more lines than one resume has are not kept.
const kept = 400

const read = onceOf(
  (line: string): Segment[][] =>
    settle(
      joined(line.replace(/(?<![^\s(])\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?![^\s,.;:)])/gu, ''))
        .replace(orderWord, '')
        .replace(ownFirm, '')
        .replace(linkWord, '')
        // One blank is left where brackets stood between two: several part a line.
        .replace(/ ?(\([^()]*\))(?=( ?))/gu, (match, inside: string, blank: string) =>
          (/[,\d]/.test(inside) || (/\p{L}:\s/u.test(inside) && !hasTitle(inside))) &&
          !graded.test(inside) &&
          !coded.test(inside)
            ? match.slice(0, blank === '' ? match.length - inside.length : 0)
            : match,
        )
        .split(strong)
        .map(part => part.trim().replace(/^[\],.:/–—-]+\s*|\s*[[,:(/–—-]+$/gu, ''))
        .filter(part => /[\p{L}]/u.test(part))
        .map(part =>
          weakly(part)
            .map(piece => piece.trim().replace(/^[([]+(?=[^)\]]*$)|[.,;:]+$/gu, ''))
            .filter(piece => /[\p{L}]/u.test(piece))
            .map(segmentOf),
        )
        .filter(list => list.length > 0),
    ),
  kept,
)

/** A heading's strong pieces (parted by bars, dashes, wide gaps), each as its weak pieces (parted by commas). */
export const segments = (line: string): Segment[][] =>
  read(line).map(piece => piece.map(({ text, kind, department }) => ({ text, kind, department })))

import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'
import { lowerClass } from './driving-class.ts'
import sayings from './sayings.json' with { type: 'json' }

// Cars by names that mean nothing else.
const makes =
  'Corolla|Yaris|Corsa|Micra|Octavia|Passat|Skoda|Škoda|Toyota|Volkswagen|VW|Vauxhall|Opel|Peugeot|Citro[eë]n|Renault|Hyundai|Mazda|Nissan|Subaru|Volvo|Fiat|Ford|Honda|Suzuki|Dacia|Mitsubishi|Hilux|Clio|Myvi|Proton|Perodua|Twingo|Berlingo|Kangoo|Camry|Prius|Fabia|Fiesta|Astra'
// Whose licence is told of by its place: professions have theirs by their own names.
const places =
  'UAE|NZ|SA|US|UK|EU|Vic|NSW|Qld|WA|Queensland|Victorian|New Zealand|South African|Australian|American|Canadian|Brazilian|Mexican|Colombian|Argentinian|Indian|Pakistani|Filipino|Malaysian|Nigerian|Kenyan|Ghanaian|Zimbabwean|Namibian|Egyptian|Syrian|Turkish|Ukrainian|Russian|Polish|Romanian|Bulgarian|Hungarian|Czech|Slovak|Croatian|Serbian|Greek|Italian|Spanish|Portuguese|French|Belgian|Dutch|German|Austrian|Swiss|Danish|Swedish|Norwegian|Finnish|Estonian|Latvian|Lithuanian|British|Irish|Scottish|Welsh|English'
/** The stems of those names. */
export const makeStems = stems(makes.replace(/\||\[[^\]]*\]/gu, ' '))
/** Words that tell of a car of one’s own. */
export const ownCarTold = new RegExp(
  String.raw`\b(?:my|own|our)(?: \p{L}+){0,3} (?:${makes})\b|\b(?:run|share|drive|keep|possess|have) an? (?:[\p{L}\d-]+ ){0,2}(?:car|van|${makes})\b|\b(?:got|have) (?:an? )?(?:${makes})(?![\p{L}])|\b(?:possess|have|run|keep) (?:two|three) (?:\p{L}+ )?(?:cars|vans)\b|\b(?:one|an|my|the|,) ?estate car\b|^cars?: (?:yes|an?|my|own|${makes})(?![\p{L}])`,
  'iu',
)
const told = new RegExp(
  String.raw`\b(?:${places}) licen[cs]e\b(?! to)|\b(?:full|restricted|NZ),? (?:NZ )?class(?:es)? 1\b|\bclass(?:es)? 1\b[^.;]*\b(?:full|licen[cs]e|clean|endorsements?)\b|\bcar, [^.;]{0,25}\blicen[cs]e\b|\bdriver['’]?s? card\b|\bcodes? (?:EC1?|EB|1[04]|0?8)\b|\b(?:EC1?|EB|CE|C1E?|BE) licen[cs]e\b|\b(?:[BCG]|LR|MR|HR) class(?: driv\p{L}*['’]?s?)? licen[cs]e\b|\blicen[cs]e:? (?:class )?(?:[BCG]|EC1?|EB|C1E?)\b|\btrwydded yrru\b|\b(?:permiso|licencia|licența|permis) de conduc\p{L}+|\bajokortti\b|\behliyet\b|\bjogosítvány\b|\břidičský průkaz\b|\bceadúnas tiomána\b`,
  'iu',
)

const usual = new RegExp(sayings.drives.join('|'), 'iu')

export const driving: Condition = {
  asks: /\b(?:driv(?:ing|er['’]?s?) (?:licen[cs]e|permit)|licen[cs]ed? to drive|(?:must|need to|able to) drive(?:,|;|\.|$| and\b| yourself| a car)|(?:class|category|code) ?(?:[BG]|5)\b[^.;]{0,30}\blicen[cs]e|(?:valid|full|clean|current) [BG] licen[cs]e|full (?:NZ )?class 1\b|licen[cs]e including C1)/iu,
  // Lorries, coaches and forklifts have papers of their own.
  not: /\b(?:CDL|HGV|LGV|PCV|PSV|MR|HR|HC|C ?\+ ?E|CE|(?<!licen[cs]e (?:including|with|and|plus) )C1|D1|class [ACD]\b|(?<!\bfull (?:NZ )?)class 1\b|(?<!\bclass 1\b.*)class [2-4]\b|commercial|trains?|rail\p{L}*|locomotives?|truck|lorry|bus (?:driver|licen[cs]e)|coach|forklift|air[- ]?brake\p{L}*|tow\p{L}*|trailer|points|endorse\p{L}*|motorcycle|tractor)\b/iu,
  near: new Set(
    stems(
      'wheel drive drives driving driver drivers licence licences license licenses licensed permit test car van vehicle pickup transport class category cat code provisional learner cars cards codes classes estate rijbewijs führerschein fahrerlaubnis permis carnet carné carta patente prawo körkort førerkort kørekort trwydded permiso licencia permis ajokortti ehliyet jogosítvány průkaz tiomána G G1 G2 B EC EB C1',
    ).concat(makeStems),
  ),
  says: forSmall(new RegExp(`${usual.source}|${told.source}`, 'u')),
  hints: forSmall(ownCarTold),
  less: forSmall(
    /\b(?:provisional(?: driv\p{L}*| UK)? licen[cs]e|driv\p{L}+:? provisional|provisional only|licen[cs]e:? (?:\p{L}+ )?(?:provisional|learner|restricted)|learner['’]?s?|L[- ]plates?|G1|G2|restricted (?:class|licen[cs]e)|(?<!passed (?:my|the|a) )(?:driving|road) (?:test|lessons?)[^.;]{0,25}\b(?:booked|next|due|in (?:jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec|spring|summer|autumn|winter)\p{L}*)|taking lessons|learning to drive)\b/iu,
  ),
  refuses: forSmall(
    /\b(?:no|not|never|without|don['’]t|do not|cannot|can['’]t|gave up|given up|stopped)\b[^.;:]{0,25}\b(?:driv\p{L}*|licen[cs]e)\b|\bnon[- ]driver\b|\b(?:licen[cs]e|driving)\b[^.;]{0,20}\b(?:revoked|suspended|(?<!never )lost|surrendered|expired|lapsed)\b|\blost (?:my|the) licen[cs]e\b(?![^.;]*\b(?:back|again|regained|returned)\b)|\bdisqualified (?:until|for|from)\b|\bbanned from driving\b/iu,
  ),
  lacking: 'The resume says nothing of a driving licence.',
  under: {
    heading:
      /^[^\p{L}]*(?:(?:driv(?:ing|er['’]?s?|es?) )?licen[cs](?:es?|ed)|driv(?:ing|er|es)|wheels|mobility|cars?|car and licen[cs]e|tickets)[^\p{L}]*$/iu,
    as: 'Licence: ',
  },
  // “Restricted electrical licence: expired”: papers for other work.
  others:
    /\b(?=\p{L}+(?: \p{L}+){0,2} licen)(?<!\bcar, [^.;]{0,20})(?:electric\p{L}*|gas|pesticide|firearms?|software|SIA|personal|premises|radiation|nursing|nurse|teach\p{L}*|estate|insurance|producer|practi[cs]\p{L}*|forklift|contractor\p{L}*|security|pharmac\p{L}*|plumb\p{L}*|professional|pilot|crane|asbestos|work)(?: \p{L}+){0,2} licen[cs]es?\b/giu,
  lacks: (asked, line) => {
    if (/\bmanual\b/iu.test(asked) && /\bautomatics? only\b/iu.test(line)) return 'The licence is for automatics only.'
    if (/\brecord\b/iu.test(asked) && /\b(?:DUI|DWI|suspen\p{L}*|ban(?:ned)?|disqualif\p{L}*|interlock)\b/iu.test(line))
      return 'There is a licence, and an offence with it.'
    if (lowerClass(asked, line)) return 'The licence is of another class.'
    return null
  },
}

const ownCar = /\b(?:own|a|use of an?|have a|access to an?)(?: \p{L}+)? (?:car|vehicle|transport(?:ation)?)\b/iu
export const noCar = forSmall(
  /\b(?:no|not|without|sold (?:my|the))\b[^.;]{0,12}\b(?:car|vehicle)\b|\bcar[- ]free\b|\bcar club\b|\bI take (?:the )?(?:taxis|tram|bus)\b/iu,
)

export const asksForCar = (asked: string): boolean => ownCar.test(asked)

/** The lines that say that there is no car, found once a resume. */
export const carless = once(({ statements }: Resume): number[] =>
  statements.flatMap(({ text }, at) => (noCar.test(text.toLowerCase()) ? [at] : [])),
)

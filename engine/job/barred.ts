import sayings from './sayings.json' with { type: 'json' }

/**
 * What no score may rest on. `named`: the words that name it. A posting has them for other things as well, so a warning
 * asks the sentence: with § before and behind those words it has to be `asked`, where that is given, and not `innocent`.
 * `inLaw`: it is asked among the words on how to apply as well, where others are named to promise equal treatment.
 */
export type Barred = { named: RegExp; told: string; asked?: RegExp; innocent?: RegExp; inLaw?: true }

const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu')
const row = (list: string[]) => `(?:${list.join('|')})`

// “Support adults aged 65 and over”: whom the work is for, by who they are or by what is done for them.
const served = String.raw`\b${row(sayings.served)}(?:[^\p{L}\p{N}_]+\p{L}+){0,2}[^\p{L}\p{N}_]+§`
const serving = String.raw`\b${row(sayings.serving)}\b[^.;§]*§`
// “Regardless of age”, “we do not ask for marital status”
const waived = String.raw`\b${row(sayings.waived)}\b[^.;§]*§`
const alone = String.raw`\s*(?:$|[,.;:)/]|${row(sayings.behindAsked)}\b)`

export const barred: Barred[] = [
  {
    named:
      /\b(?:young(?! (?:people|persons?|children|adults?|offenders?|learners?|carers?|drivers?|patients?|women|men|families)\b)|youthful|recent (?:graduate|school leaver)s? only|digital native|under \d{2}(?! (?:residents|patients|people|children|staff|\p{L}+s)\b)|over \d{2} years old|aged?\b(?: (?:limit|group|range|bracket))?[ :]*(?:between |under |below |up ?to |above |over |less than |not (?:more|older) than |max(?:imum|\.)? )?\d{2}(?: ?(?:-|–|to|and|till) ?\d{2})?(?: years?)?(?: old)?|maximum age|max\.? age|\d{2}\s?[-–]\s?\d{2} years old|not older than|energetic young)\b/iu,
    told: 'Asks for an age. Nothing in the ranking rests on it; say what the work needs instead.',
    innocent: any(
      served,
      serving,
      waived,
      String.raw`\d§\s?(?:%|per ?cent|°|(?:[kcm]?[gm]|k|mph|mins?|hrs?|kW|V)\b|days|weeks|months|minutes|[.,]\d)`,
      String.raw`§young§ (?:mothers?|fathers?|parents?|pupils?|students?|animals?|stock|horses?|dogs?|cattle|plants?|trees?|vines?)\b`,
    ),
  },
  {
    named:
      /\b(?:male|female|salesman|saleswoman|waitress|gentlem[ae]n|lad(?:y|ies)|handyman|girl|boys?)\b(?! (?:patients?|clients?|residents?|wards?|teams?|customers?|school))/iu,
    told: 'Reads as if it asked for a sex. Nothing in the ranking rests on it; a neutral title reaches more people.',
    innocent: any(
      served,
      serving,
      waived,
      // Whoever names both asks for neither.
      String.raw`§(?:fe)?male§(?:\s*/\s*|\s+(?:or|and)\s+)(?:fe)?male\b|\b(?:fe)?male(?:\s*/\s*|\s+(?:or|and)\s+)§(?:fe)?male§`,
      String.raw`§boys§(?!\s*(?:$|[.;)]|aged|only|required|wanted|needed|preferred|can|may|apply|candidates))`,
      String.raw`§['’]s?\s|§ ${row(sayings.ofSex)}\b`,
    ),
  },
  {
    named:
      /\b(?:native (?:english |german |french |spanish |\p{L}+ )?speakers?|mother tongue|muttersprachler\p{L}*)\b/iu,
    told: '“Native speaker” stands for origin. Name the level that the work needs; a level is what is compared.',
  },
  {
    named:
      /\b(?:citizens? only|national(?:ity|s) (?:only|required)|of \p{L}+ origin|\p{L}+ nationals only|local candidates only|(?<!not )only (?:singaporeans?|citizens?|nationals|locals)\b(?:(?:,| and|\/| or| &) ?(?:PRs?|permanent residents?))?(?: (?:need|may|can|should|to) apply\b(?: as there is no quota)?)?|(?:singaporeans?|singapore citizens?|PRs?|locals|malaysians?|filipin[oa]s?|indonesians?|thais?|vietnamese|emiratis?|saudis?|qataris?|omanis?|kuwaitis?|bahrainis?|jordanians?|egyptians?|indians?|nepal(?:is?|ese)|sri lankans?|ghanaians?|nigerians?|kenyans?|ugandans?|zambians?|zimbabweans?|namibians?|batswana|south africans?|jamaicans?|trinidadians?|barbadians?|bahamians?|maltese|fijians?)(?:(?:,| and|\/| or| &) ?(?:singaporeans?|citizens?|PRs?))? only)\b/iu,
    told: 'Asks for an origin. Nothing in the ranking rests on it; the right to work is checked after the choice.',
    innocent: any(
      waived,
      '§of (?:every|any|all|our|their|your|its|unknown|what(?:ever)?|known) origin§',
      String.raw`\b${row(sayings.goods)}[^\p{L}\p{N}_]+(?:\p{L}+[^\p{L}\p{N}_]+)?§of `,
    ),
  },
  {
    named:
      /\b(?:single|unmarried|married|no children|without children|family status|marital status|no family commitments)\b/iu,
    told: 'Asks about the family. Nothing in the ranking rests on it.',
    asked: any(
      '§(?!(?:single|married)§)[^§]+§',
      String.raw`(?:^|\b(?:be|is|are|status|preferably|or|only)\b)\W*§(?:single|married)§(?! (?:or|and) (?:double|multi\p{L}*|twin|triple|joint))${alone}`,
      String.raw`§(?:single|married)§ (?:(?:fe)?male|\p{L}+)? ?${row(sayings.applying)}\b`,
      String.raw`§(?:single|married)§ (?:or|and|/) (?:un)?married\b|§married§ (?:or|and|/) (?:single|unmarried)\b`,
    ),
    innocent: any(waived, serving),
  },
  {
    named:
      /\b(?:photo(?:graph)?|headshot|picture of yourself|good[- ]looking|well[- ]groomed|attractive|presentable|slim)\b/iu,
    told: 'Asks for looks or a photo. Nothing in the ranking rests on it.',
    inLaw: true,
    asked: any(
      '§(?!(?:photo(?:graph)?|attractive|presentable|slim)§)[^§]+§',
      String.raw`\b${row(sayings.sending)}\b[^.;§]*§photo(?:graph)?§${alone}`,
      String.raw`\b(?:CVs?|résumés?|resumes?|bio-?data|application|cover letter)\b[^.;§]{0,40}§photo|§photo(?:graph)?§[^.;§]{0,40}\b(?:CVs?|résumés?|resumes?|bio-?data|application)\b`,
      String.raw`\b(?:recent|passport(?:[- ]sized?)?|full[- ]length|your)\W+§photo(?:graph)?§(?: of (?:you|yourself))?${alone}`,
      String.raw`§photo(?:graph)?§ (?:is |are )?(?:required|mandatory|needed|must|compulsory|essential)\b`,
      String.raw`(?:^|\b(?:be|and|or|look|looking|very|is|are)\b|,)\W*§(?:attractive|presentable|slim)§\s*(?:$|[,.;)]|and\b|or\b)`,
      String.raw`§(?:attractive|presentable|slim)§ (?:and \p{L}+ )?${row([...sayings.looks, ...sayings.applying])}\b`,
    ),
    innocent: any(
      waived,
      String.raw`\b(?:no|not|without|leave|omit|never|\p{L}+n['’]t)\b[^.;§]*§(?:photo|headshot|picture)`,
      String.raw`§photo(?:graph)?§ (?:is|are|was)(?: not|n['’]t)\b|§photo(?:graph)?§[^.;§]*\b(?:out|off)\b`,
      String.raw`\b(?:keep|keeping|leave|kept)\b[^.;§]*§presentable`,
    ),
  },
  {
    named: /\b(?:graduated? (?:in|after|since) (?:19|20)\d{2}|graduation year|class of (?:19|20)\d{2})\b/iu,
    told: 'A year of graduation stands for age. Nothing in the ranking rests on it; ask for years of experience.',
    innocent: any(waived),
  },
  {
    named: /\b(?:post ?codes?|zip codes?)\b/iu,
    told: 'A postcode stands for origin and income. Nothing in the ranking rests on it; ask whether the way to work is possible.',
    innocent: any(
      waived,
      String.raw`§ ${row(sayings.ofPostcodes)}\b`,
      String.raw`\b(?:by|per|each|customers?['’]?|delivery|sort\p{L}*|validat\p{L}*|look\p{L}* up)\W+(?:their )?§(?:post|zip)`,
    ),
  },
  {
    named: /\b(?:christian|catholic|muslim|jewish|church member|practising)\b/iu,
    told: 'Asks for a faith. Nothing in the ranking rests on it.',
    innocent: any(
      waived,
      '§practising§(?! (?:christian|catholic|muslim|jew|hindu|sikh|buddhist|protestant|believer|member of|faith))',
      String.raw`§(?: \p{L}+){0,2} ${row(sayings.ofFaiths)}\b`,
    ),
  },
  {
    named: /\b(?:able-bodied|physically fit and healthy|no disabilit\w+|perfect health)\b/iu,
    told: 'Asks for health. Name the task instead; nothing in the ranking rests on health.',
    innocent: any(waived, '§perfect health§ (?:and|&) safety'),
  },
]

import { namedIn } from '../knowledge/find.ts'
import { foreignTitles } from '../knowledge/foreign.ts'
import type { Concept } from '../knowledge/index.ts'
import { signFor, signsIn } from '../text/signs.ts'
import { forSmall } from '../text/small.ts'
import { type Word, words } from '../text/words.ts'

// Head nouns that make a phrase a title whatever stands before them; English first, then the neighbours.
const nouns = new RegExp(
  `(?<![\\p{L}])(?:${[
    'accountant|actor|administrator|adviser|advisor|agent|aide|analyst|animator|apprentice|architect|artist|assembler|assistant',
    'associate|attendant|attorney|auditor|au pair|baker|banker|barber|barista|bartender|bookkeeper|bookseller|boatbuilder|bricklayer|broker',
    'builder|butcher|buyer|captain|caregiver|caretaker|carer|carpenter|cashier|chair|chargehand|cheff?e?|chief|cleaner|clerk|clinician|coach',
    '(?:crew|team|staff|cast|board|council|committee) member|(?:stage|ground|cabin|deck|camera|film|road|kitchen|bar|floor|event|lawn|trail|set) crew|commis|commissioner|companion|concierge|conductor|consultant|contractor|controller|cook|coordinator|co-ordinator|copywriter|counsel|counsell?or|courier|curator',
    'dealer|dentist|deputy|designer|developer|dietitian|director|dispatcher|doctor|draftsman|draughtsman|driver|economist|editor|educator|electrician|engineer',
    'estimator|examiner|executive|expert|fabricator|facilitator|farmer|fellow|filmmaker|firefighter|fitter|florist|foreman|founder|co-founder|freelancer|game master|gardener|geologist',
    'governess|groundskeeper|guard|guide|hairdresser|handler|handyman|head|helper|host|hostess|housekeeper|hygienist|inspector|installer|instructor|intern|interpreter|interviewer|investigator',
    'janitor|joiner|journalist|keeper|labou?rer|lawyer|lead|leader|lecturer|librarian|lifeguard|lineman|loader|machinist|maid|manager|marketer|mason|mechanic|mentor|merchandi[sz]er|messenger',
    'midwife|miller|millwright|model|musician|nanny|negotiator|nurse|observer|officer|operative|operator|optician|optometrist|orderly|organi[sz]er|owner|packer|painter|paralegal|paramedic|partner|photographer',
    'pharmacist|phlebotomist|physician|physiotherapist|picker|pilot|planner|plasterer|plumber|porter|postdoc|practitioner|preceptor|president|principal|processor|producer|professor|programmer|promoter|proprietor|psychologist|publicist',
    'realtor|receptionist|recruiter|registrar|rep|reporter|representative|researcher|resident|reviewer|rigger|roaster|roofer|sailor|salesman|salesperson|saleswoman|scientist|secretary|sergeant|server|setter|shepherd|social worker|soldier|solicitor|specialist|sparky',
    'sommelier|steward|stewardess|stocker|strategist|stylist|superintendent|supervisor|surgeon|surveyor|tailor|teacher|technician|technologist|teller|temp|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor|typist|underwriter|usher|valet',
    'vet|veterinarian|volunteer|waiter|waitress|warden|watchkeeper|watch manager|webmaster|welder|worker|writer|RN|LPN|LVN|CNA|PA-C|EMT|HGV driver|CEO|CTO|CFO|COO|CIO|VP|SDR|BDR|SRE|DBA|HRBP|SENCO|TA|PA|NQT|ECT|JP|XO|OR nurse',
    'telecommunicator|preparer|improver|\\p{L}+mechanic|scheduler|placement|barman|barmaid|storeman|storekeeper|warehouseman|tradesman|craftsman|workman|doorman|postman|cameraman|decorator|tiler|plater|groundworker|pipelayer|pipefitter|steelworker|scaffolder|banksman|slinger|steel fixer|finisher|upholsterer|seamstress|winemaker|fishmonger|greengrocer|jeweller|goldsmith|locksmith|blacksmith|farrier|gamekeeper|forester|arborist|landscaper|agronomist|biologist|chemist|physicist|archaeologist|ecologist|radiographer|sonographer|audiologist|podiatrist|chiropractor|osteopath|dietician|nutritionist|masseur|beautician|aesthetician|esthetician|chaplain|pastor|undertaker|proofreader|archivist|illustrator|choreographer|videographer|presenter|broadcaster|columnist|fundraiser|auctioneer|appraiser|adjuster|assessor|actuary|statistician|comptroller|magistrate|bailiff|notary|conveyancer|dispatcher|expediter|expeditor|replenisher|invigilator|tutor|childminder|playworker|demonstrator|lister|journeyman|journeyperson|modell?er|distributor|RPh|drayman|[1-4]/[EO]|C/[EO]|coxswain|signaller|signalman|joiner|splicer|sailmaker|beekeeper|winemaker|sourcer|copilot|boatman|deckhand|farmhand|stablehand|stagehand|ranger|zookeeper|gaffer',
    'leiter|leiterin|mitarbeiter|mitarbeiterin|ingenieur|ingenieurin|entwickler|entwicklerin|kaufmann|kauffrau|pfleger|pflegerin|pflegefachfrau|pflegefachmann|fachkraft|meister|geselle|azubi|auszubildende|praktikant|praktikantin|werkstudent|werkstudentin|techniker|berater|lehrer|lehrerin|verkäufer|verkäuferin|sachbearbeiter|sachbearbeiterin',
    '\\p{L}*(?:keeper|blower|cutter|tuner|grinder|polisher|binder|spinner)|(?:silver|copper|tin|gun)smith|(?:ship|wheel|play|barrow)wright|(?:cow|goat|swine)herd|carrier|shotfirer|bosun|boatswain|climber|scout|canvasser|cobbler|saddler|glazier|thatcher|wrangler|groomer|groom|arranger|weaver|bagger|sorter|stacker|stevedore|docker|boilermaker|rodbuster|ironworker|brewer|distiller|blender|maltster|cellarman|dresser|stitcher|restorer|conservator|typesetter|embalmer|verger|sexton|organist|choirmaster|singer|dancer|croupier|valeter|smelter|moulder|driller|blaster|miner|quarryman|milker|drover|jockey|trapper|fisherman|skipper|purser|stoker|shunter|linesman|barrister|pupillage|generalist|(?:co-?op|placement|working|law|medical|nursing|doctoral|exchange|articling|summer) student|(?:bench|lab|pharmacy|nail|dialysis|field|vet|lube|service|sterile|surgical|scrub|patient care|x-ray|radiology|sleep|shop|auto|hvac|it|help ?desk|support|repair|pool|bike|ski|sound|stage|process|qa|qc|test) tech|tech(?= (?:I{1,3}|IV|[1-5])(?![\\p{L}\\d]))|(?:shop|shed|station|river|general|ship|foundry) hand',
    '\\p{L}{3,}(?:ologist|ographer|pedist|person)|gestalter(?:in)?|post(?:master|mistress)|wardrobe (?:master|mistress)|acupuncturist|announcer|butler|caterer|confectioner|coroner|costumer|(?:child|day) ?care provider|grave digger|greeter|herder|historian|knitter|landlord|landlady|laundress|logger|luthier|mathematician|milliner|mortician|navigator|news anchor|pianist|violinist|percussionist|potter|publican|puppeteer|sculptor|seafarer|taxidermist|ticket taker|(?:dinner|lollipop|tea) lady|doula|missionary|ombudsman|roadie|stock taker|account exec|gunner|sapper|rifleman|infantryman|policeman|policewoman|milkman|dairyman|ploughman|vicar|priest|lamplighter|diver|mate|bell(?:hop|boy)|repairer|printer|collector|bouncer|grower|breeder|framer|engraver|shearer|dishwasher|\\p{L}*maker|(?:dog|pet) (?:walker|sitter)|learner|wrench|EA(?= to )|head-?hunter|chauffeur|innkeeper|(?:software|engineering|marketing|finance|accounting|mechanical|electrical|civil|design|data|research|business|lab|quality|web|hardware|firmware|product|IT|HR) co-?op|minder|machine minder|corporal|lieutenant|seaman|airman|(?:farm|ranch|stable|cellar|kennel|yard|deck|mill|factory|alterations|leading|night) hand',
    'enfermeir[oa]|cozinheir[oa]|motorista|cuoc[oa]|cameriere|infermier[ea]|impiegat[oa]|operaio|autista|insegnante|serveu(?:r|se)|cuisini(?:er|ère)|soudeur|mécanicien(?:ne)?|comptable|enseignante?|caissi(?:er|ère)|coiffeu(?:r|se)|éduca(?:teur|trice)|soldador|mecánic[oa]|maestr[oa]|peluquer[oa]|dependient[ea]|repartidor|albañil|recepcionista|cajer[oa]|kellner(?:in)?|erzieher(?:in)?|tischler(?:in)?|schlosser|bäcker(?:in)?|krankenschwester|buchhalter(?:in)?|sekretär(?:in)?|aushilfe|kassierer(?:in)?|medewerker|verpleegkundige|\\p{L}*leidster|begeleider|leerkracht|kok|pielęgniarka|kierowca|kucharz|kelner(?:ka)?|sprzedawca|nauczyciel(?:ka)?|księgow[ay]|spawacz|magazynier',
    'employee(?! \\p{L})|paraprofessional|\\p{L}*linguist|technoloog|cellarer|brewmaster|(?:office|sales|kitchen|bar|project|stage) junior|(?:field|maintenance|yard|lift|crane|odd-?job) man|(?:ramp|dock|boat|field|harvest|production|laundry|pool) hand|ordinand|advocate|hosteler|abstractor|antiquair|befriender|(?:bench|medical|clinical|inpatient|outpatient) coder|biller|bursar|casual|drummer|guitarist|bassist|vocalist|emcee|MC|DJ|faller|medic|immuni[sz]er|vaccinator|mapper|orchardist|propagator|quartermaster|shucker|stockman|waitron|winegrower|wine grower|fee earner|constable|locum|sawyer|lay reader|stenographer|telesales|yardman|owner-\\p{L}+|(?:orchard|nursery|trowel|kitchen|stock|brewery|vineyard|garden|dairy|studio|cellar|hired) hand',
    'estagiári[oa]|programadora?|engenheir[oa]|ingenier[oa]|analista|coordinadora?|supervisora?|operari[oa]|desarrolladora?|abogad[oa]|arquitect[oa]|diseñadora?|médic[oa]|bombero|conseill[eè]re?|concepteur|conceptrice|ingénieure?|formateur|formatrice|chef de \\p{L}+|cheffe de \\p{L}+|rédact(?:eur|rice)|gestionnaire|agente? de \\p{L}+',
    'stellvertreter(?:in)?|\\p{L}*(?:verantwortliche[rn]?|referent(?:in)?|volontär(?:in)?|disponent(?:in)?|planer(?:in)?|betreuer(?:in)?|assistent(?:e|in)?|redakteur(?:in)?|beauftragte[rn]?|konstrukteur(?:in)?|schlosser(?:in)?|monteur(?:in)?|fahrer(?:in)?|redacteur|medewerker|adviseur|coördinator|voorlichter|beheerder|verpleegkundige|leidinggevende|teamlead|ontwikkelaar|leerkracht|docent|utvecklare|sköterska|lärare|samordnare|handläggare|ansvarig|konsulent|rådgiver|medarbejder|medarbetare|sykepleier|lærer)',
    'asistent|asistente|auxiliar|ayudante|encargad[oa]|gerente|jef[ea]|profesora?|responsable|técnic[oa]|vendedora?|enfermer[oa]|cociner[oa]|contador|conductor|obrero|camarer[oa]|directrice|directora|directeur|infirmi[eè]re?|chargée?|second de cuisine|cuisine|stagiaire|technicienn?e?|vendeu[rs]e?|aide-soignant',
  ].join('|')})s?(?![\\p{L}]|[’']s\\s)|(?<=\\p{L}{3}\\s)(?:senior|PM)$`,
  'iu',
)
const heads = forSmall(nouns)
const german =
  /(?<![\p{L}])\p{Lu}\p{Ll}+(?:ingenieur|entwickler|leiter|kaufmann|kauffrau|pfleger|fachkraft|meister|mechaniker|techniker|berater|lehrer|verkäufer|arbeiter|führer|helfer)(?:in)?(?![\p{L}])/u

// What each title of several words ends in, beside those that are titles by themselves. A phrase without any of these is
// none.
const lastOfSeveral =
  /(?<![a-z])(?:pair|member|crew|master|mistress|ordinator|worker|manager|driver|nurse|fixer|[eo]|student|tech|hand|provider|digger|anchor|taker|lady|exec|walker|sitter|ea|coop|op|minder|junior|man|coder|grower|earner|reader|agente|cuisine|senior|pm)s?(?![a-z])/i
const mayHead = signFor(raw => heads.test(raw.toLowerCase()) || german.test(raw) || lastOfSeveral.test(raw))

const cache = new Map<string, boolean>()

/** Whether the phrase names a post that somebody holds. */
export function hasTitle(phrase: string): boolean {
  const known = cache.get(phrase)
  if (known !== undefined) return known
  if (cache.size > 5000) cache.clear()
  const list = words(phrase)
  const is =
    ((signsIn(list) & mayHead) !== 0 && (heads.test(phrase.toLowerCase()) || german.test(phrase))) ||
    (!/ations?$/u.test(phrase) && titlesAmong(phrase, list).length > 0)
  cache.set(phrase, is)
  return is
}

/** Whether the phrase names a post, in English or another language; for headings only, as surnames may be trades. */
export const namesPost = (phrase: string): boolean => hasTitle(phrase) || foreignTitles(phrase).length > 0

/** The titles of the knowledge base that a post's own name names, in whatever language. */
export function titlesOf(phrase: string): Concept[] {
  const own = titlesIn(phrase)
  return own.length > 0 ? own : foreignTitles(phrase)
}

const named = (list: Word[]): Concept[] =>
  namedIn(list)
    .filter(({ concept }) => concept.kind === 'title')
    .map(({ concept }) => concept)

const admitted =
  /(?<![\p{L}])(?:(?:state[- ])?registered|certified|licen[cs]ed|chartered|accredited|qualified)\s+(?=\p{L})/giu

/** The titles of the knowledge base named in the phrase. */
export const titlesIn = (phrase: string): Concept[] => titlesAmong(phrase, words(phrase))

function titlesAmong(phrase: string, list: Word[]): Concept[] {
  const own = named(list)
  if (own.length > 0) return own
  // “Registered Pharmacy Technician” is a paper by its name, and a post by what it leaves of it.
  const plain = phrase.replace(admitted, '')
  return plain === phrase ? own : named(words(plain))
}

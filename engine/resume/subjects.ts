import { later } from '../text/once.ts'
import { forSmall } from '../text/small.ts'

/**
 * Subjects of study as transcripts shorten them and as other languages write them, in English beside the text, so that
 * the fields of the knowledge base are found. Rows of what is written and what it says; roots stand for whole families
 * of words (“biología”, “Biologie”, “biologii”).
 */
const written: [string, string][] = [
  // Shortened words.
  ['civ(?:il)?\\.? eng(?:g|r)?', 'civil engineering'],
  ['mech(?:anical)?\\.? eng(?:g|r)?', 'mechanical engineering'],
  ['elec(?:t|trical)?\\.? (?:(?:and|&) electronics? )?eng(?:g|r)?', 'electrical engineering'],
  ['chem(?:ical)?\\.? eng(?:g|r)?', 'chemical engineering'],
  ['ind(?:ustrial)?\\.? eng(?:g|r)?', 'industrial engineering'],
  ['food eng(?:g|r)?', 'food engineering, food technology'],
  ['comp(?:uter|\\.)? ?sci?|CSE|CompSci', 'computer science'],
  ['econ|eco', 'economics'],
  ['comput(?:ing|er systems|er studies)|systems and networks', 'computer science, information technology'],
  [
    'software (?:dev(?:elopment)?|eng(?:g|r)?|engineering)|application development',
    'software engineering, computer science',
  ],
  [
    '(?:electronic|electrical) and computer eng\\p{L}*',
    'computer engineering, electrical engineering, computer science',
  ],
  ['(?:database|systems?) (?:and systems? )?admin\\p{L}*', 'information technology'],
  ['literature|english (?:language|lit)', 'english'],
  ['(?:media|creative|professional) writing', 'english, journalism'],
  ['management (?:science|studies)', 'business administration'],
  ['comm?erce|b\\.?\\s?comm?', 'business administration, commerce'],
  ['acc(?:t|tg|tcy|y|ounts)', 'accounting'],
  ['constr(?:uction)?\\.? (?:mgmt|mgt|mngt)', 'construction management'],
  ['bus(?:iness)?\\.? (?:adm(?:in)?|mgmt|mgt)', 'business administration'],
  ['mktg', 'marketing'],
  [
    'plastics?(?: \\p{L}+)?|injection mou?lding|kunststoff\\p{L}*|plasturgie',
    'polymer processing, polymer engineering',
  ],
  ['mec[áa]nic[ao]|m[ée]canique|mecânica|meccanica', 'mechanical, mechanical engineering'],
  ['advertising|publicidad|publicité|brand management', 'marketing, communications'],
  [
    "children(?:s|[’']s)?(?: and young people(?:s|[’']s)?)?(?: play,?)?(?: learning)?(?: and development)? (?:care|workforce)(?:, learning(?: and| &) development)?|childhood practice|early years? \\p{L}+|child ?care\\p{L}*|nursery nurs\\p{L}+",
    'early childhood education, early years',
  ],
  ['tool[- ]?making|tool and die(?: making)?', 'toolmaking, tool making'],
  ['computer applications?|information security|cyber ?security', 'computing, computer science'],
  [
    'french|german|spanish|italian|portuguese|russian|japanese|mandarin|hispanic studies|(?:modern|foreign|applied) languages|translation|interpreting|langues? \\p{L}+|filolog[ií]a \\p{L}+|\\p{L}*philolog\\p{L}+|german(?:istik|aanse)|romanistik|anglistik|\\p{L}+ (?:taal|talen)(?:- en letterkunde|kunde| en cultuur)?',
    'modern languages, languages',
  ],
  ['cartograph\\p{L}*|kartogra\\p{L}*|geo-?informati\\p{L}*|geod[eä]\\p{L}*', 'geomatics, geography'],
  [
    'malarz\\p{L}*|maler(?: und lackierer)?(?:in)?|schilder(?:en|swerk)?|peintre en bâtiment',
    'painting and decorating',
  ],
  ['psych', 'psychology'],
  ['bio', 'biology'],
  ['math', 'mathematics'],
  ['poli? ?sci', 'political science'],
  ['vet(?:erinary)? nurs\\p{L}*', 'veterinary nursing'],
  ['(?:environmental|env)\\.? sci', 'environmental science'],
  // What courses call the subject that postings ask for by its plain name.
  ['psychological(?: and \\p{L}+)? (?:sciences?|studies)|psychologie\\p{L}*', 'psychology'],
  [
    '(?:spatial|urban|city|regional|town(?: and country)?)(?: and (?:regional|rural|environmental))? (?:planning|design|studies)|(?:master|bachelor|diploma) (?:of|in) planning|planning (?:and|&) development',
    'urban planning, town planning',
  ],
  ['econometrics?|quantitative economics', 'economics, statistics'],
  ['(?:business |data )?analytics|data science', 'data analytics, statistics'],
  ['(?:employment|industrial|labou?r) relations|personnel (?:management|studies)|people management', 'human resources'],
  ['(?:building|construction) economics|cost (?:engineering|management)', 'quantity surveying'],
  ['screen (?:arts|studies|production)|cinema\\p{L}*|film ?making|moving image|audiovisual\\p{L}*', 'film, media'],
  ['(?:health protection|environmental public health)', 'environmental health'],
  [
    'electrotechn\\p{L}*|électrotechni\\p{L}*|energietechnik|electrical (?:services|installations?|systems|technology|power)|power engineering|electricidad|elettrotecnica|elektryk\\p{L}*|electrotecni\\p{L}*|eletrot[ée]cni\\p{L}*',
    'electrical engineering, electrical installation',
  ],
  [
    'electro-?mechanic\\p{L}*|électromécani\\p{L}*|electromec[áa]ni\\p{L}*|mechatroni\\p{L}*|mécatronique|mecatr[óo]nica|meccatronica|mechatronik\\p{L}*|plant maintenance|maintenance (?:engineering|technology)|maintenance industrielle|mantenimiento industrial|instandhaltung\\p{L}*',
    'mechatronics, industrial maintenance, mechanical engineering, electrical engineering',
  ],
  [
    'chemical (?:technology|process\\p{L}*|technologies)|verfahrenstechnik|génie (?:chimique|des procédés)',
    'chemical engineering, process engineering',
  ],
  [
    '(?:network|systems?|cloud|infrastructure)(?: and \\p{L}+)? (?:administration|management|technology)|networking|information systems|informatics',
    'information technology, computer science',
  ],
  [
    '(?:community |restorative )?justice(?: studies)?|corrections|criminology|crimin\\p{L}+|policing|law enforcement',
    'criminal justice, criminology',
  ],
  ['(?:community|youth|informal) (?:education|development|studies|learning)', 'youth work, community work'],
  [
    '(?:applied|modern|foreign|european) (?:foreign )?languages|langues étrangères|LEA|philolog\\p{L}*|filolog\\p{L}*|linguisti\\p{L}*|lingüística',
    'languages, translation',
  ],
  ['visual communications?|graphic (?:arts|communications?)|digital media arts|communication design', 'graphic design'],
  [
    '(?:out-of-hospital|pre-?hospital|emergency medical|paramedic\\p{L}*)(?: emergency)?(?: (?:care|services|medicine|practice))?|ambulance (?:science|practice)',
    'paramedic science',
  ],
  [
    'pharmaceutical (?:care|sciences?|practice|technology)|pharmacy (?:support|practice|studies)',
    'pharmacy, pharmaceutical sciences',
  ],
  [
    '(?:pharmaceutical|forensic|chemical|instrumental)(?: and \\p{L}+)? analysis|analytical sciences?',
    'analytical chemistry, chemistry',
  ],
  [
    'radio-?oncologie|radioth[ée]rapie|strahlentherapie|radioterapia|therapeutic radiography',
    'radiation therapy, radiotherapy',
  ],
  [
    '(?:childhood|early years|nursery|kindergarten) (?:studies|education|care|teaching)|kinderpflege\\p{L}*|petite enfance',
    'early childhood education',
  ],
  ['teacher (?:training|education)|teaching(?: (?:studies|practice))?|for teaching', 'education, teaching'],
  [
    'politics|government(?: studies)?|international relations|politik\\p{L}*|sciences? politiques?|scienze politiche|politolog\\p{L}*',
    'political science, politics',
  ],
  ['(?:earth|geological) sciences?|geosciences?|hydrolog\\p{L}*', 'geology, earth science'],
  [
    'cookery|catering|cooking|food production|culinary (?:management|studies|operations)|küche\\p{L}*|kucharz',
    'culinary arts',
  ],
  [
    'konditor\\p{L}*|p[âa]tiss\\p{L}*|pasteler[íi]a|confection(?:er|ery)|pasticce\\p{L}*|cukierni\\p{L}*|bread and pastry',
    'pastry, baking',
  ],
  [
    'roofer|roof(?:ing)? (?:slating|tiling|covering|sheeting)|slating and tiling|dachdecker\\p{L}*|couvreur\\p{L}*|dekarz|dakdekker',
    'roofing',
  ],
  [
    'veehouderij|dierhouderij|élevage|ganader[íi]a|tierhaltung|livestock(?: \\p{L}+)?|dairy (?:science|farming|management)|zootecn\\p{L}*',
    'animal science, agriculture',
  ],
  ['hotelarstw\\p{L}*|alojamiento|hotelfach\\p{L}*|accommodation|housekeeping', 'hospitality management, hospitality'],
  [
    'kfz\\p{L}*|kraftfahrzeug\\p{L}*|mécanique automobile|automoción|autotechniek|motor vehicles?|auto(?:motive|mobile)(?: \\p{L}+)?',
    'automotive technology',
  ],
  // The same subjects in other languages, by their roots.
  ['spedition\\p{L}*|transport en logistiek|trasporti(?: e logistica)?', 'logistics, transport'],
  ['logist(?:i[ckq]|iek)\\p{L}*|logistyk\\p{L}*', 'logistics'],
  ['transport et (?:logistique|prestations)\\p{L}*', 'transport management, logistics'],
  [
    'bauingenieur\\p{L}*|ingegneria (?:civile|edile)|génie civil|ingenier[íio]a? civil|engenharia civil|bouwkunde|civiele techniek|byggingeniør',
    'civil engineering',
  ],
  [
    'maschinenbau\\p{L}*|génie mécanique|ingenier[íio]a? mec[áa]nic\\p{L}*|engenharia mec[âa]nica|ingegneria meccanica|werktuigbouwkunde|maskin\\p{L}*',
    'mechanical engineering',
  ],
  [
    'elektrotechni\\p{L}*|génie électrique|ingenier[íio]a? el[ée]ctric\\p{L}*|engenharia el[ée]trica|ingegneria elettr\\p{L}*',
    'electrical engineering',
  ],
  [
    'informati[ckq]\\p{L}*|informátic\\p{L}*|informatyk\\p{L}*|tietotekniikka|tietojenkäsittely\\p{L}*|informatik\\p{L}*|ingenier[íio]a? (?:de|en) sistemas',
    'computer science',
  ],
  ['nachrichtentechnik|fernmeldetechnik|telekommunikation\\p{L}*', 'electronic engineering, telecommunications'],
  ['electr[óo]nica|automa[çc][ãa]o|automatyka|automatisering\\p{L}*', 'electronic engineering, electrical engineering'],
  ['wirtschaftsinformatik\\p{L}*|bedrijfsinformatica|informatique de gestion', 'information systems, computer science'],
  ['betriebsökonom\\p{L}*|wirtschaftswissenschaft\\p{L}*', 'business administration, economics'],
  ['anwendungsentwicklung', 'software engineering'],
  [
    'betriebswirtschaft\\p{L}*|betriebswirt(?:in)?|bedrijfs(?:kunde|economie)|administraci[óo]n(?: y direcci[óo]n)? de empresas|gestion des entreprises|economia aziendale|administração|gestão(?: de empresas)?|gestión(?: empresarial)?|zarządzanie|ledelse|\\p{L}*kauf(?:mann|frau)|steuerfach\\p{L}*',
    'business administration, commercial',
  ],
  ['comm?erci[ëe]le economie', 'marketing, business administration'],
  ['[ée]conomi[ae]s?|economía|ökonomi\\p{L}*|volkswirtschaft\\p{L}*|ekonomi\\p{L}*|økonomi', 'economics'],
  [
    'contad\\p{L}*|contabil\\p{L}*|comptab\\p{L}*|rechnungswesen|buchhalt\\p{L}*|boekhoud\\p{L}*|accountan\\p{L}*|regnskap\\p{L}*|redovisning',
    'accounting',
  ],
  ['finan[zc]\\p{L}*', 'finance'],
  ['mercadotecnia|markedsføring', 'marketing'],
  [
    'communicati\\p{L}+|kommunikation\\p{L}*|comunicaci[óo]n|comunicaç[ãa]o|comunicazion\\p{L}*|kommunikasjon',
    'communications',
  ],
  ['journalis[mt]\\p{L}*|periodismo|jornalismo|giornalismo', 'journalism'],
  [
    'personal(?:wesen|management)|personeel\\p{L}*|recursos humanos|ressources humaines|risorse umane',
    'human resources',
  ],
  [
    'h[ôo]tel\\p{L}*|hosteler[íi]a|gastronomi[ae]?|horeca|turismo?|tourism\\p{L}*|hotel and food administration',
    'hospitality management, tourism',
  ],
  ['cuisine|cocina|kokk?|koch|köchin|cucina', 'culinary arts'],
  ['psicolog\\p{L}*|psycholog(?:ie|ia)', 'psychology'],
  ['soziologie|sociolog[íi]a|sociologie', 'sociology'],
  [
    '(?:sosialt|socialt) arbe\\p{L}*|soziale arbeit|sozial(?:arbeit|pädagog)\\p{L}*|trabajo social|travail social|serviço social|servizio sociale|maatschappelijk werk\\p{L}*',
    'social work',
  ],
  [
    'pedagog\\p{L}*|pädagog\\p{L}*|éducation|educaci[óo]n|educação|educazione|onderwijs\\p{L}*|lehramt\\p{L}*|magisterio',
    'education',
  ],
  ['droit|derecho|diritto|direito|rechtswissenschaft\\p{L}*|rechten|jura|juridique|abogad[oa]', 'law'],
  ['biolog\\p{L}*', 'biology'],
  ['ökolog\\p{L}*|[ée]cologie|ecolog[íi]a', 'ecology'],
  ['chimi[ae]|qu[íi]mica|chemie', 'chemistry'],
  ['ph?ysi[kq]\\p{L}*|f[íi]sica', 'physics'],
  ['mathemati[ck]\\p{L}*|math[ée]matiques|matem[áa]ti\\p{L}*', 'mathematics'],
  ['statistik|statistique|estad[íi]stica|statistica', 'statistics'],
  [
    'krankenpflege|pflegewissenschaft|soins infirmiers|infirmi[eè]re?|enfermer[íi]a|enfermagem|infermieristica|verpleegkunde|sykepleie|sjuksköterske\\p{L}*|pielęgniarstwo',
    'nursing',
  ],
  ['farmaci\\p{L}*|pharmacie|pharmazie', 'pharmacy'],
  [
    'agroalimenta\\p{L}*|lebensmitteltechn\\p{L}*|levensmiddelen\\p{L}*|tecnolog[íi]a de (?:los )?alimentos|scienze alimentari',
    'food science, food technology',
  ],
  ['agronom\\p{L}*|landwirtschaft\\p{L}*|landbouw\\p{L}*', 'agriculture'],
  [
    'diseño gr[áa]fico|dise[ñn]o|grafikdesign|grafisch\\p{L}* (?:vormgeving|ontwerp)|graphisme|design gráfico|grafica|diplom-designer(?:in)?',
    'graphic design, design',
  ],
  ['intera[ck]\\p{L}*design', 'interaction design, design'],
  ['arquitectura|architektur|architettura', 'architecture'],
  ['tischler\\p{L}*|schreiner\\p{L}*|zimmerer|menuiser\\p{L}*|carpinter[íi]a', 'carpentry, joinery'],
  ['installateur sanitaire|plomb(?:ier|erie)|anlagenmechaniker\\p{L}*|fontaner[íi]a', 'plumbing'],
  [
    'elektri(?:ker|niker|cien)\\p{L}*|elektroniker\\p{L}*|[ée]lectricien|electricista',
    'electrical installation, electrician',
  ],
  ['fris[eö]u?r\\p{L}*|coiffure|peluquer[íi]a', 'hairdressing'],
  ['soudeur|soudage|schwei(?:ß|ss)\\p{L}*|soldadura', 'welding'],
  ['boulang\\p{L}*|bäcker\\p{L}*|panader[íi]a', 'baking'],
  [
    'gisting\\p{L}*|brouw\\p{L}*|brauwesen|(?:diplom-?)?braumeister(?:in)?|brauerei\\p{L}*|cervecer\\p{L}*|piwowar\\p{L}*|birrari\\p{L}*',
    'brewing, fermentation',
  ],
  [
    'voedingstechn\\p{L}*|voedingsmiddel\\p{L}*|technologia żywności|livsmedels\\p{L}*|næringsmiddel\\p{L}*',
    'food science, food technology',
  ],
  ['bio-?te(?:ch|c)nolog\\p{L}*', 'biotechnology'],
  ['sprachwissenschaft\\p{L}*|taalwetenschap\\p{L}*|sciences du langage|językoznawstwo', 'linguistics, languages'],
  ['computerlinguisti\\p{L}*', 'computational linguistics, linguistics'],
  ['wiskunde|mathematiker(?:in)?', 'mathematics'],
  ['(?:diplom-?)?chemiker(?:in)?|scheikunde|kemi', 'chemistry'],
  ['natuurkunde|physiker(?:in)?', 'physics'],
  [
    "umwelt\\p{L}*|sciences? de l[’']environnement|medio ?ambient\\p{L}*|(?:engenharia|ingegneria|ciências|scienze) ambienta\\p{L}*|ochrona środowiska|milieu(?:kunde|wetenschap\\p{L}*|techn\\p{L}*)|miljö\\p{L}*",
    'environmental science',
  ],
  [
    'vertal(?:en|er|ing)\\p{L}*|übersetz\\p{L}*|traduction|traducci[óo]n|tradução|traduzione|tłumacz\\p{L}*|dolmetsch\\p{L}*',
    'translation, languages',
  ],
  ['wirtschaftsingenieur\\p{L}*', 'industrial engineering, engineering management'],
  ['dipl\\.?-?kfm|kaufmännisch\\p{L}*', 'business administration'],
  [
    'tiermedizin|veterinärmedizin|diergeneeskunde|médecine vétérinaire|(?:medicina )?veterinaria|weterynari\\p{L}*',
    'veterinary medicine',
  ],
  ['zahnmedizin|tandheelkunde|odontolog\\p{L}*|stomatolog\\p{L}*', 'dentistry'],
  ['rechtsgeleerdheid|prawo|rettsvitenskap|juristprogram\\p{L}*', 'law'],
  ['geschiedenis|geschichte|histoire', 'history'],
  ['physiotherapie|fysiotherap\\p{L}*|kinésithérapie|kinesitherapie|fisioterapia', 'physiotherapy'],
  ['sportwissenschaft\\p{L}*|staps|lichamelijke opvoeding', 'sport science, physical education'],
  [
    'orthopädie-?techni\\p{L}*|orthopedische techn\\p{L}*|orthoprothés\\p{L}*|p ?(?:&|and) ?o',
    'prosthetics and orthotics',
  ],
  [
    'werkzeugm(?:acher|echanik)\\p{L}*|nástrojař\\p{L}*|narzędziow\\p{L}*|outilleur|gereedschapmak\\p{L}*|utensilista',
    'toolmaking',
  ],
]

// Letters of degrees count in their own spelling only.
const letters: [string, string][] = [
  ['[BM]\\.?S\\.?(?:ME|MET)', 'mechanical engineering'],
  ['[BM]\\.?S\\.?(?:EE|EET|ECE)', 'electrical engineering'],
  ['[BM]\\.?S\\.?(?:CE|CET)', 'civil engineering'],
  ['[BM]\\.?S\\.?ChE', 'chemical engineering'],
  ['[BM]\\.?S\\.?IE', 'industrial engineering'],
  ['[BM]\\.?S\\.?AE', 'aerospace engineering'],
  ['(?:[BM]\\.?S\\.?(?:CS|CSE|CpE|IT|IS|MIS)|[BM]CA)', 'computer science'],
  ['(?:[BM]\\.?S\\.?BA|B\\.?Bus|B\\.?B\\.?[AS]|MBA)', 'business administration'],
  ['(?:[BM]\\.?S\\.?(?:A|Accy|Acct)|MAcc)', 'accounting'],
  ['[BM]\\.?S\\.?F', 'finance'],
  ['B\\.?\\s?Comm?\\.? Acc', 'accounting'],
  ['(?:[BM]\\.?S\\.?HM|BHM|BHMCT)', 'hospitality management'],
  ['[BM]\\.?S\\.?SW', 'social work'],
  ['(?:B\\.?N|B\\.?Nurs|[BM]\\.?S\\.?N)', 'nursing'],
  ['[BM]\\.?Sc\\.? ?\\(IT\\)', 'information technology, computer science'],
  ['[BM]\\.?O\\.?T', 'occupational therapy'],
  ['M\\.?L\\.?(?:I\\.?)?S|MSLIS', 'library science'],
  ['[BM]\\.?\\s?Optom(?=[ ,.(]|$)', 'optometry'],
  ['[BM]\\.?\\s?Pod(?=[ ,.(]|$)', 'podiatry'],
  ['[BM]\\.?\\s?Physio(?=[ ,.(]|$)', 'physiotherapy'],
  ['[BM]\\.?\\s?Psych(?=[ ,.(]|$)', 'psychology'],
  ['[BM]\\.?\\s?Econ(?=[ ,.(]|$)', 'economics'],
  ['[BM]\\.?\\s?Agr(?:ic)?(?=[ ,.(]|$)', 'agriculture'],
  ['B\\.C\\.E', 'civil engineering'],
  ['BDS|DDS|DMD', 'dentistry'],
  ['BVSc|BVetMed|BVMS|DVM', 'veterinary medicine'],
  ['M\\.?P\\.?H', 'public health'],
  ['M\\.?P\\.?A', 'public administration'],
  ['M\\.?P\\.?P', 'public policy'],
  ['LL\\.?[BM]|J\\.?D|B\\.?C\\.?L|M\\.?Jur', 'law'],
  ['(?:[BM]\\.?Ed|PGCE|M\\.?A\\.?T)', 'education'],
  ['[BM]\\.?Arch', 'architecture'],
  ['[BM]\\.?Pharm|Pharm\\.?\\s?D', 'pharmacy'],
  ['BPh(?:ys)?Ed(?:uc)?', 'physical education'],
  ['DipTch(?:n?g)?|B\\.?Teach', 'education'],
  ['M\\.?H\\.?R\\.?M?', 'human resources'],
  ['[BM]\\.?S\\.?L\\.?P', 'speech-language pathology'],
  ['[BM]\\.?P\\.?T', 'physiotherapy'],
]

const whole = (pattern: string, flags: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, flags)

// So many rows at a time are asked for together: a line of studies names one or two of them all.
const together = 12

/** Rows as patterns, some at a time with one for whether any of them stands in a text. */
const read = (rows: [string, string][], flags: string) =>
  Array.from({ length: Math.ceil(rows.length / together) }, (_, at) => {
    const some = rows.slice(at * together, (at + 1) * together)
    return {
      any: whole(some.map(([pattern]) => pattern).join('|'), flags),
      all: later(() => some.map(([pattern, says]) => [whole(pattern, flags), says] as const)),
    }
  })

type Some = ReturnType<typeof read>
const inLetters = read(letters, 'u')
const inWords = read(written, 'iu').map(({ any, all }) => ({ any: forSmall(any), all }))

/** What the rows say whose patterns stand in the text; `asked` is the text as those for several rows are asked of it. */
const saidBy = (some: Some, text: string, asked: string): string[] =>
  some
    .flatMap(({ any, all }) => (any.test(asked) ? all() : []))
    .flatMap(([pattern, says]) => (pattern.test(text) ? [says] : []))

/** What the words of a row of studies say in plain English, beside what they are. */
export const inEnglish = (text: string): string =>
  [...saidBy(inLetters, text, text), ...saidBy(inWords, text, text.toLowerCase())].join(', ')

// English, German, French, Spanish, Portuguese, Italian, Dutch, Danish, Norwegian, Swedish, Polish, Indonesian; then
// Catalan, Romanian, Hungarian, Czech, Slovak, Serbian, Slovene, Turkish, Finnish, Estonian, Icelandic, Welsh.
const monthNames: [string, number][] = [
  ['jan(?:uary?|uari|vier|v|eiro)?|jänner|enero|ene|gennaio|stycze(?:ń|nia)', 1],
  ['feb(?:ruary?|ruari|braio|rero|er)?|f[ée]vr?(?:ier|ereiro)?|luty|lutego', 2],
  ['mar(?:ch|s|ts|zo|zec|ca|ço|et)?|m[äa]rz|maart|mrt', 3],
  ['apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|kwie(?:cień|tnia)', 4],
  ['may|mai|mayo|mei|maj|maio|maggio|maja', 5],
  ['june?|juin|juni|junio|junho|giugno|czerw(?:iec|ca)', 6],
  ['july?|juil(?:let)?|juli|julai|julio|julho|luglio|lip(?:iec|ca)', 7],
  ['aug(?:ust|usti|ustus)?|ao[uû]t|agos(?:to)?|agustus|ogos|ago|sierp(?:ień|nia)', 8],
  ['sept?(?:ember|embre|iembre)?|setembro|settembre|wrze(?:sień|śnia)', 9],
  ['oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|ottobre|październik(?:a)?', 10],
  ['nov(?:ember|embre|iembre|embro)?|listopad(?:a)?', 11],
  [
    'dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|des(?:ember)?|dis(?:ember)?|grud(?:zień|nia)',
    12,
  ],
]
// … and what those of further languages are called beside them.
const furtherMonths: [string, number][] = [
  ['gener|ianuarie|janu[aá]ra?|jaanuar|janúar|led(?:en|na)|ocak|tammikuu(?:ta|ssa)?|ionawr', 1],
  ['febrer|februarie|febru[aá]ra?|febrúar|veebruar|února?|şubat|helmikuu(?:ta|ssa)?|chwefror', 2],
  ['març|martie|marca|március|märts|březe?na?|(?<=(?:^|[\\d(|–—-])\\s*)mart|maaliskuu(?:ta|ssa)?|mawrth', 3],
  ['aprilie|április|apríla?|aprill|dub(?:en|na)|nisan|huhtikuu(?:ta|ssa)?|ebrill', 4],
  ['maig|május|mája|maí|kvě(?:ten|tna)|mayıs|toukokuu(?:ta|ssa)?', 5],
  ['juny|iunie|június|júna?|júní|juuni|červ(?:en|na)|haziran|kesäkuu(?:ta|ssa)?|mehefin', 6],
  ['juliol|iulie|július|júla?|júlí|juuli|červen(?:ec|ce)|temmuz|heinäkuu(?:ta|ssa)?|gorffennaf', 7],
  ['agost|augusta|augusztus|ágúst|avgusta?|srp(?:en|na)|ağustos|elokuu(?:ta|ssa)?|awst', 8],
  ['septembrie|szeptember|septemb(?:ar|ra)|setembre|září|eylül|syyskuu(?:ta|ssa)?|medi', 9],
  ['octombrie|október|októbra|oktob(?:ar|ra)|oktoober|říj(?:en|na)|ekim|lokakuu(?:ta|ssa)?|hydref', 10],
  ['noiembrie|nóvember|novemb(?:ar|ra)|listopadu|kasım|marraskuu(?:ta|ssa)?|tachwedd', 11],
  ['desembre|decembrie|decemb(?:ar|ra)|detsember|prosin(?:ec|ce)|aralık|joulukuu(?:ta|ssa)?|rhagfyr', 12],
]
// Seasons by their first month, as far as the northern half of the world goes.
const seasonNames: [string, number][] = [
  ['spring|fr[üu]hjahr|frühling|printemps|voorjaar|primavera|vår', 3],
  ['summer|sommer|[ée]t[ée]|zomer|verano|sommar', 6],
  ['autumn|fall|herbst|automne|najaar|otoño|höst', 9],
  // A winter term or season that names one year begins with it; in a stretch of time see `startOf`.
  ['winter|hiver|vinter|invierno', 1],
  // … and the terms of a university of the German-speaking countries.
  ['ws|wise|wintersemester', 10],
  ['ss|sose|sommersemester', 4],
  ['early', 1],
  ['mid', 6],
  ['late|end of', 10],
  ['christmas|xmas', 12],
  ['easter', 4],
]
const months = [...monthNames, ...furtherMonths]
export const anyMonth = months.map(([names]) => names).join('|')
export const anySeason = seasonNames.map(([names]) => names).join('|')
export const realSeason = seasonNames
  .slice(0, 4)
  .map(([names]) => names)
  .join('|')
// What is told of a year by a feast of it.
export const feast = 'christmas|xmas|easter'
export const year = '(?:19[5-9]\\d|20[0-4]\\d)'
// What stands between the two ends of a stretch of time.
export const dash =
  "(?:[-–—‑−→⇒⇢⇨⟶➔➙➜➝➞➡►▶▸▹»›~>]+|\\.{2,3}|…|(?:up )?(?:to|until)|till|til|thru|through(?: to)?|t\\/m|tot(?: en met)?|bis|hasta|até|jusqu[’']?(?:à|en|au)|fino a[l]?|à|al?)"

export const monthMatchers = months.map(([names, number]) => [new RegExp(`^(?:${names})$`, 'iu'), number] as const)
export const seasonMatchers = seasonNames.map(
  ([names, number]) => [new RegExp(`^(?:${names})$`, 'iu'), number] as const,
)

/** The month of a name that is a month's or a season's. */
export const monthNamed = (text: string) => named([...monthMatchers, ...seasonMatchers], text)

export const named = (matchers: (readonly [RegExp, number])[], text: string) =>
  matchers.find(([matcher]) => matcher.test(text))?.[1] ?? 1

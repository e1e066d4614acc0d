import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['en', 'Led a team of six in the kitchen and was responsible for the training of apprentices with the school'],
  [
    'de',
    'Leitung eines Teams von sechs Personen und Verantwortung für die Ausbildung der Lehrlinge in der Küche sowie im Service',
  ],
  [
    'fr',
    'Responsable d’une équipe de six personnes et de la formation des apprentis dans la cuisine, avec les écoles de la région',
  ],
  [
    'es',
    'Responsable de un equipo de seis personas y de la formación de los aprendices en la cocina con las escuelas de la región',
  ],
  [
    'it',
    'Responsabile di una squadra di sei persone e della formazione degli apprendisti nella cucina con le scuole della regione',
  ],
  [
    'pt',
    'Responsável por uma equipe de seis pessoas e pela formação dos aprendizes na cozinha com as escolas da região, e não só',
  ],
  [
    'nl',
    'Verantwoordelijk voor een team van zes mensen en voor de opleiding van de leerlingen in de keuken met het bedrijf',
  ],
  [
    'sv',
    'Ansvarig för ett lag på sex personer och för att utbilda lärlingar i köket, samt för inköp av varor till restaurangen',
  ],
  [
    'da',
    'Ansvarlig for et hold på seks personer og for uddannelse af lærlinge i køkkenet, samt for indkøb af varer til restauranten',
  ],
  [
    'fi',
    'Vastasin kuuden hengen ryhmästä ja oppisopimusopiskelijoiden koulutuksesta keittiössä sekä hankinnoista, ja olen myös pitänyt kirjaa',
  ],
  [
    'pl',
    'Odpowiedzialny za zespół sześciu osób oraz za szkolenie uczniów w kuchni i na sali, a także za zakupy dla restauracji',
  ],
  [
    'cs',
    'Vedl jsem tým šesti lidí a odpovídal za školení učňů v kuchyni, také za nákup surovin pro restauraci na náměstí',
  ],
  [
    'hu',
    'Egy hat fős csapat vezetője, és a tanulók képzéséért is felelős a konyhában, valamint az éttermi beszerzés során',
  ],
  [
    'ro',
    'Responsabil pentru o echipă de șase persoane și pentru formarea ucenicilor în bucătărie, cu școlile din regiune',
  ],
  ['tr', 'Altı kişilik bir ekip için sorumlu ve çırakların eğitimi ile ilgili olarak daha çok mutfakta çalıştım'],
  ['ru', 'Отвечал за команду из шести человек и за обучение учеников на кухне, а также за закупки для ресторана'],
  ['uk', 'Відповідав за команду із шести осіб та за навчання учнів на кухні, а також за закупівлі для ресторану'],
  ['el', 'Υπεύθυνος για ομάδα έξι ατόμων και για την εκπαίδευση των μαθητευομένων'],
  ['he', 'אחראי על צוות של שישה אנשים ועל הכשרת חניכים במטבח'],
  ['ar', 'مسؤول عن فريق من ستة أشخاص وعن تدريب المتدربين في المطبخ'],
  ['ja', '六人のチームを率い、見習いの教育を担当しました'],
  ['zh', '负责六人团队，并在厨房培训学徒，管理采购'],
  ['ko', '여섯 명의 팀을 이끌고 주방에서 견습생 교육을 담당했습니다'],
])('is told: %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
  expect(languageOf(`Python, Microsoft Excel, SAP R/3\n${text}\n${text}`)).toBe(language)
})

it.each([
  '',
  'Odile Marchetti',
  'Python, SQL, Excel, SAP, Power BI',
  '07700 900100',
  'Led the crew. Dirigió el equipo.',
])('is not made up: %j', text => expect(languageOf(text)).toBeNull())

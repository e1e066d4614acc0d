import { describe, expect, it } from 'vitest'
import { type DocxParts, p, r, writeDocx } from '../../tests/fixtures/write-docx.ts'
import { readDocument } from '../index.ts'
import type { DocumentText } from '../text.ts'

async function read(body: string, parts?: DocxParts): Promise<DocumentText> {
  const reading = await readDocument(writeDocx(body, parts))
  if (reading.status !== 'ok') throw new Error(reading.message)
  return reading.document
}

const hiddenIn = (document: DocumentText) => document.hidden.map(({ text, reason }) => [reason, text.trim()])
const linesIn = (document: DocumentText) => document.lines.map(({ start, end }) => document.text.slice(start, end))
const box = (text: string, fill = '') =>
  `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${text}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`
const cell = (inner: string, shade = '') =>
  `<w:tc><w:tcPr>${shade && `<w:shd w:val="clear" w:fill="${shade}"/>`}</w:tcPr>${inner}</w:tc>`
const anchored = (text: string, { x = 0, from = 'page', side = 2000000, hidden = '' }) =>
  `<w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="${from}"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:extent cx="${side}" cy="${side}"/><wp:docPr id="9" ${hidden}/><wps:wsp><wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r>`
const older = (text: string, style: string) =>
  `<w:r><w:pict><v:rect style="position:absolute;width:200pt;height:50pt;${style}"><v:textbox><w:txbxContent>${p(text)}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`
const a4 = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>'
const filled = (colour: string, more = '') =>
  `<w14:textFill><w14:solidFill><w14:srgbClr w14:val="${colour}">${more}</w14:srgbClr></w14:solidFill></w14:textFill>`
const gradient = (...colours: string[]) =>
  `<w14:textFill><w14:gradFill>${colours.map(one => `<w14:gs><w14:srgbClr w14:val="${one}"/></w14:gs>`).join('')}</w14:gradFill></w14:textFill>`
const outlined = (colour: string) =>
  `<w14:textOutline w14:w="9525"><w14:solidFill><w14:srgbClr w14:val="${colour}"/></w14:solidFill></w14:textOutline>`
const shaded = (letters: string, pattern: string, colour: string, fill: string) =>
  `<w:color w:val="${letters}"/><w:shd w:val="${pattern}" w:color="${colour}" w:fill="${fill}"/>`
const behind = (hidden = '', side = 2500000) =>
  `<w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="${side}" cy="${side}"/><wp:docPr id="9" ${hidden}/></wp:anchor></w:drawing></w:r>`
const vml = (more = '', height = 200) =>
  `<w:r><w:pict><v:rect ${more} style="position:absolute;width:${height * 3}pt;height:${height}pt;z-index:-251658240" fillcolor="#203864"/></w:pict></w:r>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`

describe('a docx', () => {
  it('gives paragraphs, forced line ends and tabs as lines', async () => {
    const document = await read(
      p('Ines Aguirre') +
        p('Welder', '<w:r><w:tab/><w:t>2019 – 2021</w:t></w:r>') +
        p('one', '<w:r><w:br/></w:r>', 'two'),
    )
    expect(linesIn(document)).toEqual(['Ines Aguirre', 'Welder\t2019 – 2021', 'one', 'two'])
    expect(document.lines.map(line => line.block)).toEqual([1, 2, 3, 3])
  })

  it('reads rows across and long cells one after the other', async () => {
    const document = await read(
      `<w:tbl>${row(cell(p('Skill')), cell(p('Years')))}${row(cell(p('Welding')), cell(p('8')))}</w:tbl>` +
        `<w:tbl>${row(cell(p('Contact') + p('Lisbon')), cell(p('Work') + p('Foreman')))}</w:tbl>` +
        `<w:tbl>${row(cell(p('2019 – 2021')), cell(p('Foreman') + p('Led a crew')))}</w:tbl>`,
    )
    expect(linesIn(document)).toEqual([
      'Skill | Years',
      'Welding | 8',
      'Contact',
      'Lisbon',
      'Work',
      'Foreman',
      '2019 – 2021\tForeman',
      'Led a crew',
    ])
    expect(document.lines.slice(0, 2).map(line => line.kind)).toEqual(['cell', 'cell'])
  })

  it('reads text boxes once', async () => {
    const document = await read(p('Before') + p(box(p('In the box'))) + p('After'))
    expect(linesIn(document)).toEqual(['Before', 'In the box', 'After'])
  })

  it('puts headers first, footers and footnotes last', async () => {
    const document = await read(p('Body'), {
      header: p('Top'),
      footer: p('Bottom'),
      footnotes: `<w:footnote w:id="1">${p('A note')}</w:footnote>`,
    })
    expect(linesIn(document)).toEqual(['Top', 'Body', 'Bottom', 'A note'])
    expect(document.lines.map(line => line.kind)).toEqual(['header', 'body', 'footer', 'footnote'])
  })

  it.each([
    ['where a section sets its first page apart', '<w:titlePg/>', 'Top\nBody'],
    ['nowhere else', '<w:titlePg w:val="0"/>', 'Body'],
  ])('reads the header of a first page %s', async (_, title, text) => {
    const first = `<w:sectPr><w:headerReference w:type="first" r:id="rIdS"/>${title}</w:sectPr>`
    const document = await read(p('Body') + first, { styles: p('Top') })
    expect(document.text).toBe(text)
  })

  it('writes the marks of lists', async () => {
    const item = (text: string, list: number, level = 0) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${r(text)}</w:p>`
    const level = (at: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
    const document = await read(item('a', 1) + item('b', 1, 1) + item('c', 1) + item('d', 2), {
      numbering:
        `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>` +
        `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uF0B7')}</w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
    })
    expect(linesIn(document)).toEqual(['1. a', '1.a) b', '2. c', '• d'])
    expect(document.lines.every(line => line.kind === 'list')).toBe(true)
  })

  it('reads bullets of a font of pictures, and no words in it', async () => {
    const pictures = '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>'
    const document = await read(p(r('ü', pictures), r(' Planned loads')) + p(r('Terraform', pictures), r('Till')))
    expect(linesIn(document)).toEqual(['• Planned loads', 'Till'])
  })

  it('reads insertions, leaves deletions out and says so', async () => {
    const document = await read(
      p('Led ', `<w:del><w:r><w:delText>forty </w:delText></w:r></w:del>`, `<w:ins>${r('four')}</w:ins>`, ' people'),
    )
    expect(document.text).toBe('Led four people')
    expect(document.quality).toMatchObject({ verdict: 'doubtful' })
  })

  it('places links by relation and by field', async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const document = await read(
      p('See ', `<w:hyperlink r:id="rId9">${r('my work')}</w:hyperlink>`) +
        p(
          field('begin'),
          '<w:r><w:instrText> HYPERLINK "https://b.example" </w:instrText></w:r>',
          field('separate'),
          'there',
          field('end'),
        ),
      { links: { rId9: 'https://a.example' } },
    )
    const found = document.links.map(({ url, start, end }) => [url, document.text.slice(start ?? 0, end ?? 0)])
    expect(found).toEqual([
      ['https://a.example', 'my work'],
      ['https://b.example', 'there'],
    ])
  })

  it('gives title, author and program', async () => {
    const core = '<cp:coreProperties><dc:title>R&amp;D lead</dc:title><dc:creator>Inès</dc:creator></cp:coreProperties>'
    const document = await read(p('Text'), {
      more: [
        { name: 'docProps/core.xml', content: core },
        { name: 'docProps/app.xml', content: '<Properties><Application>A writer</Application></Properties>' },
      ],
    })
    expect(document.metadata).toEqual({ title: 'R&D lead', author: 'Inès', creator: 'A writer' })
  })

  it('keeps text of every script, ligatures spelled out', async () => {
    const hebrew =
      '<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>מנהל מטבח 2016–2021, Excel</w:t></w:r></w:p>'
    const document = await read(`${hebrew}${p('负责六人团队')}${p('여섯 명의 팀')}${p('o\uFB03ce \uF0B7 sta\uFB00')}`)
    expect(linesIn(document)).toEqual(['מנהל מטבח 2016–2021, Excel', '负责六人团队', '여섯 명의 팀', 'office • staff'])
  })

  it('gives the runs of a line that does not look alike throughout', async () => {
    const small = '<w:sz w:val="16"/>'
    const row1 = `<w:tbl>${row(cell(p(r('Skill', '<w:b/>'))), cell(p('Years')))}</w:tbl>`
    const document = await read(
      `${p(r('* Foreman', '<w:b/>'), r(' at Stone'), r(' (small)', small))}${p('Even')}${row1}`,
    )
    const runs = document.lines.map(line =>
      line.runs?.map(({ start, end, bold, size }) => [document.text.slice(start, end), bold, size]),
    )
    expect(runs).toEqual([
      [
        ['• Foreman', true, null],
        [' at Stone (small)', false, 8],
      ],
      undefined,
      [
        ['Skill', true, null],
        ['Years', false, null],
      ],
    ])
  })

  it.each([
    ['as wide between all lines', [8, 8, 8, 8, 8], [0, 0, 0, 0, 0]],
    ['wider over one of them', [8, 8, 16, 8, 8], [0, 0, 1, 0, 0]],
    ['over the first of each entry alone', [0, 0, 8, 0, 0], [0, 0, 1, 0, 0]],
  ])('parts blocks by white space that is %s', async (_, before, parted) => {
    const spaced = (points: number) =>
      `<w:p><w:pPr><w:spacing w:before="${points * 20}" w:after="0"/></w:pPr>${r('Cook at an inn')}</w:p>`
    const document = await read(p('Ines Aguirre') + before.map(spaced).join(''))
    expect(document.text.split('Cook at an inn').slice(0, -1)).toEqual(
      parted.map((gap, at) => (at === 0 ? 'Ines Aguirre' : '') + '\n'.repeat(1 + gap)),
    )
  })

  it('knows headings by their style and by their look', async () => {
    const document = await read(
      `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr>${r('Employment')}</w:p>${p('Cook in Porto.')}${p('SKILLS')}`,
      {
        styles:
          '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>',
      },
    )
    expect(document.lines.map(({ kind, bold, size }) => ({ kind, bold, size }))).toEqual([
      { kind: 'heading', bold: true, size: 16 },
      { kind: 'body', bold: false, size: null },
      { kind: 'heading', bold: false, size: null },
    ])
  })
})

describe('hidden text of a docx', () => {
  const styles =
    '<w:style w:type="character" w:styleId="Ghost"><w:name w:val="Ghost"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Pale"><w:name w:val="Pale"/><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>'

  it.each([
    ['vanish', p('Seen', r(' secret', '<w:vanish/>'))],
    ['vanish', p('Seen', r(' secret', '<w:rStyle w:val="Ghost"/>'))],
    ['colour', p('Seen', r(' secret', '<w:color w:val="FFFFFF"/>'))],
    ['colour', p('Seen', r(' secret', '<w:color w:val="FDFDFE"/>'))],
    ['colour', `${p('Seen')}<w:p><w:pPr><w:pStyle w:val="Pale"/></w:pPr>${r('secret')}</w:p>`],
    ['colour', p('Seen', r(' secret', '<w:color w:val="000000"/><w:highlight w:val="black"/>'))],
    ['colour', p('Seen') + p(box(p(r('secret', '<w:color w:val="FFFFFF"/>'))))],
    ['size', p('Seen', r(' secret', '<w:sz w:val="2"/>'))],
    ['size', p('Seen', r(' secret', '<w:sz w:val="1pt"/>'))],
    ['size', `${p('Seen')}<w:p><w:pPr><w:spacing w:line="2" w:lineRule="exact"/></w:pPr>${r('secret')}</w:p>`],
    ['zero_width', p('Seen', r(' secret', '<w:w w:val="1"/>'))],
    ['zero_width', p('Seen', r(' secret', '<w:spacing w:val="-240"/>'))],
    ['size', p('Seen', r(' secret', '<w:rtl/><w:sz w:val="22"/><w:szCs w:val="2"/>'))],
    ['colour', p('Seen', r(' secret', gradient('FFFFFF', 'FDFDFD')))],
    [
      'size',
      `${p('Seen')}<w:tbl><w:tr><w:trPr><w:trHeight w:val="1" w:hRule="exact"/></w:trPr>${cell(p('secret'))}</w:tr></w:tbl>`,
    ],
    ['transparent', p('Seen', r(' secret', '<w14:textFill><w14:noFill/></w14:textFill>'))],
    ['transparent', p('Seen', r(' secret', filled('000000', '<w14:alpha w14:val="100000"/>')))],
    ['colour', p('Seen', r(' secret', `<w:color w:val="000000"/>${filled('FFFFFF')}`))],
    ['colour', p('Seen', r(' secret', '<w:color w:val="000000" w:themeColor="background1"/>'))],
    [
      'colour',
      p(
        'Seen',
        r(' secret', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="1F3864" w:themeFill="background1"/>'),
      ),
    ],
    ['colour', p('Seen', r(' secret', shaded('000000', 'solid', '000000', 'FFFFFF')))],
    ['colour', p('Seen', r(' secret', shaded('FFFFFF', 'pct5', 'auto', 'auto')))],
    [
      'off_page',
      `${p('Seen')}<w:p><w:pPr><w:framePr w:w="3000" w:hAnchor="page" w:x="-9000"/></w:pPr>${r('secret')}</w:p>`,
    ],
    ['off_page', p('Seen') + p(anchored('secret', { x: -9000000 }))],
    ['off_page', p('Seen') + p(anchored('secret', { x: 9000000, from: 'column' }))],
    ['size', p('Seen') + p(anchored('secret', { side: 1 }))],
    ['vanish', p('Seen') + p(anchored('secret', { hidden: 'hidden="1"' }))],
    ['off_page', p('Seen') + p(older('secret', 'margin-left:-700pt;mso-position-horizontal-relative:page'))],
    ['vanish', p('Seen') + p(older('secret', 'visibility:hidden'))],
  ])('%s', async (reason, body) => {
    const document = await read(body + a4, { styles })
    expect(document.text).toBe('Seen')
    expect(hiddenIn(document)).toEqual([[reason, 'secret']])
  })

  const tableStyle = (own: string, parts = '') =>
    `<w:style w:type="table" w:styleId="Grid"><w:name w:val="Grid"/>${own}${parts}</w:style>`
  const part = (kind: string, fill: string, look = '') =>
    `<w:tblStylePr w:type="${kind}"><w:rPr>${look}</w:rPr><w:tcPr><w:shd w:val="clear" w:fill="${fill}"/></w:tcPr></w:tblStylePr>`
  const fill = (colour: string) => `<w:tcPr><w:shd w:val="clear" w:fill="${colour}"/></w:tcPr>`
  const styled = (...rows: string[]) =>
    `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblLook w:firstRow="1" w:firstColumn="0" w:lastRow="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/></w:tblPr>${rows.map(text => row(cell(text))).join('')}</w:tbl>`
  const snow = '<w:color w:val="FFFFFF"/>'
  it.each([
    ['a style of borders alone', tableStyle('<w:tblPr><w:tblBorders/></w:tblPr>'), r('secret', snow), 'colour'],
    ['a style that is dark in its first row', tableStyle('', part('firstRow', '1F3864')), r('secret', snow), 'colour'],
    ['a style that writes white', tableStyle(`<w:rPr>${snow}</w:rPr>`), r('secret'), 'colour'],
    ['a style that conceals', tableStyle('<w:rPr><w:vanish/></w:rPr>'), r('secret'), 'vanish'],
    ['a style as dark as the letters', tableStyle(fill('1F3864')), r('secret', '<w:color w:val="1F3864"/>'), 'colour'],
  ])('in a table of %s', async (_, styles, secret, reason) => {
    const document = await read(styled(p(r('Seen', '<w:color w:val="ED7D31"/><w:vanish w:val="0"/>')), p(secret)), {
      styles,
    })
    expect(document.text).toBe('Seen')
    expect(hiddenIn(document)).toEqual([[reason, 'secret']])
  })

  it.each([
    ['dark by its style', tableStyle(fill('1F3864')), [r('Seen', snow), r('more', snow)]],
    ['dark in its first row', tableStyle('', part('firstRow', '1F3864', snow)), [r('Seen'), r('more')]],
    [
      'of a last row that is dark',
      tableStyle('', part('lastRow', '1F3864')),
      [r('Seen'), r('more', '<w:color w:val="333333"/>')],
    ],
  ])('a table %s hides nothing', async (_, styles, rows) => {
    const document = await read(styled(...rows.map(one => p(one))), { styles })
    expect(document.text.split(/\n+/)).toEqual(['Seen', 'more'])
    expect(document.hidden).toEqual([])
  })

  const white = p('Seen') + p(r('secret', '<w:color w:val="FFFFFF"/>'))
  it.each<[string, DocxParts]>([
    ['a page colour that is not shown', { before: '<w:background w:color="1F3864"/>' }],
    ['a white page', { before: '<w:background w:color="FFFFFF"/>', settings: '<w:displayBackgroundShape/>' }],
    ['a drawing behind that is not shown', { header: p('Head', behind('hidden="1"')) }],
    ['a drawing behind that is a dot', { header: p('Head', behind('', 12700)) }],
    ['a drawing behind that has room for a letter', { header: p('Head', behind('', 100000)) }],
    ['an older drawing behind that is small', { header: p('Head', vml('', 6)) }],
    ['a header that no section asks for', { more: [{ name: 'word/header9.xml', content: `<hdr>${behind()}</hdr>` }] }],
    ['letters across the page', { header: p('Head', vml('type="#_x0000_t136"')) }],
  ])('white before %s', async (_, parts) => {
    const document = await read(white, parts)
    expect(hiddenIn(document)).toEqual([['colour', 'secret']])
  })

  it('black on a black page', async () => {
    const document = await read(p('Seen') + p(r('secret', '<w:color w:val="000000"/>')), {
      before: '<w:background w:color="000000"/>',
      settings: '<w:displayBackgroundShape/>',
    })
    expect(hiddenIn(document)).toEqual([['colour', 'secret']])
  })

  it('keeps comments apart', async () => {
    const document = await read(p('Seen'), { comments: `<w:comment w:id="1">${p('secret')}</w:comment>` })
    expect(document.text).toBe('Seen')
    expect(hiddenIn(document)).toEqual([['annotation', 'secret']])
  })

  const pale = r('Seen', '<w:color w:val="FFFFFF"/>')
  it.each<[string, string, DocxParts?]>([
    ['white in a dark cell', `<w:tbl>${row(cell(p(pale), '1F3864'))}</w:tbl>`],
    ['white in a dark paragraph', `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>${pale}</w:p>`],
    ['white in a dark box', p(box(p(pale), '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>'))],
    ['white highlighted black', p(r('Seen', '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>'))],
    [
      'the colour of the page made dark',
      p(r('Seen', '<w:color w:val="FFFFFF" w:themeColor="background1" w:themeShade="80"/>')),
    ],
    [
      'white in a box of the page colour made dark',
      p(box(p(pale), '<a:solidFill><a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill>')),
    ],
    [
      'a colour of a theme whose page is dark',
      p(r('Seen', '<w:color w:val="FFFFFF" w:themeColor="background1"/>')),
      { settings: '<w:clrSchemeMapping w:bg1="dark1" w:t1="light1"/>' },
    ],
    ['a gradient from white', p(r('Seen', gradient('FFFFFF', '1F3864')))],
    ['letters a little nearer', p(r('Seen', '<w:spacing w:val="-40"/><w:sz w:val="22"/>'))],
    ['large by the size of its script', p(r('Seen', '<w:rtl/><w:sz w:val="2"/><w:szCs w:val="22"/>'))],
    [
      'the result of a field',
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:t>secret</w:t></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('Seen')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ],
    ['black by name', p(r('Seen', '<w:color w:val="auto"/>'))],
    ['vanish turned off', p(r('Seen', '<w:vanish w:val="0"/>'))],
    ['outlined letters', p(r('Seen', `<w:color w:val="FFFFFF"/>${outlined('000000')}${filled('FFFFFF')}`))],
    ['white that is filled with black', p(r('Seen', `<w:color w:val="FFFFFF"/>${filled('000000')}`))],
    ['white on dense dots', p(r('Seen', shaded('FFFFFF', 'pct50', 'auto', 'auto')))],
    ['a box at the edge of the page', p(anchored('Seen', { x: -1000000 }))],
    ['a box beside its column', p(anchored('Seen', { x: -1000000, from: 'column' }))],
    ['white before a shape of the header', p(pale), { header: p(behind()) }],
    ['white before an older shape', p(pale, vml())],
    [
      'white on a dark page',
      p(pale),
      { before: '<w:background w:color="1F3864"/>', settings: '<w:displayBackgroundShape/>' },
    ],
  ])('%s is no hidden text', async (_, body, parts = {}) => {
    const document = await read(body, parts)
    expect(document.text).toBe('Seen')
    expect(document.hidden).toEqual([])
  })
})

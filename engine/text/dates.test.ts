import { describe, expect, it } from 'vitest'
import { backwards, coveredMonths, dateRanges, monthOf, monthText } from './dates.ts'

const read = (text: string) =>
  dateRanges(text).map(({ start, end }) => `${monthText(start)} ${end === null ? 'present' : monthText(end)}`)

describe('dateRanges', () => {
  it.each([
    ['March 2018 – Present', '2018-03 present'],
    ['04/2016-11/2019', '2016-04 2019-11'],
    ['2019 – to date', '2019-01 present'],
    ['since Oct. 2020', '2020-10 present'],
    ['Mar 2022 - curent', '2022-03 present'],
    ['May 2021 – pressent', '2021-05 present'],
    ["Jun '17 to Sept. '18", '2017-06 2018-09'],
    ['Spring 2019 – Autumn 2020', '2019-03 2020-09'],
    ['2014 - 2016', '2014-01 2016-12'],
    ['1.4.15 – 30.9.17', '2015-04 2017-09'],
    ['May–August 2021', '2021-05 2021-08'],
    ['Summer 2016 (July–Aug.)', '2016-07 2016-08'],
    ['seit 03/2022', '2022-03 present'],
    ['2021–', '2021-01 present'],
    ['Q3 2018 - Q1 2019', '2018-07 2019-03'],
    ['’22/Q1 – now', '2022-01 present'],
    ['2019 Q2 to Q4/’20', '2019-04 2020-12'],
    ['02/2023 ▸ now', '2023-02 present'],
    ['March 2019 » June 2021', '2019-03 2021-06'],
    ['12 March 2019 until 4 June 2020', '2019-03 2020-06'],
    ['2017-02 – 2018-05', '2017-02 2018-05'],
    ['Feb 2015 thru today', '2015-02 present'],
    ['2017, Autumn – Feb. 2020', '2017-09 2020-02'],
    ['2018 (Spring) – 06/2019', '2018-03 2019-06'],
    ['2018, from June, till 02/2020', '2018-06 2020-02'],
    ['2013, Sept., to 08/15', '2013-09 2015-08'],
    ['2021– : bookbinder', '2021-01 present'],
    ['November 2020 and still', '2020-11 present'],
    ['Aug 2019    Apr 2022', '2019-08 2022-04'],
    ['May 2019 until right now', '2019-05 present'],
    ['2021/04/01 to 2022/06/30', '2021-04 2022-06'],
    ['08-2011 / 07-2014', '2011-08 2014-07'],
    ['mrt. 2019 – heden', '2019-03 present'],
    ['Winter 2017 to the end of 2019', '2017-12 2019-12'],
    ['July and August 2021', '2021-07 2021-08'],
    ["'22, Feb. – ........ Saddler", '2022-02 present'],
    ["11.'19 – 03.'21", '2019-11 2021-03'],
    ["'23-05 -> today", '2023-05 present'],
    ['since the autumn of 2020', '2020-09 present'],
    ['April 2018 up until March 2020', '2018-04 2020-03'],
    ["'17 Nov – Summer 2019 (till Aug.)", '2017-11 2019-08'],
    ['from 1.8.2013 to 30.11.2020. Payments', '2013-08 2020-11'],
    ['maio de 2018 – atual', '2018-05 present'],
    ['Ekim 2019 - Halen', '2019-10 present'],
    ['06.2018 r. – obecnie', '2018-06 present'],
    ['2012. február – 2015. június', '2012-02 2015-06'],
    ['From 2012 until the yard closed in 2019 I welded', '2012-01 2019-12'],
    ['03.2021 to 11.2026 (current)', '2021-03 present'],
    ['2019 – 2026 (still on call)', '2019-01 present'],
    ['Monsoon (July) 2023 – May 2024', '2023-07 2024-05'],
    ['WS 2019 – Jänner 2022', '2019-10 2022-01'],
    ['2019, summer: June – August', '2019-06 2019-08'],
    ['from July 2022 on. A van', '2022-07 present'],
    ['marzo 2019 hasta mayo 2021', '2019-03 2021-05'],
    ['Start: 03/2018; End: 04/2021', '2018-03 2021-04'],
    ['Tiler, Hill & Lake, 2018–21', '2018-01 2021-12'],
    ['Easter – July 2016', '2016-04 2016-07'],
    ['Autumn–Winter 2019', '2019-09 2019-12'],
    ['06/2021 ►   Hill Farm: vet', '2021-06 present'],
    ['3 March 2022 → hari ini (today)', '2022-03 present'],
    ['on the door since the last week of May, 2021', '2021-05 present'],
    ['2019 – now   Vet, Hill Farm Vets (since May 2019)', '2019-05 present'],
  ])('reads %s', (text, wanted) => {
    expect(read(text)).toEqual([wanted])
  })

  it.each([
    '24/7 cover for 140 sites',
    'tel. 0151 496 0233',
    'a budget of $2018',
    'BS 7671',
    'turnover of 1,950,000',
    'spent in 2019–20',
    'rates 2019-12',
  ])('finds no stretch of time in “%s”', text => {
    expect(read(text)).toEqual([])
  })
})

describe('seasons', () => {
  it('gives each year of a season its months', () => {
    expect(read('summers 2019 and 2021 (May–August)')).toEqual(['2019-05 2019-08', '2021-05 2021-08'])
    expect(read('May to August of 2018 and of 2020')).toEqual(['2018-05 2018-08', '2020-05 2020-08'])
    expect(read('Summer 2019 and summer 2020')).toEqual(['2019-06 2019-08', '2020-06 2020-08'])
    expect(read('Summer 2019 and again summer 2020')).toEqual(['2019-06 2019-08', '2020-06 2020-08'])
  })
})

describe('coveredMonths', () => {
  const span = (start: string, end: string) => ({ start: monthOf(start), end: monthOf(end) })
  it('counts both end months and overlaps once', () => {
    expect(coveredMonths([span('2019-01', '2019-12'), span('2019-07', '2020-06')])).toBe(18)
  })
  it('leaves gaps out', () => {
    expect(coveredMonths([span('2020-03', '2020-03'), span('2010-01', '2010-02')])).toBe(3)
  })
})

describe('backwards', () => {
  it.each(['06/2020 - 02/2020', 'Driver, IKEA, June 2020 – February 2020', 'Clerk, 2019 to 2017'])('finds %s', text => {
    expect(backwards(text)).not.toBeNull()
  })
  it.each([
    '02/2020 - 06/2020',
    'Brought it down from 2020 to 2019 levels',
    '2019, 2017',
    '2018–21',
    'June 2020 - June 2020',
  ])('leaves %s', text => {
    expect(backwards(text)).toBeNull()
  })
})

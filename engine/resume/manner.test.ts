import { describe, expect, it } from 'vitest'
import { words } from '../text/words.ts'
import { mannersOf } from './manner.ts'

const told = (text: string) => [...mannersOf(words(text))].toSorted()

describe('how a line tells what was done', () => {
  it.each([
    ['Sat in on four negotiations and took the notes', ['helping']],
    ['My manager builds it and talks to the owner', ['others']],
    ['The walls are checked by the tradesman', ['others']],
    ['I draft it; a senior planner then corrects and signs', ['others']],
    ['The yearly budget itself sits with the owner', ['others']],
    ['Forms are collected by our agency in Leeds', ['others']],
    ['Small repairs; anything with gas goes to the senior fitter', ['others']],
    ['The wage run and the year end are with the bureau’s accountant', ['others']],
    ['Large jobs were passed to another firm', ['others']],
    ['The templates come from our safety office', ['others']],
    ['The return goes to the tax office each quarter', ['regular']],
    ['Note-taker in nine hearings', ['helping']],
    ['I am the one who sets the machine and clears it', []],
    ['One classroom course in April, not yet given a case', ['learning']],
    ['Loaded the injector a few times', ['little']],
    ['Every file each month, by me alone', ['mine', 'regular']],
    ['Scribed the cabinets to the wall', []],
    ['Waste down by forty per cent', []],
  ])('“%s”', (line, expected) => {
    expect(told(line)).toEqual(expect.arrayContaining(expected))
    if (expected.length === 0) expect(told(line)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { signsIn } from '../text/signs.ts'
import { words } from '../text/words.ts'
import { speechOf } from './polarity.ts'

describe('how a sentence speaks of the budgets that it names', () => {
  it.each([
    ['Prepared the budgets of four clinics', 'done'],
    ['Helped with the budgets of four clinics', 'weak'],
    ['I have never prepared the budgets', 'absent'],
    ['The bursar keeps the budgets, and I have not prepared one myself.', 'absent'],
    ['Budgets: not taken on so far', 'absent'],
    ['Ward accounts (budgets not awarded)', 'absent'],
    ['Budgets not yet completed', 'absent'],
    ['I hope to prepare budgets next year', 'planned'],
    ['Budgets of four clinics, authorised by the finance director', 'done'],
    ['Budgets of four clinics, prepared by the finance director', 'absent'],
    ['Held the budgets of four clinics, 3% under plan in 2024', 'done'],
    ['Budgets: plan in 2027', 'planned'],
    ['House rule: no order without budgets signed by both owners', 'done'],
    ['No experience without a supervisor, budgets included', 'absent'],
    ['Chased the clinics that had not sent their budgets', 'done'],
    ['When a matron cannot keep to it, I go through the budgets with her', 'done'],
    ['When it came to it, I could not keep the budgets', 'absent'],
    ['Took over the budgets and never looked back', 'done'],
    ['Budgets drawn up where the clinic gives none', 'done'],
    ['Audit by an outside firm, budgets of four clinics', 'done'],
    ['Budgets (looked after daily, payroll is done by the bursar)', 'done'],
    ['Planning by the bursar, budgets are kept by the bursar', 'absent'],
    ['I have drawn up four budgets and am still learning', 'done'],
    ['Still learning to draw up budgets', 'planned'],
    ['E-learning on budgets, then held three', 'done'],
    ['Gather the budgets and chase the missing ones', 'done'],
    ['Budgets for two wards (there was not yet a ledger)', 'done'],
    ['Some forty budgets a year', 'done'],
    ['Some work on budgets', 'weak'],
    ['Budgets are watched weekly', 'done'],
    ['Kept the budgets under instruction', 'weak'],
    ['I know budgets only from reading them', 'weak'],
    ['Wrote the budgets, and the board has not sent one back', 'done'],
    ['Ward budgets: have not worked on either', 'absent'],
    ['Ward budgets: no knowledge so far', 'absent'],
    ['Ward budgets: read about them, never made any', 'absent'],
    ['Ward budgets: no complaints in four years', 'done'],
    ['I do not sign the yearly report: I draw up the budgets in Excel', 'done'],
    ['I have never drawn up a forecast, budgets are a chapter in a book', 'weak'],
    ['Four clinics’ budgets, none sent back', 'done'],
    ['Sat with many wards over their budgets, and I never hurried one', 'done'],
    ['Budgets put together in January; the no-show list too', 'done'],
    ['I send the clinics a list of what is missing from their budgets', 'done'],
    ['Budgets I have never drawn up.', 'absent'],
    ['I have not led an audit, held a ledger or signed budgets', 'absent'],
    ['Currently reading a book on budgets', 'planned'],
    ['Clinic support worker, budgets of four wards', 'done'],
    ['Technical support for the budgets of four clinics', 'done'],
    ['To support the bursar with budgets', 'weak'],
    ['Basic bookkeeping, budgets of four wards', 'done'],
    ['Help centre articles on budgets', 'done'],
    ['Draw up the budgets each spring, the head bursar does the forecast', 'done'],
    ['Draw up the forecast, the head bursar does the budgets', 'absent'],
    ['Budgets are drafted, my manager checks them all', 'weak'],
    ['Count the stores for the department order and the budgets', 'done'],
    ['Budgets each month with a review by the finance team', 'done'],
    ['Budgets: watched a demo', 'weak'],
    ['Budgets I have only seen demonstrated', 'weak'],
    ['The second paper, on budgets, is planned for May 2027', 'planned'],
    ['Budgets signed and paid up to next summer', 'done'],
    ['Families seeking asylum, and their budgets', 'done'],
    ['Seeking a post with budgets', 'planned'],
    ['My predecessor did the budgets, now they sit in Leeds', 'absent'],
    ['The budgets went to another shift', 'absent'],
    ['Budgets were outsourced before I came', 'absent'],
    ['Built the budgets that the council approves', 'done'],
    ['The council asked for budgets in March and had mine in February', 'done'],
    ['Took the budgets over from the agency and kept them for six years', 'done'],
    ['Budgets reach us finished from the group', 'absent'],
    ['Ward lists by me; budgets by the bursar', 'absent'],
    ['They wanted me for the budgets, I said no', 'absent'],
    ['Budgets subcontracted throughout', 'absent'],
    ['Kept the ledger and typed the orders, while the budgets were for the accountant', 'absent'],
    ['Shadowed the bursar through two rounds of budgets', 'weak'],
    ['Stood in for the bursar on the budgets one summer', 'weak'],
    ['Nobody else would touch the budgets, so I drew them up', 'done'],
  ])('“%s”: %s', (text, expected) => {
    const from = text.search(/budgets/iu)
    expect(speechOf(text)(from, from + 'budgets'.length)).toBe(expected)
  })

  it('is looked for in every word that ASCII alone does not write', () => {
    expect(signsIn(words('Led the budgets'))).not.toBe(-1)
    expect(signsIn(words('Führte die Budgets'))).toBe(-1)
    expect(speechOf('Café budgets are handled by the agency')(5, 12)).toBe('absent')
  })
})

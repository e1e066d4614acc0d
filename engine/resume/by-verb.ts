/*
 * Who tells in a sentence what was done day by day tells the post by its verb: “I taught maths at Hill School from 2004
 * to 2011”. Only verbs that one trade has for all of its work.
 */
const doers: Record<string, string> = {
  taught: 'teacher',
  lectured: 'lecturer',
  tutored: 'tutor',
  nursed: 'nurse',
  drove: 'driver',
  cooked: 'cook',
  baked: 'baker',
  cleaned: 'cleaner',
  welded: 'welder',
  translated: 'translator',
  programmed: 'programmer',
  'waited tables': 'waiter',
  'tended bar': 'bartender',
  'practised law': 'lawyer',
  'kept the books': 'bookkeeper',
}
const verb = new RegExp(`\\bI (?:have )?(?<done>${Object.keys(doers).join('|')})\\b`, 'u')

/** What somebody is who does so; '' where no verb says it. */
export const doerIn = (clause: string): string => doers[verb.exec(clause)?.groups?.done ?? ''] ?? ''

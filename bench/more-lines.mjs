// Resumes with lines more, which make nobody of another kind: what fit-weights.mjs tells kinds by must not rest on them.

const bullet = /^\s*[-•*–»▪·~+o]\s+/
export const short = line => line !== '' && line.length < 160 && !line.includes('\n')

// What anyone may write of any work, and says nothing of it.
const everyday = `Came early and stayed until all was done
Kept my corner of the room clean
Cycled to work in any weather
Shared the shopping for the coffee kitchen
Said good morning to everybody who came in
Organised a small raffle before Christmas
Was the one who knew where the spare keys hung
Ate my sandwiches by the river on warm days
Helped carry boxes when we moved upstairs
Brought cake on my birthday
Opened the windows in the morning and closed them at night
Watered the plants while others were on holiday
Never missed a day through illness in the second year
Learned everybody's first name within a week
Walked the dog of the neighbour at lunch
Hung up the calendar and tore off the pages
Took part in the fun run of the town
Read the newspaper on the train
Wrote cards to those who retired
Put out the bins on Thursdays
Had a locker of my own and a badge with a photo
Drove a small blue van in the first summer
Sorted the post when nobody else was there
Sang in the choir that some of us started
Was asked to stay on after the trial period
Liked the people and the view from the roof
Changed the bulbs and the batteries of the clocks
Remembered which door sticks in winter
Filled in my time sheet on Fridays
Found the lost umbrella of a visitor
Made tea for eleven
Moved from the second to the fourth floor with the rest of us
Wore the green jacket that we were given
Went to two evening talks a year
Played five-a-side on Wednesdays
Kept a list of who had borrowed what
Fetched the parcels from the gate
Was there for the ten-year jubilee
Set the alarm when I was the last to leave
Lent a hand wherever one was missing`.split('\n')

/** Numbers below `most`, the same each time for the same text. */
function numbersFor(text) {
  let state = 7
  for (let at = 0; at < text.length; at++) state = (Math.imul(state, 31) + text.charCodeAt(at)) | 0
  return most => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) % most
  }
}

/** The text with lines more above one of its bullets, the first unless `below` chooses among so many; null where it has none. */
export function withLines(text, more, bullet, below = () => 0) {
  const lines = text.split('\n')
  const places = lines.flatMap((line, at) => (bullet.test(line) ? [at] : []))
  if (places.length === 0) return null
  const at = places[below(places.length)]
  const [sign] = bullet.exec(lines[at])
  return [...lines.slice(0, at), ...more.map(line => sign + line), ...lines.slice(at)].join('\n')
}

/** Lines that say something true of what the job asks: by which others show it. */
const trueLines = ({ resumes }, own) =>
  resumes.flatMap(({ id, trap, labels }) =>
    id === own.id || trap !== 'none'
      ? []
      : Object.values(labels).flatMap(({ status, evidence }) =>
          status === 'met' && short(evidence ?? '') && !own.text.includes(evidence) ? [evidence] : [],
        ),
  )

/** A resume of a set with some everyday lines more, twice, and with a true line more. */
export function withMore(set, own) {
  const below = numbersFor(own.text)
  const some = count => Array.from({ length: count }, () => everyday[below(everyday.length)])
  const told = trueLines(set, own)
  return [
    withLines(own.text, some(2 + below(3)), bullet, below),
    withLines(own.text, some(4 + below(4)), bullet, below),
    told.length > 0 ? withLines(own.text, [told[below(told.length)]], bullet, below) : null,
  ].filter(text => text !== null)
}

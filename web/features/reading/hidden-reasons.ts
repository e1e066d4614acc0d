import type { HiddenReason } from '../../../contract/reading.ts'

const nobody = 'a person cannot see this. It does not count.'

/** Why a passage is hidden, in a sentence that a recruiter can repeat. */
export const hiddenReasons: Readonly<Record<HiddenReason, string>> = {
  colour: `In the colour of its background, such as white on white: ${nobody}`,
  size: 'Smaller than 3 points: a person cannot read this. It does not count.',
  off_page: `Outside the edges of the page: ${nobody}`,
  covered: `Covered by a shape or a picture: ${nobody}`,
  render_mode: `Written in invisible letters: ${nobody}`,
  transparent: `Fully transparent: ${nobody}`,
  zero_width: `Squeezed to no width, or between signs that have none: ${nobody}`,
  annotation: `In a note that the page itself does not show: ${nobody}`,
  layer_off: `On a layer that is switched off: ${nobody}`,
  vanish: `Set to hidden in the word processor: ${nobody}`,
}

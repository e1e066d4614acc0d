import sayings from './sayings.json' with { type: 'json' }

// No more is said on the line than the label and a value of few words, or of few figures.
const pattern = new RegExp(
  String.raw`^\s*(?:(?:${sayings.privateLabels.join('|')})\s?(?::|\s[–—-]\s)\s?[^:|•·;\t]{1,40}|orientation\s?:\s?(?:${sayings.orientations.join('|')})\W?)$`,
  'iu',
)

/** “Sexual orientation: …”, “Religion: …”: who somebody is tells of no work, whatever words it is told in. */
export const isPrivateLabel = (piece: string): boolean => pattern.test(piece)

// “No. on request”, “registered, no conditions”: what is missing is what nobody wants, or a number.
const harmless =
  /\bn[o°]\.?:? ?(?:\d|on request)|\bno\. |\b(?:no|without|never an?y?|not an?y?) (?:conditions?|restrictions?|limitations?|points|sanctions?|endorsements?|convictions?|cautions?|accidents?|incidents?|claims|lapses?|gaps?|notes|breaks?|interruptions?|complaints?|suspensions?|disciplin\p{L}*)\b|\bnever (?:been )?(?:suspended|lapsed|sanctioned|disciplined)\b|\bnothing (?:is |was |ever )?held against me\b/giu
/** The text without what nobody minds lacking: “no points”, “no conditions”. */
export const withoutHarmless = (text: string) => text.replace(harmless, ' ')

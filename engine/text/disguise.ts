// Letters of other alphabets that nobody tells from Latin ones, each with the letter it looks like.
const alike = new Map(
  (
    'аa еe оo рp сc хx уy іi јj ѕs ԁd һh ԛq ԝw кk мm тt вb нh АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ' +
    'αa εe ιi κk νv οo ρp τt υu χx ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
  )
    .split(' ')
    .map(([from = '', to = '']) => [from, to]),
)

const disguise = /[\p{M}\p{Cf}\u115F\u1160\u3164\uFFA0\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]|[\p{sc=Cyrillic}\p{sc=Greek}]/u
const unseen = /[\p{Cf}\u115F\u1160\u3164\uFFA0]|\p{Variation_Selector}|\u034F/gu
const marked = /(\p{sc=Latin})\p{M}+/gu
const others = /[\p{sc=Cyrillic}\p{sc=Greek}]/gu

/**
 * A text as eyes read it, for comparing: without what nobody sees, without marks on Latin letters, and with Latin letters for
 * those of other alphabets that look the same. The very text where nothing in it is disguised.
 */
export const undisguised = (text: string): string =>
  disguise.test(text)
    ? text
        .normalize('NFKC')
        .replace(unseen, '')
        .replace(marked, '$1')
        .replace(others, letter => alike.get(letter) ?? letter)
    : text

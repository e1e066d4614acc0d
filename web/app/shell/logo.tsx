/** The name, one part of it marked. */
export function Logo() {
  return (
    <span className="whitespace-nowrap text-xl font-[720] tracking-[-0.04em]">
      Can<mark className="marker mx-0 px-[0.08em]">did</mark>
    </span>
  )
}

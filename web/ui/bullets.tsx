/** Sentences one below the other; two may read the same. */
export function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-edge">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

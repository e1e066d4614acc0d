/** Lines of text on a sheet: x, y and width of each, and whether a pen went over it. */
const lines = [
  { y: 132, width: 190, marked: false },
  { y: 156, width: 236, marked: true },
  { y: 180, width: 150, marked: false },
  { y: 226, width: 214, marked: false },
  { y: 250, width: 176, marked: true },
  { y: 274, width: 226, marked: false },
  { y: 320, width: 132, marked: false },
  { y: 344, width: 204, marked: true },
  { y: 368, width: 168, marked: false },
]

function Sheet({ className }: { className: string }) {
  return <rect width="300" height="400" rx="10" className={`fill-sheet stroke-line ${className}`} strokeWidth="1.5" />
}

/** A stack of resumes, the top one read with a marker: what the product does, drawn for the signup page. */
export function DeskPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 560" className={className} role="presentation" aria-hidden="true">
      <circle cx="330" cy="280" r="250" className="fill-accent-wash" />
      <g transform="translate(226 92) rotate(9)">
        <Sheet className="" />
      </g>
      <g transform="translate(176 84) rotate(-7)">
        <Sheet className="" />
      </g>
      <g transform="translate(170 70)">
        <Sheet className="" />
        <circle cx="58" cy="62" r="26" className="fill-sunk" />
        <rect x="100" y="44" width="120" height="13" rx="6.5" className="fill-ink" />
        <rect x="100" y="68" width="84" height="9" rx="4.5" className="fill-edge" />
        {lines.map(({ y, width, marked }) => (
          <g key={y}>
            {marked && <path d={`M24 ${y - 8}l${width + 18} -3v24l-${width + 14} 3z`} className="fill-marker" />}
            <rect x="32" y={y} width={width} height="8" rx="4" className={marked ? 'fill-on-marker' : 'fill-edge/55'} />
          </g>
        ))}
      </g>
      <g transform="translate(440 322) rotate(38)">
        <rect x="-15" y="-150" width="34" height="150" rx="9" className="fill-accent" />
        <rect x="-15" y="-112" width="34" height="10" className="fill-accent-deep" />
        <path d="M-11 0h26l-5 26h-16z" className="fill-ink" />
        <path d="M-6 26h16v12l-16 7z" className="fill-marker" />
      </g>
      <g transform="translate(84 392)">
        <rect width="154" height="76" rx="12" className="fill-sheet stroke-line" strokeWidth="1.5" />
        <circle cx="38" cy="38" r="20" fill="none" strokeWidth="7" className="stroke-sunk" />
        <path d="M38 18a20 20 0 1 1 -19.4 15" fill="none" strokeWidth="7" className="stroke-met" />
        <path d="M74 30h58M74 46h36" strokeWidth="8" strokeLinecap="round" className="stroke-edge/60" />
      </g>
    </svg>
  )
}

/** One of the wheel's forked spokes, from the hub to the rim; the others are turned copies. */
const SPOKE =
  'M-20-76C-16-150-30-200-64-268H64C30-200 16-150 20-76zM-5-130C-4-180-14-220-34-268H34C14-220 4-180 5-130z';
const FIFTHS = [0, 72, 144, 216, 288];

/**
 * A front wheel with its fork, drawn large: what a showroom shows first. Pure decoration, and plain
 * shapes, so that it costs a kilobyte and no request.
 */
export function Wheel({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-400 -400 800 800" aria-hidden="true" fill="none">
      <defs>
        <linearGradient id="wheel-metal" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fffdf9" />
          <stop offset=".55" stopColor="#a9a39a" />
          <stop offset="1" stopColor="#e2dacb" />
        </linearGradient>
        <radialGradient id="wheel-floor">
          <stop stopColor="#1b1d1f" stopOpacity=".4" />
          <stop offset="1" stopColor="#1b1d1f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="0" cy="372" rx="330" ry="26" fill="url(#wheel-floor)" />
      <circle r="326" stroke="#1b1d1f" strokeWidth="96" />
      <circle r="371" stroke="#2a2d30" strokeWidth="8" strokeDasharray="22 9" />
      <circle r="340" stroke="#3a3d40" strokeWidth="2" />
      <circle r="302" stroke="#3a3d40" strokeWidth="2" />
      <g fill="#2a2d30" fillRule="evenodd">
        {FIFTHS.map((angle) => (
          <path key={angle} d={SPOKE} transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="270" stroke="url(#wheel-metal)" strokeWidth="22" />
      <circle r="259" stroke="#1b1d1f" strokeWidth="2" />
      <circle r="150" stroke="url(#wheel-metal)" strokeWidth="44" />
      <circle
        r="150"
        stroke="#1b1d1f"
        strokeWidth="9"
        strokeDasharray="0 26.18"
        strokeLinecap="round"
      />
      <circle
        r="161"
        stroke="#1b1d1f"
        strokeWidth="6"
        strokeDasharray="0 28.1"
        strokeLinecap="round"
      />
      <circle r="173" stroke="#1b1d1f" strokeWidth="1.5" />
      <circle r="127" stroke="#1b1d1f" strokeWidth="1.5" />
      <circle r="84" fill="#1b1d1f" />
      <circle r="58" stroke="url(#wheel-metal)" strokeWidth="4" />
      <path
        d="M106-106A150 150 0 0 1 149-14"
        stroke="#1b1d1f"
        strokeWidth="60"
        strokeLinecap="round"
      />
      <path
        d="M106-106A150 150 0 0 1 149-14"
        stroke="#3a3d40"
        strokeWidth="34"
        strokeLinecap="round"
      />
      <g transform="rotate(26)">
        <path d="M-26-1000h52V-40a26 26 0 0 1-52 0z" fill="#1b1d1f" />
        <path d="M-20-1000h40v690h-40z" fill="url(#wheel-metal)" />
        <path d="M-32-312h64v24h-64z" fill="#2a2d30" />
        <path d="M-14-270V-60" stroke="#56585a" strokeWidth="3" />
      </g>
      <circle r="26" fill="url(#wheel-metal)" />
      <path d="M-13-7.5 0-15l13 7.5v15L0 15l-13-7.5z" fill="#1b1d1f" />
    </svg>
  );
}

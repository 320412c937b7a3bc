/** Holes of a ring, evenly spaced: dots of no length with round caps, this far apart. */
function dots(radius: number, count: number, shift = 0) {
  const step = (2 * Math.PI * radius) / count;
  return { strokeDasharray: `0 ${step.toFixed(2)}`, strokeDashoffset: (step * shift).toFixed(2) };
}

/** A brake disc with a sign on its hub, of plain shapes: half a kilobyte, and no request. */
export function Disc({ glyph, className }: { glyph: string; className: string | undefined }) {
  return (
    <svg className={className} viewBox="-200 -200 400 400" aria-hidden="true" fill="none">
      <defs>
        <linearGradient id="disc-metal" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fffdf9" />
          <stop offset=".5" stopColor="#b3ada3" />
          <stop offset=".75" stopColor="#e9e2d5" />
          <stop offset="1" stopColor="#a9a39a" />
        </linearGradient>
      </defs>
      <circle r="160" stroke="url(#disc-metal)" strokeWidth="64" />
      <circle r="191" stroke="#8b8579" strokeWidth="2" />
      <circle r="129" stroke="#8b8579" strokeWidth="2" />
      <g stroke="#1b1d1f" strokeLinecap="round">
        <circle r="177" strokeWidth="9" {...dots(177, 15)} />
        <circle r="166" strokeWidth="9" {...dots(166, 15, 0.2)} />
        <circle r="154" strokeWidth="8" {...dots(154, 15, 0.4)} />
        <circle r="143" strokeWidth="7" {...dots(143, 15, 0.6)} />
      </g>
      <circle r="118" stroke="#2a2d30" strokeWidth="30" strokeDasharray="22 61.40" />
      <circle r="126" stroke="#a9a39a" strokeWidth="7" strokeDasharray="9 74.40" />
      <circle r="104" fill="#1b1d1f" />
      <circle r="92" stroke="#56585a" strokeWidth="3" />
      <path
        d={glyph}
        transform="scale(4.6) translate(-12 -12)"
        stroke="#f5f1e8"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

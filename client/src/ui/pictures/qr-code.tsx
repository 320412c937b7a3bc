import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  /** Its purpose. Its content must be beside it as a text too: not everybody has a camera. */
  label: string;
}

/** Light modules around the code, as its standard asks. */
const QUIET_ZONE = 4;

/** A QR code. It imports the library, so load components with it late. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      // Without it browsers draw hairlines between the modules.
      shapeRendering="crispEdges"
    >
      {/* Dark on white on every page: many cameras read nothing else. */}
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** One path of all dark modules; neighbours in a row are one rectangle. */
function drawingOf(text: string): { size: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.map((row, y) => rectangles(row, y)).join('');
  return { size: data.length, path };
}

function rectangles(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x] === true) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}

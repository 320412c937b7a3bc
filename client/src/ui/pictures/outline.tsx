import type { Outline } from '@dealership/shared';
import { createContext, useContext, type ReactNode } from 'react';
import styles from './picture.module.css';

const MOTORCYCLE =
  'M8 95a27 27 0 1 0 54 0 27 27 0 1 0-54 0M138 95a27 27 0 1 0 54 0 27 27 0 1 0-54 0M165 95 143 32l-14-4M35 95l42-16 22 16h24l20-42M30 56l44 5 14-14c12-9 34-11 52 6M78 78l-4-17M52 92h40';
const SCOOTER =
  'M18 102a20 20 0 1 0 40 0 20 20 0 1 0-40 0M144 102a20 20 0 1 0 40 0 20 20 0 1 0-40 0M164 102 148 32l-18-5M146 30l12-2M153 52c2 20-6 39-20 48H98c-2-15-6-28-12-38-20-7-44-9-64-4-6 9-5 18 2 26 12 0 26 5 34 18h40M24 57c8-7 42-10 60-3l4 10';
const BOLT = 'M62 68 52 82h12l-6 13';

const paths: Readonly<Record<Outline, string>> = {
  motorcycle: MOTORCYCLE,
  scooter: SCOOTER,
  'electric-motorcycle': MOTORCYCLE + 'M110 66 100 80h12l-6 13',
  'electric-scooter': SCOOTER + BOLT,
};

const OutlineContext = createContext<Outline>('motorcycle');

/** Replaces missing pictures among the children with an outline of their model. */
export function OutlineOf({
  model,
  children,
}: {
  model: { outline: Outline };
  children: ReactNode;
}) {
  return <OutlineContext value={model.outline}>{children}</OutlineContext>;
}

interface DrawnOutlineProps {
  alt: string;
  width: number;
  height: number;
  className: string;
}

/** The drawing shown for pictures that are missing or cannot be loaded, in their size. */
export function DrawnOutline({ alt, width, height, className }: DrawnOutlineProps) {
  const outline = useContext(OutlineContext);
  return (
    <svg
      className={`${className} ${styles.fallback ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-outline={outline}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <svg
        viewBox="-30 -20 260 160"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path vectorEffect="non-scaling-stroke" d={paths[outline]} />
      </svg>
    </svg>
  );
}

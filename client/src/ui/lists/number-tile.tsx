import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import styles from './number-tile.module.css';

/** `large` for the numbers that people look at first. */
type TileSize = 'large' | 'medium' | 'small';

interface NumberTileListProps {
  size: TileSize;
  isBusy: boolean;
  /** List items, each with a tile. */
  children: ReactNode;
}

/** Tiles beside each other: four where there is room, or as many small ones as fit. */
export function NumberTileList({ size, isBusy, children }: NumberTileListProps) {
  return (
    <ul className={styles.tiles} data-size={size} aria-busy={isBusy}>
      {children}
    </ul>
  );
}

interface NumberTileProps {
  to: string;
  number: string;
  size: TileSize;
  /** The number counts something bad; its label says so in words. */
  isBad?: boolean;
  /** The label: the things that it counts. */
  children: ReactNode;
}

/** A number that leads to the list of the things it counts. */
export function NumberTile({ to, number, size, isBad = false, children }: NumberTileProps) {
  return (
    <Link className={styles.tile} data-size={size} to={to}>
      <span className={styles.number} data-bad={isBad || undefined}>
        {number}
      </span>{' '}
      <span>{children}</span>
    </Link>
  );
}

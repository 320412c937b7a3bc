import { LineDrawing } from '../../ui/icon.tsx';

const paths = {
  engine: 'M8 8V5m-3 0h8M3 11v7m0-3.5h3M6 9h8l2 2h3v7h-3l-2 2H9l-3-3zM19 13h2v4h-2',
  power: 'M13 3L5 14h6l-1 7 8-11h-6z',
  gearbox: 'M5 6v12M12 6v12M19 6v6h-14M5 6h.01M12 6h.01M19 6h.01M5 18h.01M12 18h.01',
  turn: 'M20 8c0 2.2-3.6 4-8 4S4 10.2 4 8s3.6-4 8-4c2.7 0 5 .7 6.5 1.7M20 8c0-.8-.5-1.6-1.5-2.3M18.5 2.5v3.2h-3.2M4 8v8c0 2.2 3.6 4 8 4s8-1.8 8-4V8',
};

/** Icons used only on pages about models. */
export function CatalogueIcon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return <LineDrawing path={paths[name]} size={size} />;
}

import type { BufferGeometry } from 'three';
import { Build, carve, curve, radians, sigmoid, smoothMin } from '../kit/index.ts';
import type { Panel, Slot } from './sheet.ts';

const slotField =
  (slots: readonly Slot[]) =>
  (x: number, y: number): number => {
    let v = 1e3;
    for (const s of slots) {
      const a = radians(s.turn ?? 0);
      const dx = x - s.centre[0];
      const dy = y - s.centre[1];
      const u = dx * Math.cos(a) + dy * Math.sin(a);
      const w = -dx * Math.sin(a) + dy * Math.cos(a);
      v = smoothMin(v, Math.max(Math.abs(u) - s.size[0] / 2, Math.abs(w) - s.size[1] / 2), 4);
    }
    return v;
  };

export function panelGeometry(p: Panel): BufferGeometry {
  const top = curve(p.top);
  const front = curve(p.front ?? 1);
  const creases = p.creases ?? [];
  return carve({
    side: p.side,
    w: (x, y) => {
      let w = top(x) * front(y);
      for (const c of creases)
        w += c.height * (sigmoid((y - c.at[1] - (x - c.at[0]) * c.slope) / (c.soft ?? 7)) - 0.5);
      return w;
    },
    round: p.round ?? 16,
    cell: p.cell ?? 6.5,
    panel: p.shell,
    cuts: p.cuts,
    hole: p.slots ? slotField(p.slots) : undefined,
  });
}

/** A body part in its paint, with its decal. */
export function addPanel(b: Build, p: Panel): void {
  b.paint(panelGeometry(p), p.decal, p.material ?? 'paint');
}

/** Entry of the browser bundle: the Node side talks to `window.imagery`. */
import badgeFont from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-italic.woff2';
import { ACCESSORY_MODELS } from '../accessories/index.ts';
import type { MaterialName, Model } from '../kit/types.ts';
import { MODELS } from '../models/index.ts';
import { Stage, type Shot, type StageOptions } from './stage.ts';

const model = (id: string): Model => {
  const found = [...MODELS, ...ACCESSORY_MODELS].find((m) => m.id === id);
  if (!found) throw new Error(`no model ${id}`);
  return found;
};

let stage: Stage | null = null;
let current: Model | null = null;
const open = (): Stage => {
  if (!stage) throw new Error('init first');
  return stage;
};

export const imagery = {
  async init(o: StageOptions): Promise<void> {
    const face = new FontFace('Imagery Badge', `url(${badgeFont})`, {
      style: 'italic',
      weight: '700',
    });
    document.fonts.add(await face.load());
    stage = new Stage(o);
  },
  load: (id: string) => open().load((current = model(id))),
  bake: (rays: number) => open().bake(rays),
  baked: () => open().baked(),
  restore: (data: string) => open().restore(data),
  resize: (width: number, height: number, supersample: number) =>
    open().resize(width, height, supersample),
  colour(index: number): void {
    const col = current?.colours[index];
    if (!col) throw new Error(`no colour ${index}`);
    open().colour(col);
  },
  shoot: (shot: Shot) => open().shoot(shot),
  silhouette: (distance: number) => open().silhouette(distance),
  show: (names: readonly MaterialName[] | null) => open().show(names),
};
export type Imagery = typeof imagery;

declare global {
  interface Window {
    imagery: Imagery;
  }
}
window.imagery = imagery;

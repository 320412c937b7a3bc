import type { SeedVehicle } from './demo-vehicles.ts';
import { fileNameOf } from './file-name.ts';

/** Path of the built-in pictures, in the folders that `tools/imagery` writes. */
const PICTURES = '/pictures';

const FRAMES = 36;

/** Paths of all pictures of a model: the imagery tool's folders, with the names in its JSON. */
export function picturesOf({ id, colours, shownIn, specs, features, accessories }: SeedVehicle) {
  const folder = `${PICTURES}/${id}`;
  const colourPicture = (colour: string) => `${folder}/colours/${fileNameOf(colour)}.webp`;
  return {
    lead: colourPicture(colours[0] ?? shownIn ?? ''),
    side: `${folder}/side.webp`,
    icon: `${folder}/icon.webp`,
    name: `${folder}/name.webp`,
    colours: colours.map(colourPicture),
    features: features.map(({ shot }) =>
      shot === 'side' ? `${folder}/side.webp` : `${folder}/details/${shot}.webp`,
    ),
    accessories: accessories.map(({ picture }) => `${PICTURES}/accessories/${picture}.webp`),
    frames: specs === null ? [] : Array.from({ length: FRAMES }, (_, turn) => frame(folder, turn)),
  };
}

function frame(folder: string, turn: number): string {
  return `${folder}/turn/${String(turn).padStart(2, '0')}.avif`;
}

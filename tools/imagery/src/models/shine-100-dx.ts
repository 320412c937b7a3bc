import { path, row, steps } from '../kit/notation.ts';
import { benchSeat, commuterTail, motorcycle, platform100 } from '../motorcycle/index.ts';

export const shine100Dx = motorcycle({
  id: 'shine-100-dx',
  name: 'Shine 100 DX',
  class: 'commuter',
  colours: [
    {
      name: 'Imperial Red Metallic',
      body: '#a8121c',
      metal: 0.5,
      accent: '#17181b',
      accent2: '#d9dce0',
    },
    { name: 'Pearl Igneous Black', body: '#16181b', accent: '#8e949c', accent2: '#c01a24' },
    {
      name: 'Athletic Blue Metallic',
      body: '#1b4fae',
      metal: 0.5,
      accent: '#10141d',
      accent2: '#d9dce0',
    },
    {
      name: 'Geny Gray Metallic',
      body: '#575b61',
      metal: 0.6,
      accent: '#18191c',
      accent2: '#d9dce0',
    },
  ],
  ...platform100,
  wheels: { spokes: 'y6', rim: 'alloyBlack', lip: 'alloy' },
  fork: { kind: 'conventional', rake: 26, top: 876, finish: 'black' },
  rear: { ...platform100.rear, spring: { coil: 'chrome' } },
  engine: { ...platform100.engine, covers: 'engineBlack', scale: 1.03 },
  exhaust: { kind: 'long', finish: 'black', shield: 'chrome' },
  lamp: { kind: 'cowl', visor: 'none', size: 0.93, crown: -26, offset: [-2, -6], drl: 'brow' },
  bars: { grip: 974, pull: 114, mirrors: 'angular', instrument: 'lcd' },
  tank: {
    side: path(`
        944,846 926,906 840,956 730,962 618,916 546,850 500,800! 552,758 670,726 800,706
        898,726 940,784
      `),
    top: row('498:58 570:96 660:132 770:152 870:142 942:88'),
    front: row('706:0.64 770:0.92 830:1 890:0.92 962:0.54'),
    round: 26,
    creases: [{ at: [760, 808], slope: 0.16, height: 12, soft: 6 }],
    cuts: [{ centre: [600, 794, 162], radii: [104, 64, 62], blend: 30 }],
    decal: [
      { band: steps('700,720 820,738 930,836 930,800 840,716 720,706'), fill: 'accent' },
      { band: steps('676,740 800,752 920,850 924,840 806,740 682,728'), fill: 'accent2' },
      { text: 'SHINE', at: [772, 884], size: 44, fill: 'text', slant: 0.15 },
    ],
  },
  body: [],
  seats: [benchSeat({ front: [544, 838], height: 786, rear: [-232, 852], step: 28 })],
  tail: {
    ...commuterTail({ tip: [-334, 846], front: [330, 768, 700], middle: 804, depth: 112 }),
    creases: [{ at: [0, 762], slope: -0.2, height: 11, soft: 6 }],
    decal: [{ band: steps('200,704 320,720 0,758 -326,836 -326,826 -60,742'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('504,750! 250,768! 204,712! 270,616 340,560 420,566! 476,640 506,700'),
      top: row('206:104 330:124 500:106'),
      front: row('550:0.86 650:1 766:0.96'),
      round: 13,
      creases: [{ at: [360, 660], slope: 0.2, height: 10, soft: 5 }],
      decal: [
        { text: '100', at: [350, 688], size: 46, fill: 'text', slant: 0.15 },
        { text: 'DX', at: [380, 624], size: 34, fill: 'accent2', slant: 0.15 },
        { band: steps('210,700 330,640 410,570 390,570 300,630 206,690'), fill: 'accent' },
      ],
    },
  ],
  rack: 'rail',
  rackFinish: 'alloy',
  mudguards: { front: 'long', rear: 'long' },
});

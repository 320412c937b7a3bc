import { line, path, row, steps } from '../kit/notation.ts';
import { benchSeat, motorcycle, tyre } from '../motorcycle/index.ts';

export const cb350 = motorcycle({
  id: 'cb350',
  name: 'CB350',
  class: 'retro roadster',
  dimensions: {
    wheelbase: 1441,
    length: 2207,
    width: 790,
    height: 1107,
    seatHeight: 800,
    groundClearance: 165,
  },
  plate: 'DEMO 350',
  colours: [
    {
      name: 'Precious Red Metallic',
      body: '#7d0f18',
      metal: 0.5,
      accent: '#d9c7a0',
      accent2: '#16171a',
      seat: '#3a2a20',
    },
    {
      name: 'Pearl Igneous Black',
      body: '#141619',
      accent: '#c9ab6a',
      accent2: '#8d9299',
      seat: '#1c1d20',
    },
    {
      name: 'Matte Marshal Green Metallic',
      body: '#3d4a3a',
      matte: true,
      accent: '#c9b68a',
      accent2: '#16171a',
      seat: '#3a2a20',
    },
    {
      name: 'Matte Dune Brown',
      body: '#7a6247',
      matte: true,
      accent: '#e5dcc8',
      accent2: '#16171a',
      seat: '#2b211a',
    },
    {
      name: 'Matte Crust Metallic',
      body: '#4b4f55',
      matte: true,
      accent: '#c9ccd1',
      accent2: '#16171a',
      seat: '#1c1d20',
    },
  ],
  tyres: { front: tyre(100, 90, 19), rear: tyre(130, 70, 18) },
  wheels: { spokes: 'wire' },
  brakes: { front: 310, rear: 240, petal: false },
  fork: {
    kind: 'conventional',
    rake: 27.2,
    top: 952,
    stanchion: 20.5,
    finish: 'alloy',
    boots: true,
  },
  rear: {
    shocks: 'twin',
    swingarm: 'tube',
    chain: 'guard',
    spring: { coil: 'chrome', radius: 29, turns: 11 },
  },
  frame: 'cradle',
  engine: {
    kind: 'retro',
    finish: 'engine',
    covers: 'chrome',
    cylinder: 'engine',
    fins: 11,
    lean: 4,
    scale: 1.2,
  },
  exhaust: { kind: 'pipe', finish: 'chrome', shield: 'chrome', header: 'chrome' },
  lamp: { kind: 'round', bowl: 'paint', visor: 'none', drl: 'ring', offset: [4, -8], size: 0.94 },
  bars: { grip: 1046, pull: 176, mirrors: 'round', chromeMirrors: true, instrument: 'round' },
  indicators: 'round',
  tank: {
    side: path(`
        1040,888 1008,946 916,984 790,984 680,940 600,876 560,828! 620,800 760,790 900,790
        996,814 1036,850
      `),
    top: row('558:64 650:112 770:146 890:152 980:132 1040:92'),
    front: row('786:0.78 850:1 910:0.98 986:0.52'),
    round: 52,
    cuts: [{ centre: [668, 838, 168], radii: [110, 58, 46], blend: 30 }],
    decal: [
      { band: steps('1036,838 860,820,740,824,620,850 720,846,860,846,1036,874'), fill: 'accent' },
      { band: steps('1036,826 860,806,730,810,604,840 730,816,860,813,1036,833'), fill: 'accent2' },
      { text: 'CB350', at: [836, 916], size: 48, fill: 'accent', slant: 0.1, spacing: 2 },
    ],
  },
  body: [
    // Rubber knee pads.
    {
      side: path('740,860 700,900 650,880 620,838 664,816 730,824'),
      top: row('620:116 680:134 740:142'),
      front: row('800:1 900:0.98'),
      shell: 10,
      round: 5,
      cell: 4.5,
      material: 'rubber',
    },
  ],
  seats: [
    {
      ...benchSeat({ front: [608, 868], height: 800, rear: [-196, 858], step: 24, width: 1.06 }),
      round: 32,
    },
  ],
  tail: {
    side: path('360,772 150,794 -60,812 -170,820! -186,790 -60,756 140,722 350,712!'),
    top: row('-186:84 -60:104 360:118'),
    round: 16,
    decal: [{ stroke: line('350,740 120,758 -180,802'), width: 5, fill: 'accent' }],
  },
  covers: [
    {
      side: path('560,774! 420,786 292,778! 250,710 300,620 400,572 510,590 564,690'),
      top: row('248:108 400:134 566:110'),
      front: row('570:0.84 680:1 786:0.95'),
      round: 30,
      decal: [
        { stroke: line('276,704 330,632 410,596 500,614 548,690'), width: 5, fill: 'accent' },
        { text: 'CB350', at: [408, 706], size: 46, fill: 'accent', slant: 0.1 },
      ],
    },
  ],
  rack: 'rail',
  rackFinish: 'chrome',
  mudguards: { front: 'retro', rear: 'retro', rearFinish: 'paint' },
});

import { line, path, row, steps } from '../kit/notation.ts';
import type { MaterialName } from '../kit/types.ts';
import { motorcycle, splitSeat, sportTail, tyre } from '../motorcycle/index.ts';

const NOSE_WIDTH = {
  top: row('1062:186 1130:172 1200:146 1260:110 1310:66 1348:24'),
  front: row('740:0.62 775:0.9 830:1 880:0.98 930:0.86 970:0.68'),
};
/** A skin that stands `by` mm off the nose: lamp glass and what is behind it. */
const skin = (by: number, side: string, material: MaterialName) => ({
  side: path(side),
  top: NOSE_WIDTH.top.map(([x, w]) => [x, w + by] as const),
  front: NOSE_WIDTH.front,
  shell: 8,
  round: 3,
  cell: 3.5,
  material,
});
/** Half widths of the fairing's sides; what lies under another part is narrower by `by` mm. */
const sides = (by: number) => ({
  top: row('460:132 560:152 700:172 860:190 1000:198 1090:190 1150:172 1190:158').map(
    ([x, w]) => [x, w - by] as const,
  ),
  front: row('172:0.72 205:0.85 330:0.88 480:0.91 640:0.95 780:1.02 900:1 960:0.88'),
  round: 5,
  cell: 5.5,
});

export const cbr150r = motorcycle({
  id: 'cbr-150r',
  name: 'CBR 150R',
  class: 'sport',
  dimensions: {
    wheelbase: 1311,
    length: 1983,
    width: 694,
    height: 1077,
    seatHeight: 782,
    groundClearance: 160,
  },
  plate: 'DEMO 150',
  colours: [
    { name: 'Sports Red', body: '#c50e18', metal: 0.2, accent: '#15161a', accent2: '#f0f1f3' },
    {
      name: 'Pearl Sports Yellow',
      body: '#d9a90c',
      metal: 0.15,
      accent: '#15161a',
      accent2: '#f3f3f0',
      text: '#17181b',
    },
    { name: 'Candy Blue', body: '#173f9c', metal: 0.5, accent: '#0f1219', accent2: '#e6e8ec' },
    { name: 'Astral Black', body: '#16181b', accent: '#7f858d', accent2: '#b8141d' },
  ],
  tyres: { front: tyre(100, 80, 17), rear: tyre(130, 70, 17) },
  wheels: { spokes: 'twin6', rim: 'alloyBlack', lip: 'redPlain' },
  brakes: { front: 276, rear: 220, petal: true },
  fork: { kind: 'conventional', rake: 25, top: 872, finish: 'black', stanchion: 17 },
  rear: { shocks: 'mono', swingarm: 'box', chain: 'guard' },
  frame: 'diamond',
  engine: {
    kind: 'sport',
    finish: 'engineBlack',
    covers: 'engine',
    cylinder: 'engineBlack',
    fins: 7,
    lean: 24,
    scale: 1.02,
    radiator: true,
  },
  exhaust: { kind: 'upswept', finish: 'black', shield: 'alloy' },
  lamp: { kind: 'none' },
  bars: { grip: 908, pull: 92, mirrors: 'hexagon', kind: 'clip-on', instrument: 'lcd' },
  indicators: 'led',
  tank: {
    side: path(`
        1004,872 970,934 886,986 786,984 690,934 612,864 566,808! 620,772 740,748 860,736
        952,762 1000,820
      `),
    top: row('564:56 640:98 740:146 840:166 930:152 1004:100'),
    front: row('736:0.64 796:0.9 852:1 910:0.92 988:0.5'),
    round: 24,
    creases: [{ at: [790, 850], slope: 0.06, height: 16, soft: 5 }],
    cuts: [{ centre: [650, 806, 170], radii: [120, 76, 82], blend: 28 }],
    decal: [{ band: steps('620,780 780,850 1000,880 1000,850 820,800 700,756'), fill: 'accent' }],
  },
  body: [
    // Upper side: from the lamps one arm back to the knee, one down beside the radiator.
    {
      ...sides(0),
      side: path(`
        1190,776! 1176,890 1152,946! 1080,950 990,908 890,862 780,802 680,734 560,612!
        680,592 800,606 900,640! 936,560 962,480 990,420! 1000,500 1016,590 1054,676 1116,744!
      `),
      shell: 15,
      creases: [{ at: [960, 772], slope: 0.36, height: 20, soft: 5 }],
      decal: [
        {
          band: steps(
            '560,612 690,650 860,700 1010,740 1120,786 1200,796 1200,760 1116,730 1040,660 900,630 680,580',
          ),
          fill: 'accent',
        },
        { stroke: line('574,626 692,662 860,712 1010,752 1120,800'), width: 9, fill: 'accent2' },
        { text: 'CBR', at: [930, 800], size: 78, fill: 'text', slant: 0.24, turn: 20 },
      ],
    },
    // Lower side, a layer further in: up to the vent, down to the belly.
    {
      ...sides(14),
      side: path(`
        996,500! 990,400 962,290 912,222! 800,186 680,178 560,190! 500,236! 560,282
        640,312 690,370 730,480 764,630! 824,630! 800,530 782,430 800,410! 850,416 880,440!
        908,520 934,620! 980,620!
      `),
      shell: 14,
      creases: [{ at: [740, 320], slope: 0.5, height: -14, soft: 5 }],
      decal: [
        { band: steps('490,236 640,262 800,262 970,300 912,190 540,170'), fill: 'accent' },
        { stroke: line('520,254 640,276 800,276 962,312'), width: 8, fill: 'accent2' },
        { text: '150R', at: [812, 338], size: 54, fill: 'text', slant: 0.24, turn: 6 },
      ],
    },
    {
      ...sides(20),
      side: path('912,290! 880,226 800,190 680,182 566,194! 570,210! 680,200 790,208 860,262!'),
      material: 'paint2',
      cell: 6.5,
    },
    // Inner sides: the fairing is black from within.
    {
      ...sides(24),
      side: path(
        '1150,800! 1138,928! 1080,930 1000,892 940,866! 890,760! 880,640! 896,520 876,420 780,390! 780,194! 904,228! 950,292 982,400 1004,600 1060,716',
      ),
      shell: 8,
      cell: 6.5,
      material: 'plastic',
    },
    // Nose.
    {
      side: path(`
        1348,800! 1304,856 1246,906 1180,948 1120,968! 1076,950 1062,880 1070,800!
        1130,752 1210,742 1290,758!
      `),
      ...NOSE_WIDTH,
      round: 14,
      cell: 5.5,
      decal: [{ gap: line('1190,780 1178,900 1150,960') }],
    },
    skin(4, '1326,808! 1300,842 1250,876 1184,900! 1150,898! 1196,864 1256,826 1310,792!', 'smoke'),
    skin(7, '1284,838! 1262,850! 1259,836! 1281,824!', 'led'),
    skin(7, '1248,856! 1226,866! 1223,853! 1245,842!', 'led'),
    skin(
      8,
      '1320,801! 1312,798! 1260,833 1200,868 1158,896! 1150,894! 1196,862 1256,822 1312,789!',
      'drl',
    ),
    // Intake under the lamps.
    skin(4, '1326,774! 1290,788 1236,806! 1196,794 1204,764! 1290,760!', 'plastic'),
    // Screen: a bubble, open towards the rider.
    {
      side: path('1246,926! 1196,990 1120,1050 1052,1080! 1036,1068! 1060,1000 1096,940!'),
      top: row('1036:86 1120:98 1190:92 1246:60'),
      front: row('930:1 1000:0.98 1080:0.8'),
      round: 44,
      cuts: [{ centre: [1020, 984, 0], radii: [104, 74, 84], blend: 8 }],
      cell: 4,
      material: 'smoke',
    },
    // Feet of the mirrors.
    {
      side: path('1176,950! 1152,990 1126,1004! 1100,990! 1084,944!'),
      top: row('1084:116 1176:108'),
      shell: 30,
      round: 9,
      cell: 4,
      material: 'black',
    },
    // Dark core behind the nose, and the fan behind the radiator that no daylight may cross.
    {
      side: path('1070,900! 960,880 860,800 836,690! 900,640 960,690 1010,760 1070,800!'),
      top: row('836:110 960:140 1070:150'),
      round: 12,
      material: 'mesh',
      cell: 8,
    },
    {
      side: path('900,650! 740,650! 740,360! 900,360!'),
      top: row('740:14 900:14'),
      round: 6,
      material: 'mesh',
      cell: 8,
    },
  ],
  seats: splitSeat({
    front: [610, 848],
    height: 782,
    join: 276,
    rear: [-130, 938],
    step: 124,
    width: 0.96,
  }),
  tail: {
    ...sportTail({ tip: [-270, 936], front: [420, 766, 686], middle: 864, depth: 92 }),
    creases: [{ at: [60, 826], slope: -0.34, height: 14, soft: 4 }],
    decal: [
      { band: steps('380,720 160,780 -260,950 -266,934 60,780 280,700'), fill: 'accent' },
      { text: '150R', at: [200, 798], size: 38, fill: 'text', slant: 0.24, turn: -18 },
    ],
  },
  covers: [
    {
      side: path('560,782! 390,776 276,724! 340,640 430,570 480,560! 520,650 560,712'),
      top: row('270:104 390:128 560:110'),
      front: row('560:0.84 670:1 782:0.97'),
      round: 9,
      material: 'plastic',
    },
  ],
  rack: 'none',
  mudguards: { front: 'sport', rear: 'hanger' },
});

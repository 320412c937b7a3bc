import { path, row, steps } from '../kit/notation.ts';
import type { Outline } from '../kit/types.ts';
import { motorcycle, splitSeat, sportTail, tyre } from '../motorcycle/index.ts';

const NOSE: Outline = [
  [1300, 800, 1],
  [1284, 856],
  [1210, 926],
  [1124, 980, 1],
  [1084, 962],
  [1064, 880],
  [1084, 800, 1],
  [1170, 762],
  [1256, 772],
];
const NOSE_WIDTH = {
  top: [
    [1064, 186],
    [1130, 168],
    [1200, 136],
    [1256, 92],
    [1300, 40],
  ],
  front: [
    [760, 0.62],
    [820, 0.98],
    [880, 1],
    [980, 0.72],
  ],
} as const;
/** A skin that stands `by` mm off the nose: lamp glass and what is behind it. */
const skin = (by: number) => ({
  top: NOSE_WIDTH.top.map(([x, w]) => [x, w + by] as const),
  front: NOSE_WIDTH.front,
  shell: 8,
  round: 3,
  cell: 3.5,
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
    decal: [
      {
        band: steps('620,780 780,850 1000,880 1000,850 820,800 700,756'),
        fill: 'accent',
      },
      { text: 'CBR', at: [836, 926], size: 52, fill: 'text', slant: 0.24 },
    ],
  },
  body: [
    // Side fairing from the screen to the belly.
    {
      side: path(`
        1150,950! 1080,968! 990,908 900,860 786,800! 744,700 704,560! 600,404 470,322!
        486,244 600,208 780,206 890,250 940,350! 936,450 962,560 1010,660 1086,738 1176,780!
      `),
      top: row('470:128 600:152 760:172 900:184 1000:190 1090:178 1176:148'),
      front: row('206:0.52 300:0.78 460:0.88 620:0.94 780:1.03 900:1 970:0.84'),
      shell: 16,
      round: 7,
      cell: 6.5,
      creases: [
        { at: [960, 760], slope: 0.42, height: 24, soft: 5 },
        { at: [800, 470], slope: 0.62, height: 16, soft: 5 },
      ],
      slots: [
        { centre: [860, 610], size: [170, 30], turn: 56 },
        { centre: [806, 580], size: [130, 22], turn: 56 },
      ],
      decal: [
        {
          band: steps(`
        700,540 780,640 960,740 1170,800 1170,786 960,690 860,560 760,380 640,300 560,300
      `),
          fill: 'accent',
        },
        {
          band: steps('690,500 800,640 960,752 1150,818 1150,808 960,738 806,626 700,480'),
          fill: 'accent2',
        },
        { text: 'CBR', at: [916, 812], size: 70, fill: 'text', slant: 0.24, turn: 16 },
        { text: '150R', at: [838, 300], size: 46, fill: 'accent2', slant: 0.24, turn: -4 },
      ],
    },
    // Nose, and the lamps as skins that follow it.
    {
      side: NOSE,
      ...NOSE_WIDTH,
      round: 14,
      cell: 5.5,
      creases: [{ at: [1200, 884], slope: -0.3, height: 8, soft: 5 }],
      decal: [
        {
          band: steps('1180,940 1120,984 1090,960 1150,924'),
          fill: 'accent',
        },
      ],
    },
    {
      ...skin(5),
      side: path('1299,802! 1290,832 1240,870 1150,902! 1118,900! 1176,856 1236,814 1276,788!'),
      material: 'plasticGloss',
    },
    {
      ...skin(8),
      side: path('1214,872! 1182,882! 1186,866! 1212,850!'),
      material: 'led',
    },
    {
      ...skin(8),
      side: path('1256,848! 1224,866! 1222,844! 1250,826!'),
      material: 'led',
    },
    {
      ...skin(9),
      side: path(
        '1286,800! 1280,806! 1238,826 1182,862 1130,898! 1124,896! 1178,856 1236,816 1276,792!',
      ),
      material: 'drl',
      cell: 3,
    },
    // Air duct between the lamps.
    {
      side: path('1303,798! 1296,836 1270,866 1236,884! 1226,862 1250,806 1268,780!'),
      top: row('1226:10 1250:24 1303:34'),
      round: 6,
      cell: 3.5,
      material: 'plasticGloss',
    },
    // Screen.
    {
      side: path('1166,950! 1110,1020 1040,1076! 1030,1070! 1080,1010 1110,944!'),
      top: row('1030:100 1100:128 1166:116'),
      round: 4,
      cell: 4.5,
      material: 'smoke',
    },
    // Dark core behind the fairing.
    {
      side: path('1060,880 960,860 850,780 820,600 740,420! 860,300! 900,420 930,600 1010,740'),
      top: row('740:120 900:140 1060:120'),
      round: 12,
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
      {
        band: steps('380,720 160,780 -260,950 -266,934 60,780 280,700'),
        fill: 'accent',
      },
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
  mudguards: { front: 'sport', rear: 'hanger', hugger: true },
});

import { line, path, row } from '../../kit/notation.ts';
import { across, type Body, flankGaps } from '../shapes.ts';
import type { Inlay, Lamp } from '../sheet.ts';

/** The round family scooter: full flanks that close round the wheel, a long level seat. */
export const rounded: Body = {
  family: 'round',
  apron: {
    side: path(`
      1002,892! 1066,882 1122,842 1166,772 1182,690 1168,590 1114,464 1026,358 946,290! 912,302!
      978,412 1018,530 1030,650 1016,790
    `),
    front: row('288:182 380:200 520:214 640:220 780:210 850:184 896:148'),
    round: 30,
    sweep: 0.0022,
    crease: { at: [1100, 640], slope: 1.1, height: -8 },
    decal: [{ gap: line('900,402 960,398 1010,396 1080,402') }],
  },
  cowl: {
    side: path('926,940 936,1006 974,1048 1044,1060 1112,1022 1144,956 1122,908 1066,888! 984,888'),
    front: row('884:122 920:172 958:204 1004:190 1060:96'),
    round: 36,
    sweep: 0.0016,
  },
  body: {
    side: path(`
      578,698! 300,702 60,716 -120,734 -220,746 -266,738! -282,690 -258,616! -190,556 -60,508
      60,462 180,412 320,356 430,318 500,298 646,290! 600,312 550,352 526,420 532,500 556,600
    `),
    top: row('-282:70 -240:110 -150:152 40:184 240:190 420:172 520:150 640:176'),
    front: row('300:0.9 420:0.99 520:1.03 620:1 700:0.92 760:0.84'),
    round: 28,
    crease: { at: [500, 470], slope: -0.24, height: 13 },
  },
  seat: {
    side: path(`
      616,738 598,770 480,768 330,762 210,766 90,780 -60,796 -180,802 -240,790! -246,764 -180,740
      -60,722 160,704 360,694 570,690 610,712
    `),
    top: row('-246:92 -170:128 60:146 300:152 460:136 570:106 616:80'),
  },
  mudguard: { from: 20, to: 170, drop: 84, width: 160, squareness: 3.6 },
};

/** Sizes of Activa 110 and 6G. */
export const activaSize = {
  wheelbase: 1260,
  length: 1833,
  width: 697,
  height: 1156,
  seatHeight: 764,
  groundClearance: 162,
};

/** Brown seat, leg shield and floor, which some colours have. */
export const brown = { seat: '#43352c', inner: '#5e4d40', floor: '#3b322c' };

/** Shut lines of the round flank: seat cover, front cover and side panel. */
export const familyGaps = flankGaps(
  ['560,644 420,648 200,660 0,676 -150,690 -250,694', '570,306 508,356 482,430 486,530 512,640'],
  6,
);

/** The dark lower edge of the round flank. */
export const familyEdge: Inlay = {
  on: 'body',
  facing: 'side',
  form: path(`
    620,306! 500,322 430,346 320,388 180,444 60,494 -60,540 -150,574 -232,590! -240,500! -190,490
    -60,440 60,420 180,370 320,310 440,270 620,260!
  `),
  material: 'plastic',
};

/** The tail lamp of the family scooters: upper edge, half widths above and below, height. */
export const familyTail = (top: number, half: number, low: number, height: number): Lamp => ({
  on: 'body',
  facing: 'rear',
  kind: 'tail',
  form: across(
    [[0.5, top, 1], [half * 0.6, top - 2], [half, top - 18, 1], [low, top - height + 14], [low * 0.6, top - height], [0.5, top - height, 1]], // oxfmt-ignore
  ),
  guides: [0.38, 0.7].map((k) => {
    const [w, y] = [half * 0.9 + (low - half) * k, top - height * k];
    return [[-w * 0.92, y], [-w * 0.4, y + 6], [w * 0.4, y + 6], [w * 0.92, y]]; // oxfmt-ignore
  }),
});
/** Indicators beside it. */
export const familyTurns = (top: number, half: number): Inlay => ({
  on: 'body',
  facing: 'rear',
  form: [[half + 6, top - 22, 1], [half + 26, top - 30], [half + 28, top - 52], [half + 5, top - 58, 1]], // oxfmt-ignore
  material: 'amber',
});

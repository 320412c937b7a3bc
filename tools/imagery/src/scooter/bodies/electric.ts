import { line, path, row } from '../../kit/notation.ts';
import { type Body, flankGaps } from '../shapes.ts';
import type { Inlay, Trim } from '../sheet.ts';

/** The electric scooter: flat flanks that close round the wheel, a blunt tail, a long flat seat. */
export const electric: Body = {
  family: 'electric',
  apron: {
    side: path(`
      996,888! 1062,884 1122,856! 1160,780 1170,690 1156,590 1112,480 1026,360 944,290! 914,302!
      984,412 1028,530 1042,650 1026,790
    `),
    front: row('290:166 340:190 430:207 540:214 680:217 790:211 850:196 888:160'),
    round: 18,
    sweep: 0.0013,
  },
  cowl: {
    side: path(`
      926,940 932,1000 956,1050! 1010,1072 1074,1064! 1122,1018! 1136,950 1116,896! 1060,876 984,882
    `),
    front: row('874:120 910:168 950:186 1000:184 1040:172 1074:136'),
    round: 24,
    sweep: 0.0013,
  },
  body: {
    side: path(`
      572,700! 540,704 300,704 40,718 -160,740 -296,760! -330,736! -322,622! -286,590 -180,560
      -60,546 60,532 150,494 214,430 262,352 300,276! 430,258 640,254! 600,300 544,352 518,430
      526,510 552,604
    `),
    top: row('-336:100 -296:122 -200:150 0:172 220:178 440:172 540:152 640:172'),
    front: row('260:0.88 400:0.98 520:1 700:0.98 770:0.93'),
    round: 18,
  },
  seat: {
    side: path(`
      606,742! 586,772 480,772 300,766 120,776 0,786 -160,800 -236,802 -266,786! -250,760 -140,738
      40,716 300,702 560,698 604,714
    `),
    top: row('-266:92 -180:126 60:146 300:152 460:136 560:106 606:80'),
  },
  mudguard: { from: 28, to: 162, drop: 64, width: 148, squareness: 4.2, nose: 0.5 },
  forms: {
    under: path(
      '-200,660 -240,610 -150,560 -60,530 60,526 200,440 300,400 480,390 490,640 200,690',
    ),
    rail: [[60, 752, 148], [-60, 790, 158], [-190, 818, 134], [-280, 828, 74]], // oxfmt-ignore
  },
};

/** Black lower edge of the flank, along the wheel arch to the tail. */
export const electricSkirt: Inlay = {
  on: 'body',
  facing: 'side',
  form: path(`
    660,424! 330,424 246,474 166,536 60,572 -60,584 -180,598 -350,640! -350,500! 0,440! 200,240!
    660,240!
  `),
  material: 'plastic',
};

/** Gaps of the service panel in front of the seat, of the tail cover and beside the front panel. */
export const electricGaps: readonly Trim[] = [
  ...flankGaps(['462,700 454,600 464,500 476,428', '-184,736 -196,690 -190,606']),
  {
    on: 'apron',
    facing: 'front',
    line: line('168,868 190,790 186,690 160,590 124,500 112,440'),
    material: 'black',
  },
];

import { line, path, row } from '../../kit/notation.ts';
import { across, type Body } from '../shapes.ts';
import type { Inlay, Lamp, Trim } from '../sheet.ts';

/** The round family scooter: full flanks that close round the wheel, a long level seat. */
export const family: Body = {
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
    side: path('892,950 908,1010 962,1052 1044,1060 1112,1022 1144,956 1122,908 1066,888! 976,886'),
    front: row('884:122 920:172 958:204 1004:190 1060:96'),
    round: 36,
    sweep: 0.0016,
  },
  body: {
    side: path(`
      576,700! 300,706 60,722 -120,742 -230,760 -286,752! -302,700 -280,640! -190,588 -60,520
      60,468 180,412 320,356 440,316 520,300! 540,372 556,480 570,600
    `),
    top: row('-302:62 -250:106 -150:152 40:184 240:190 420:168 576:122'),
    front: row('300:0.9 420:0.99 520:1.03 620:1 700:0.92 760:0.84'),
    round: 28,
    crease: { at: [500, 470], slope: -0.24, height: 13 },
  },
  seat: {
    side: path(`
      606,738 588,770 480,768 330,762 210,766 90,780 -60,796 -190,802 -256,790! -262,766 -180,744
      -60,726 160,708 360,696 560,692 600,712
    `),
    top: row('-262:88 -170:128 60:146 300:152 460:136 560:106 606:80'),
  },
  mudguard: { from: 20, to: 170, drop: 84, width: 160, squareness: 3.6 },
};

/** Shut lines of the round flank: seat cover, front cover and side panel. */
export const familyGaps: readonly Trim[] = [
  '552,646 420,650 200,664 0,684 -180,708 -270,716',
  '530,322 500,420 488,530 496,648',
].map((l) => ({ on: 'body', facing: 'side', line: line(l), material: 'black', width: 6 }));

/** The dark lower edge of the round flank. */
export const familyEdge: Inlay = {
  on: 'body',
  facing: 'side',
  form: path(`
    530,330! 440,346 320,388 180,444 60,502 -60,554 -190,620 -276,664! -320,620! -190,540 -60,470
    60,420 180,370 320,310 440,270 540,260!
  `),
  material: 'plastic',
};

/** The wide tail lamp of the family scooters with indicators beside it. */
export const familyTail: readonly Lamp[] = [
  {
    on: 'body',
    facing: 'rear',
    kind: 'tail',
    form: across(path('0.5,742! 60,740 98,724! 94,682 60,670 0.5,670!')),
    guides: [line('-78,712 -30,720 30,720 78,712'), line('-74,692 -30,696 30,696 74,692')],
  },
];
export const rearTurns: Inlay = {
  on: 'body',
  facing: 'rear',
  form: path('104,728! 128,718 132,692 102,684!'),
  material: 'amber',
};

import { line, path, row } from '../../kit/notation.ts';
import { across, type Body, flankGaps } from '../shapes.ts';
import type { Inlay, Lamp } from '../sheet.ts';

/** The sharp scooter: beak over the wheel, split seat, short kicked-up tail, hard swage lines. */
export const sport: Body = {
  family: 'sporty',
  apron: {
    side: path(`
      1004,894! 1074,884 1138,846! 1226,780 1240,750! 1184,696 1146,596 1098,456 1022,356 946,290!
      920,304! 996,420 1040,540 1050,650 1034,790
    `),
    front: row('290:176 380:194 480:204 560:204 640:208 730:216 790:212 850:182 896:142'),
    round: 14,
    sweep: 0.0026,
    crease: { at: [1100, 640], slope: 0.9, height: -16 },
  },
  cowl: {
    side: path('926,934 936,990 984,1036! 1046,1030! 1112,990! 1138,948! 1096,904 1056,890! 984,888'), // oxfmt-ignore
    front: row('888:104 920:152 956:196 996:172 1036:84'),
    round: 16,
    sweep: 0.002,
  },
  body: {
    side: path(`
      548,690! 380,686 200,700 20,734 -140,778 -270,814 -318,822! -322,800! -256,738 -170,672
      -60,604 60,530 190,452 320,378 430,322 500,296 600,288! 548,324 502,390 496,500 526,604
    `),
    top: row('-322:44 -262:88 -140:138 40:172 240:182 420:160 500:146 600:168'),
    front: row('300:0.86 420:0.96 540:1.03 640:1 740:0.87 820:0.74'),
    round: 20,
    crease: { at: [500, 500], slope: -0.36, height: 20 },
  },
  seat: {
    side: path(`
      578,736 560,766 460,764 330,756 240,760 180,776! 136,816! 40,826 -100,846 -190,856 -232,846!
      -222,806 -100,766 20,730 200,698 380,682 540,682 574,708
    `),
    top: row('-236:62 -160:108 60:134 160:136 300:148 440:132 540:100 578:74'),
  },
  mudguard: { from: 36, to: 160, drop: 54, width: 150, squareness: 2.8, nose: 0.2 },
  forms: {
    shield: path(`
      1026,892! 1014,790 1032,650 1020,530 974,412 894,306! 862,316! 938,430 984,540 994,650 978,790
      984,896!
    `),
    floor: path('446,296 474,330! 560,318 860,318 934,344! 958,318 886,266 620,254 486,262'),
    skirt: path('440,300 474,310! 540,304 880,304! 930,324 900,284 850,268 620,264 500,272'),
    heel: path('574,690 540,590 514,490 518,410 560,318! 460,330 440,690'),
    under: path('-60,610 -70,550 -30,488 60,464 300,430 460,400 466,640 200,670 0,680'),
    tail: path(`
      -90,610 -180,660 -240,712 -284,718! -296,676! -336,536 -322,520! -300,542 -262,610 -200,640
      -150,606
    `),
    plate: [-326, 598, -16],
    rail: [[40, 790, 140], [-80, 826, 148], [-190, 856, 126], [-272, 868, 88]], // oxfmt-ignore
  },
};

/** Shut lines of the sharp flank. */
export const sportGaps = flankGaps(
  ['520,612 420,622 240,640 60,674 -120,730 -262,786', '524,312 470,376 456,450 460,530 480,616'],
  6,
);

/** The tail lamp of the sport scooters: slim red wedges in the kicked-up tail. */
export const sportTail: Lamp = {
  on: 'body',
  facing: 'rear',
  kind: 'tail',
  form: across(path('0.5,808! 44,804 72,786! 54,752 24,740! 0.5,740!')),
  guides: [line('0,752 26,756 54,784'), line('0,766 22,770 44,792')],
};
export const sportRearTurns: Inlay = {
  on: 'body',
  facing: 'rear',
  form: path('80,774! 100,764 98,750 74,750!'),
  material: 'amber',
};

/** The lower flank in another finish, from the floor to the tail. */
export const skirt = (material: Inlay['material'], rise = 0): Inlay => ({
  on: 'body',
  facing: 'side',
  form: path(
    `610,${400 + rise}! 430,${436 + rise} 200,${516 + rise} -40,${612 + rise} -210,${690 + rise}! ` +
      '-330,600! -60,400! 300,260! 610,260!',
  ),
  material,
  out: 2.5,
});

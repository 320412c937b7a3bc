import { line, path, row } from '../../kit/notation.ts';
import { across, type Body } from '../shapes.ts';
import type { Inlay, Lamp, Trim } from '../sheet.ts';

/** The sharp scooter: beak over the wheel, split seat, short kicked-up tail, hard swage lines. */
export const sport: Body = {
  apron: {
    side: path(`
      1000,896! 1072,888 1136,850! 1210,784 1222,752! 1176,694 1146,596 1098,456 1022,356 946,290!
      914,304! 984,420 1024,540 1034,650 1022,790
    `),
    front: row('290:176 380:194 480:204 560:202 640:206 730:216 790:212 850:182 900:140'),
    round: 14,
    sweep: 0.0026,
    crease: { at: [1100, 640], slope: 0.9, height: -16 },
  },
  cowl: {
    side: path('930,936 938,996 984,1048! 1050,1044! 1116,1000! 1142,954! 1096,902 1056,888! 984,886'), // prettier-ignore
    front: row('884:104 920:152 958:196 1000:176 1048:84'),
    round: 16,
    sweep: 0.002,
  },
  body: {
    side: path(`
      572,692! 380,688 200,700 20,734 -140,776 -270,810 -322,818! -326,796! -256,730 -170,656
      -60,582 60,516 190,446 320,376 430,322 500,296 620,288! 570,324 530,390 526,500 552,604
    `),
    top: row('-326:44 -262:88 -140:138 40:172 240:182 420:164 520:144 620:170'),
    front: row('300:0.86 420:0.96 540:1.03 640:1 740:0.87 820:0.74'),
    round: 20,
    crease: { at: [500, 500], slope: -0.36, height: 20 },
  },
  seat: {
    side: path(`
      602,738 584,772 470,768 330,760 240,764 180,778! 136,812! 40,820 -100,836 -196,844 -236,834!
      -226,804 -100,764 20,730 200,698 380,684 560,684 598,710
    `),
    top: row('-236:62 -160:108 60:134 160:136 300:148 460:132 560:100 602:74'),
  },
  mudguard: { from: 32, to: 166, drop: 62, width: 150, squareness: 2.8, nose: 0.26 },
  forms: {
    under: path('-150,640 -190,580 -120,520 -40,478 80,464 300,430 480,400 490,640 200,670 0,690'),
    tail: path(`
      -90,590 -180,640 -250,700 -290,706! -298,660! -336,500 -322,486! -300,508 -262,586 -200,606
      -150,560
    `),
    plate: [-322, 590, -12],
    rail: [[40, 784, 140], [-80, 816, 148], [-190, 842, 126], [-276, 852, 88]], // prettier-ignore
  },
};

/** Shut lines of the sharp flank. */
export const sportGaps: readonly Trim[] = [
  '560,610 420,622 240,640 60,674 -120,730 -262,786',
  '550,310 500,376 486,450 490,530 510,612',
].map((l) => ({ on: 'body', facing: 'side', line: line(l), material: 'black', width: 6 }));

/** A lamp group of the sport scooters: slim red wedges in the kicked-up tail. */
export const sportTail: readonly Lamp[] = [
  {
    on: 'body',
    facing: 'rear',
    kind: 'tail',
    form: across(path('0.5,808! 44,804 72,786! 54,752 24,740! 0.5,740!')),
    guides: [line('0,752 26,756 54,784'), line('0,766 22,770 44,792')],
  },
];
export const sportRearTurns: Inlay = {
  on: 'body',
  facing: 'rear',
  form: path('80,776! 106,762 104,740 70,740!'),
  material: 'amber',
};

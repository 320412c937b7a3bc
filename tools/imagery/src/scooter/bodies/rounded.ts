import { line, path, row } from '../../kit/notation.ts';
import { across, type Body } from '../shapes.ts';
import type { Inlay, Lamp } from '../sheet.ts';

/** The round family scooter. */
export const family: Body = {
  apron: {
    side: path(`
      994,886! 1052,878 1104,838 1142,764 1156,680 1146,580 1100,462 1020,360 942,290! 914,302!
      984,412 1028,530 1042,650 1026,790
    `),
    front: row('288:176 380:198 520:212 660:216 780:204 850:180 900:146'),
    round: 30,
    sweep: 0.002,
    crease: { at: [1100, 640], slope: 1.1, height: -7 },
    decal: [{ gap: line('900,402 960,398 1010,396 1080,402') }],
  },
  cowl: {
    side: path('904,946 920,1006 978,1052 1052,1056 1110,1010 1130,944 1088,890 990,882'),
    front: row('878:100 920:156 960:192 1004:182 1056:92'),
    round: 34,
    sweep: 0.0016,
  },
  body: {
    side: path(`
      584,690! 300,702 20,728 -200,762 -296,774 -336,744 -332,690 -292,614 -190,530 0,448 180,388
      330,338 440,312 522,300! 544,372 560,480 574,600
    `),
    top: row('-336:66 -270:112 -150:154 40:182 240:186 420:160 584:114'),
    front: row('300:0.86 420:0.98 520:1.03 620:1.01 720:0.9 800:0.78'),
    round: 44,
    crease: { at: [500, 470], slope: -0.24, height: 12 },
    decal: [
      { gap: line('560,640 420,648 200,668 0,694 -200,728 -250,738') },
      { gap: line('546,392 480,420 430,500 420,640') },
    ],
  },
  seat: {
    side: path(`
      604,738 578,770 450,773 250,764 130,770 40,788 -100,804 -230,810 -270,794! -250,770 -60,744
      160,716 360,702 560,694 600,712
    `),
    top: row('-270:84 -170:122 60:142 300:150 460:132 560:100 604:74'),
  },
  mudguard: { from: 22, to: 168, drop: 74, width: 160, squareness: 3.6 },
};

/** The wide tail lamp of the family scooters with indicators beside it. */
export const familyTail: readonly Lamp[] = [
  {
    on: 'body',
    facing: 'rear',
    kind: 'tail',
    form: across(path('0.5,756! 60,754 98,736! 94,698 60,688 0.5,688!')),
    guides: [line('-78,726 -30,734 30,734 78,726'), line('-74,708 -30,712 30,712 74,708')],
  },
];
export const rearTurns: Inlay = {
  on: 'body',
  facing: 'rear',
  form: path('104,740! 128,730 132,706 102,698!'),
  material: 'amber',
};
